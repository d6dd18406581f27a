import { AppError, describeError } from '@ag/core'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import * as z from 'zod/mini'
import { Button } from '../button/button'
import { Checkbox, Field, Form, FormError, PasswordField, useSubmit } from '.'

const schema = z.object({
  email: z.string().check(z.trim(), z.regex(/^\S+@\S+$/, 'Informe um e-mail válido.')),
  password: z.string().check(z.minLength(12, 'Use pelo menos 12 caracteres.')),
  accept: z.literal(true, 'Aceite os termos para continuar.'),
})

function Signup({ send }: { send: (values: z.output<typeof schema>) => unknown }) {
  const { form, submit, pending, failure } = useSubmit(schema, send)
  return (
    <Form form={form} onSubmit={submit}>
      {failure !== undefined && <FormError {...describeError(failure, 'signup')} />}
      <Field label="E-mail" name="email" type="email" autoComplete="email" required />
      <PasswordField label="Senha" name="password" autoComplete="new-password" hint="12 ou mais" required />
      <Checkbox name="accept" required>
        Aceito os <a href="/terms">termos</a>.
      </Checkbox>
      <Button type="submit" loading={pending}>
        Criar conta
      </Button>
    </Form>
  )
}

const email = () => screen.getByRole('textbox', { name: 'E-mail' })
const password = () => screen.getByLabelText(/^Senha/)
const accept = () => screen.getByRole('checkbox', { name: /^Aceito os termos/ })
const button = () => screen.getByRole('button', { name: 'Criar conta' })

async function fillIn() {
  await userEvent.type(email(), ' ana@empresa.com.br ')
  await userEvent.type(password(), 'frase longa e rara')
  await userEvent.click(accept())
}

it('passes axe, empty and refused', async () => {
  const { container } = render(<Signup send={jest.fn()} />)
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(button())
  expect(await axe(container)).toHaveNoViolations()
})

it('is filled in and sent by keyboard, as the schema understands it', async () => {
  const send = jest.fn()
  render(<Signup send={send} />)
  await userEvent.tab()
  await userEvent.keyboard(' ana@empresa.com.br ')
  await userEvent.tab()
  await userEvent.keyboard('frase longa e rara')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Mostrar senha' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await userEvent.tab()
  await userEvent.tab()
  expect(button()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(send).toHaveBeenCalledWith({
    email: 'ana@empresa.com.br',
    password: 'frase longa e rara',
    accept: true,
  })
})

it('ties each message to its field, focuses the first and sends nothing', async () => {
  const send = jest.fn()
  render(<Signup send={send} />)
  await userEvent.type(email(), 'ana')
  await userEvent.click(button())
  expect(email()).toBeInvalid()
  expect(email()).toHaveAccessibleDescription('Informe um e-mail válido.')
  expect(password()).toHaveAccessibleDescription('12 ou mais Use pelo menos 12 caracteres.')
  expect(accept()).toHaveAccessibleDescription('Aceite os termos para continuar.')
  expect(email()).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

it('takes a message away as soon as it no longer holds', async () => {
  render(<Signup send={jest.fn()} />)
  await userEvent.click(button())
  await userEvent.type(email(), 'ana@empresa.com.br')
  expect(email()).toBeValid()
  expect(screen.queryByText('Informe um e-mail válido.')).not.toBeInTheDocument()
})

it('shows and hides the password, and keeps it', async () => {
  render(<Signup send={jest.fn()} />)
  await userEvent.type(password(), 'segredo')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }))
  expect(password()).toHaveAttribute('type', 'text')
  expect(password()).toHaveValue('segredo')
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }))
  expect(password()).toHaveAttribute('type', 'password')
})

it('is busy while it is sent and takes no second press', async () => {
  let finish: () => void = () => undefined
  const send = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  render(<Signup send={send} />)
  await fillIn()
  await userEvent.click(button())
  expect(button()).toBeDisabled()
  expect(button()).toHaveAttribute('aria-busy', 'true')
  await act(async () => finish())
  expect(button()).toBeEnabled()
  expect(send).toHaveBeenCalledTimes(1)
})

it('announces what went wrong with the whole', async () => {
  render(
    <Signup
      send={() => {
        throw new AppError('INTERNAL', { status: 500 })
      }}
    />,
  )
  await fillIn()
  await userEvent.click(button())
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Erro ao criar contaNão foi possível criar sua conta. Tente novamente.',
  )
})

it("puts the server's words on the field they are about", async () => {
  const weak = {
    field: 'password',
    code: 'PASSWORD_WEAK',
    message: 'Essa senha é fácil de adivinhar. Use uma frase ou palavras pouco comuns.',
  }
  render(
    <Signup
      send={() => {
        throw new AppError('VALIDATION_FAILED', { status: 400, errors: [weak] })
      }}
    />,
  )
  await fillIn()
  await userEvent.click(button())
  expect(password()).toHaveAccessibleDescription(`12 ou mais ${weak.message}`)
  expect(password()).toHaveFocus()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('still says what is refused when the form has no such field', async () => {
  const unknown = { field: 'product_id', code: 'UNKNOWN', message: 'Não existe.' }
  render(
    <Signup
      send={() => {
        throw new AppError('VALIDATION_FAILED', { status: 400, errors: [unknown] })
      }}
    />,
  )
  await fillIn()
  await userEvent.click(button())
  expect(screen.getByRole('alert')).toBeVisible()
})

it('keeps what was typed before the page was awake', async () => {
  const send = jest.fn()
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(<Signup send={send} />)
  await userEvent.type(email(), 'ana@empresa.com.br')
  await userEvent.type(password(), 'frase longa e rara')
  await userEvent.click(accept())

  const root = await act(async () => hydrateRoot(page, <Signup send={send} />))
  expect(email()).toHaveValue('ana@empresa.com.br')
  await userEvent.click(button())
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ password: 'frase longa e rara', accept: true }))
  act(() => root.unmount())
  page.remove()
})

it('never puts a secret into an address, not even without scripts', () => {
  document.body.innerHTML = renderToString(<Signup send={jest.fn()} />)
  expect(document.querySelector('form')).toHaveAttribute('method', 'post')
})

it('leads to the login where the session has ended meanwhile', () => {
  render(<FormError {...describeError(new AppError('AUTH_SESSION_EXPIRED'))} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Sua sessão expirou. Faça login novamente.')
  expect(screen.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute('href', '/auth/login?from=%2F')
})

it('leads nobody back out of a form', () => {
  render(<FormError {...describeError(new AppError('FORBIDDEN'))} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Acesso negado')
  expect(screen.queryByRole('button', { name: 'Voltar' })).not.toBeInTheDocument()
})
