import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import * as z from 'zod/mini'
import { Button } from '../button/button'
import { Checkbox, Field, Form, Input, RadioGroup, Select, Switch, Textarea, useSubmit } from '.'

const schema = z.object({
  subject: z.string().check(z.minLength(1, 'Escolha um assunto.')),
  message: z.string().check(z.minLength(10, 'Conte um pouco mais.')),
  alerts: z.boolean(),
  company: z.string(),
})

function Contact({ send = () => undefined }: { send?: (values: z.output<typeof schema>) => unknown }) {
  const { form, submit } = useSubmit(schema, send)
  return (
    <Form form={form} onSubmit={submit}>
      <Select label="Assunto" name="subject" placeholder="Escolha" required>
        <option value="demo">Demonstração</option>
        <option value="support">Suporte</option>
      </Select>
      <Textarea label="Mensagem" name="message" hint="Sem dados pessoais" required />
      <Switch name="alerts" hint="No máximo um por dia">
        Avisos por e-mail
      </Switch>
      <Field label="Empresa" name="company" defaultValue="Padaria Sol" />
      <Button type="submit">Enviar</Button>
    </Form>
  )
}

const subject = () => screen.getByRole('combobox', { name: 'Assunto' })
const message = () => screen.getByRole('textbox', { name: 'Mensagem' })
const alerts = () => screen.getByRole('switch', { name: 'Avisos por e-mail' })
const button = () => screen.getByRole('button', { name: 'Enviar' })

it('passes axe, untouched, refused and disabled', async () => {
  const { container } = render(
    <>
      <Contact />
      <Input aria-label="Buscar" />
      <Checkbox name="kept" disabled>
        Necessários
      </Checkbox>
      <Select label="Plano" name="plan" disabled>
        <option>Mensal</option>
      </Select>
    </>,
  )
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(button())
  expect(await axe(container)).toHaveNoViolations()
})

it('is filled in by keyboard, and sends what it began with', async () => {
  const send = jest.fn()
  render(<Contact send={send} />)
  await userEvent.tab()
  expect(subject()).toHaveFocus()
  await userEvent.selectOptions(subject(), 'support')
  await userEvent.tab()
  await userEvent.keyboard('Preciso de ajuda')
  await userEvent.tab()
  expect(alerts()).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(alerts()).toBeChecked()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(send).toHaveBeenCalledWith({
    subject: 'support',
    message: 'Preciso de ajuda',
    alerts: true,
    company: 'Padaria Sol',
  })
})

it('is filled in by pointer', async () => {
  const send = jest.fn()
  render(<Contact send={send} />)
  await userEvent.selectOptions(subject(), 'Demonstração')
  await userEvent.type(message(), 'Quero ver como funciona')
  await userEvent.click(screen.getByText('Avisos por e-mail'))
  await userEvent.click(alerts())
  await userEvent.click(button())
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ subject: 'demo', alerts: false }))
})

it('ties hints and messages to every kind of control, and focuses the first that is wrong', async () => {
  render(<Contact />)
  await userEvent.click(button())
  expect(subject()).toBeInvalid()
  expect(subject()).toHaveFocus()
  expect(subject()).toHaveAccessibleDescription('Escolha um assunto.')
  expect(message()).toHaveAccessibleDescription('Sem dados pessoais Conte um pouco mais.')
  expect(alerts()).toHaveAccessibleDescription('No máximo um por dia')
})

it('marks what must be filled in with an asterisk that is seen and not read out', () => {
  render(<Contact />)
  expect(screen.getAllByText('*')).toHaveLength(2)
  for (const asterisk of screen.getAllByText('*')) expect(asterisk).toHaveAttribute('aria-hidden', 'true')
  expect(subject()).toBeRequired()
})

it('outside a form is the plain control of its owner', async () => {
  const turned = jest.fn()
  const { rerender } = render(
    <Switch name="theme" checked={false} onChange={(event) => turned(event.target.checked)}>
      Tema escuro
    </Switch>,
  )
  await userEvent.click(screen.getByRole('switch', { name: 'Tema escuro' }))
  expect(turned).toHaveBeenCalledWith(true)
  rerender(
    <Switch name="theme" checked onChange={turned}>
      Tema escuro
    </Switch>,
  )
  expect(screen.getByRole('switch', { name: 'Tema escuro' })).toBeChecked()
})

it('cannot be turned while disabled', async () => {
  const turned = jest.fn()
  render(
    <Checkbox name="necessary" checked disabled onChange={turned}>
      Necessários
    </Checkbox>,
  )
  await userEvent.click(screen.getByText('Necessários'))
  expect(screen.getByRole('checkbox')).toBeChecked()
  expect(turned).not.toHaveBeenCalled()
})

it('has no style attribute when rendered on a server', () => {
  expect(renderToString(<Contact />)).not.toMatch(/ style=/)
})

/** A page that was rendered ahead, before its scripts. */
function showAhead(element: ReactElement): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = renderToString(element)
  document.body.append(place)
  return place
}

const channel = z.object({ channel: z.enum(['video', 'phone'], 'Escolha o canal.') })

interface AskingProps {
  send: (values: z.output<typeof channel>) => unknown
  defaultValue?: string
}

function Asking({ send, defaultValue }: AskingProps) {
  const { form, submit } = useSubmit(channel, send)
  const options = [
    { value: 'video', label: 'Videochamada' },
    { value: 'phone', label: 'Telefone' },
  ]
  return (
    <Form form={form} onSubmit={submit}>
      <RadioGroup label="Canal" name="channel" options={options} defaultValue={defaultValue} required />
      <Button type="submit">Enviar</Button>
    </Form>
  )
}

it('sends what is chosen among a few, and says when nothing is', async () => {
  const send = jest.fn()
  render(<Asking send={send} />)
  await userEvent.click(button())
  expect(screen.getByRole('group', { name: 'Canal' })).toHaveAccessibleDescription('Escolha o canal.')
  expect(screen.getByRole('radio', { name: 'Videochamada' })).toHaveFocus()
  await userEvent.click(screen.getByText('Telefone'))
  await userEvent.click(button())
  expect(send).toHaveBeenCalledWith({ channel: 'phone' })
})

it('keeps what was chosen before the page had its handlers', async () => {
  const send = jest.fn()
  const asking = <Asking send={send} defaultValue="video" />
  const container = showAhead(asking)
  within(container).getByRole<HTMLInputElement>('radio', { name: 'Telefone' }).checked = true
  render(asking, { container, hydrate: true })
  expect(screen.getByRole('radio', { name: 'Telefone' })).toBeChecked()
  await userEvent.click(button())
  expect(send).toHaveBeenCalledWith({ channel: 'phone' })
})
