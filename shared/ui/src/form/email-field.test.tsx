import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import * as z from 'zod/mini'
import { EmailField, Form, useSubmit } from '.'

const emailForm = z.object({ email: z.string() })

function Ask({ send = () => undefined }: { send?: (values: { email: string }) => unknown }) {
  const { form, submit } = useSubmit(emailForm, send)
  return (
    <Form form={form} onSubmit={submit}>
      <EmailField form={form} label="E-mail" autoComplete="email" />
      <button type="submit">Enviar</button>
    </Form>
  )
}

const field = () => screen.getByRole('textbox', { name: 'E-mail' })
const meant = (within = 3000) =>
  screen.findByRole('button', { name: 'Você quis dizer ana@gmail.com?' }, { timeout: within })

it('offers the address that was probably meant, and sends it when taken', async () => {
  const send = jest.fn()
  const { container } = render(<Ask send={send} />)
  await userEvent.type(field(), 'ana@gmial.com')
  expect((await meant()).closest('[role="status"]')).not.toBeNull()
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(await meant())
  expect(field()).toHaveValue('ana@gmail.com')
  expect(field()).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Você quis dizer/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(send).toHaveBeenCalledWith({ email: 'ana@gmail.com' })
})

it('is reached by keyboard', async () => {
  render(<Ask />)
  await userEvent.type(field(), 'ana@gmial.com')
  const button = await meant()
  await userEvent.tab()
  expect(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(field()).toHaveValue('ana@gmail.com')
})

it('leaves alone what somebody goes on typing, and what is right', async () => {
  render(<Ask />)
  await userEvent.type(field(), 'ana@gmial.com')
  await meant()
  await userEvent.type(field(), '{Backspace}')
  expect(screen.queryByRole('button', { name: /^Você quis dizer/ })).not.toBeInTheDocument()
  await userEvent.clear(field())
  await userEvent.paste('ana@empresa.com.br')
  // Twice as long as somebody who types is left in peace.
  await expect(meant(1200)).rejects.toThrow()
})

it('lets an address be sent as it is', async () => {
  const send = jest.fn()
  render(<Ask send={send} />)
  await userEvent.type(field(), 'ana@gmial.com')
  await meant()
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(send).toHaveBeenCalledWith({ email: 'ana@gmial.com' })
})
