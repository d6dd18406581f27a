import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import * as z from 'zod/mini'
import { Form, PhoneField, useSubmit } from '.'

const schema = z.object({ phone: z.string() })

function Contact({
  send = () => undefined,
  stored,
}: {
  send?: (values: unknown) => unknown
  stored?: string
}) {
  const { form, submit } = useSubmit(schema, send)
  return (
    <Form form={form} onSubmit={submit}>
      <PhoneField label="WhatsApp" name="phone" defaultValue={stored} />
      <button type="submit">Enviar</button>
    </Form>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'WhatsApp' })
const caret = () => field().selectionStart
const putCaret = (position: number) => field().setSelectionRange(position, position)

it('passes axe and can be filled in by the browser', async () => {
  const { container } = render(<Contact />)
  expect(field()).toHaveAttribute('type', 'tel')
  expect(field()).toHaveAttribute('autocomplete', 'tel')
  expect(await axe(container)).toHaveNoViolations()
})

it('is written while it is typed, and sent as it is written', async () => {
  const send = jest.fn()
  render(<Contact send={send} />)
  const seen: string[] = []
  for (const digit of '11912345678') {
    await userEvent.type(field(), digit)
    seen.push(field().value)
  }
  expect(seen).toEqual([
    '(1',
    '(11',
    '(11) 9',
    '(11) 91',
    '(11) 912',
    '(11) 9123',
    '(11) 91234',
    '(11) 91234-5',
    '(11) 91234-56',
    '(11) 91234-567',
    '(11) 91234-5678',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(send).toHaveBeenCalledWith({ phone: '(11) 91234-5678' })
})

it.each([
  ['11912345678', '(11) 91234-5678'],
  ['(11) 91234-5678', '(11) 91234-5678'],
  ['5511912345678', '(11) 91234-5678'],
  ['+5511912345678', '+5511912345678'],
  ['+351 912 345 678', '+351 912 345 678'],
])('takes %s when it is pasted', async (text, shown) => {
  render(<Contact />)
  await userEvent.click(field())
  await userEvent.paste(text)
  expect(field()).toHaveValue(shown)
})

it('can be emptied from its end, a digit a press', async () => {
  render(<Contact />)
  await userEvent.type(field(), '11912345678')
  await userEvent.keyboard('{Backspace>11/}')
  expect(field()).toHaveValue('')
})

it('keeps the caret where somebody corrects a digit', async () => {
  render(<Contact />)
  await userEvent.type(field(), '1191234567')
  putCaret(7)
  await userEvent.keyboard('0')
  expect(field()).toHaveValue('(11) 91023-4567')
  expect(caret()).toBe(8)
  await userEvent.keyboard('{Backspace}')
  expect(field()).toHaveValue('(11) 91234-567')
  expect(caret()).toBe(7)
})

it('goes past signs in both directions', async () => {
  render(<Contact />)
  await userEvent.type(field(), '11912345678')
  putCaret(5)
  await userEvent.keyboard('{Backspace}')
  expect(field()).toHaveValue('(11) 91234-5678')
  expect(caret()).toBe(3)
  await userEvent.keyboard('{Backspace}')
  expect(field()).toHaveValue('(19) 1234-5678')
  expect(caret()).toBe(2)
  putCaret(9)
  await userEvent.keyboard('{Delete}')
  expect(field()).toHaveValue('(19) 1234-5678')
  expect(caret()).toBe(10)
  await userEvent.keyboard('{Delete}')
  expect(field()).toHaveValue('(19) 1234-678')
})

it('begins with a number that is stored, as people know it', () => {
  render(<Contact stored="+5511912345678" />)
  expect(field()).toHaveValue('(11) 91234-5678')
})
