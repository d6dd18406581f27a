import { AppError } from '@ag/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import * as z from 'zod/mini'
import { Button } from '../button/button'
import { Checkbox, Field, Form, FormError, PasswordField, PhoneField, Select, useSubmit } from '.'

const schema = z.object({
  name: z.string(),
  phone: z.string(),
  size: z.string(),
  news: z.boolean(),
  password: z.string(),
  code: z.string(),
})

interface ProfileProps {
  owner?: string
  name?: string
  send?: (values: z.output<typeof schema>) => unknown
}

function Profile({ owner = 'usr_1', name = 'Ana Souza', send = () => undefined }: ProfileProps) {
  const { form, submit, failure, draft } = useSubmit(schema, send, { draft: 'profile', owner })
  return (
    <Form form={form} onSubmit={submit} draft={draft}>
      {failure !== undefined && <FormError title="Não salvou" message="Tente de novo." />}
      <Field label="Nome" name="name" defaultValue={name} />
      <PhoneField label="WhatsApp" name="phone" />
      <Select label="Equipe" name="size">
        <option value="1">Uma pessoa</option>
        <option value="9">Mais pessoas</option>
      </Select>
      <Checkbox name="news">Novidades</Checkbox>
      <PasswordField label="Senha" name="password" autoComplete="current-password" />
      <Field label="Código" name="code" autoComplete="one-time-code" />
      <Button type="submit">Salvar</Button>
    </Form>
  )
}

function Search() {
  const { form, submit, draft } = useSubmit(z.object({ word: z.string() }), () => undefined)
  return (
    <Form form={form} onSubmit={submit} draft={draft}>
      <Field label="Busca" name="word" />
    </Form>
  )
}

const name = () => screen.getByRole('textbox', { name: 'Nome' })
const phone = () => screen.getByRole('textbox', { name: 'WhatsApp' })
const size = () => screen.getByRole('combobox', { name: 'Equipe' })
const news = () => screen.getByRole('checkbox', { name: 'Novidades' })
const notice = () => screen.queryByText('Recuperamos o que você havia digitado.')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
const stored = () => sessionStorage.getItem('ag.draft.profile')

/** Somebody types, and the page goes away. */
async function typeAndLose() {
  const { unmount } = render(<Profile />)
  await userEvent.clear(name())
  await userEvent.type(name(), 'Ana Prado')
  await userEvent.type(phone(), '11912345678')
  await userEvent.selectOptions(size(), '9')
  await userEvent.click(news())
  unmount()
}

beforeEach(() => sessionStorage.clear())

it('comes back after the page went away, and says so', async () => {
  await typeAndLose()
  const send = jest.fn()
  const { container } = render(<Profile send={send} />)
  expect(notice()?.closest('[role="status"]')).toBeInTheDocument()
  expect(name()).toHaveValue('Ana Prado')
  expect(phone()).toHaveValue('(11) 91234-5678')
  expect(size()).toHaveValue('9')
  expect(news()).toBeChecked()
  expect(await axe(container)).toHaveNoViolations()
  await save()
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Ana Prado', phone: '(11) 91234-5678', size: '9', news: true }),
  )
})

it('never holds a password, shown or hidden, or a code', async () => {
  const { unmount } = render(<Profile />)
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }))
  await userEvent.type(screen.getByLabelText('Senha'), ' à vista')
  await userEvent.type(screen.getByLabelText('Código'), '123456')
  expect(stored()).toBeNull()
  await userEvent.type(name(), '!')
  expect(stored()).toBe(JSON.stringify({ owner: 'usr_1', values: { name: 'Ana Souza!' } }))
  unmount()
})

it('can be discarded', async () => {
  await typeAndLose()
  const { unmount } = render(<Profile />)
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }))
  expect(name()).toHaveValue('Ana Souza')
  expect(name()).toHaveFocus()
  expect(phone()).toHaveValue('')
  expect(size()).toHaveValue('1')
  expect(news()).not.toBeChecked()
  expect(notice()).not.toBeInTheDocument()
  expect(stored()).toBeNull()
  unmount()
  render(<Profile />)
  expect(notice()).not.toBeInTheDocument()
})

it('is gone once it has been sent, and stays while sending fails', async () => {
  await typeAndLose()
  let works = false
  const send = () => {
    if (!works) throw new AppError('UNAVAILABLE')
  }
  render(<Profile send={send} />)
  await save()
  expect(screen.getByRole('alert')).toBeVisible()
  expect(stored()).not.toBeNull()
  works = true
  await save()
  expect(stored()).toBeNull()
  expect(notice()).not.toBeInTheDocument()
  expect(name()).toHaveValue('Ana Prado')
})

it('is shown to nobody else', async () => {
  await typeAndLose()
  render(<Profile owner="usr_2" name="Bia Lima" />)
  expect(name()).toHaveValue('Bia Lima')
  expect(notice()).not.toBeInTheDocument()
  expect(stored()).toBeNull()
})

it('leaves alone what nobody has changed', async () => {
  const { unmount } = render(<Profile />)
  await userEvent.type(phone(), '11912345678')
  unmount()
  render(<Profile name="Ana Prado" />)
  expect(notice()).toBeInTheDocument()
  expect(name()).toHaveValue('Ana Prado')
})

it('says nothing of what is there anyway', async () => {
  await typeAndLose()
  sessionStorage.setItem(
    'ag.draft.profile',
    JSON.stringify({ owner: 'usr_1', values: { name: 'Ana Souza' } }),
  )
  render(<Profile />)
  expect(notice()).not.toBeInTheDocument()
})

it.each(['{', 'null', '7', '{"owner":"usr_1"}'])('is none where storage holds %s', (text) => {
  sessionStorage.setItem('ag.draft.profile', text)
  render(<Profile />)
  expect(name()).toHaveValue('Ana Souza')
  expect(notice()).not.toBeInTheDocument()
})

it('is none where storage is blocked', async () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse)
  const send = jest.fn()
  render(<Profile send={send} />)
  await userEvent.type(name(), '!')
  await save()
  expect(send).toHaveBeenCalledTimes(1)
  jest.restoreAllMocks()
})

it('is kept of no form that has no name', async () => {
  render(<Search />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Busca' }), 'padaria')
  expect(Object.keys(sessionStorage)).toEqual([])
})
