import { sendAssistantMessage } from '@ag/contracts'
import { fakeBackend } from '@ag/testing'
import { act, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { announced, focused, here, makeAnswer, openPanel, suggestions } from '../testing/show-assistant'

/** Opens the panel and asks something whose answer comes as the test tells it. */
async function ask() {
  const stream = fakeBackend.tells(sendAssistantMessage)
  const backend = {
    tell: (text: string) => act(() => stream.event('words', { text })),
    answer: (response: string) => act(() => stream.event('answer', makeAnswer({ response }))),
    breakOff: () => act(() => stream.breakOff()),
  }
  const opened = await openPanel()
  await opened.say('Vocês integram com o meu sistema?')
  await waitFor(() => expect(fakeBackend.requests(sendAssistantMessage)).toHaveLength(1))
  const stop = () => here().findByRole('button', { name: 'Parar resposta' })
  return { ...opened, backend, stop }
}

it('is read while it comes, and heard once it is whole', async () => {
  const { log, backend, stop, send } = await ask()
  expect(send).toBeDisabled()
  backend.tell('')
  expect(await stop()).toBeEnabled()
  backend.tell('Sim, integramos.')
  expect(await within(log).findByText('Sim, integramos.')).toBeVisible()
  expect(
    here()
      .getAllByRole('status')
      .map(({ textContent }) => textContent),
  ).not.toContain('Sim, integramos.')
  expect(await axe(document.body)).toHaveNoViolations()
  backend.tell('Sim, integramos. Por API.')
  expect(await within(log).findByText('Sim, integramos. Por API.')).toBeVisible()
  backend.answer('Sim, integramos. Por API. Quer ver?')
  await announced('Sim, integramos. Por API. Quer ver?')
  expect(within(log).getAllByText(/^Sim, integramos\./)).toHaveLength(1)
  expect(here().queryByRole('button', { name: 'Parar resposta' })).not.toBeInTheDocument()
  expect(suggestions()).toEqual(['Ver demo do Prospect AI', 'Ver preços'])
})

it('gives way to what the rules say in the end', async () => {
  const { log, backend } = await ask()
  backend.tell('Claro.')
  expect(await within(log).findByText('Claro.')).toBeVisible()
  backend.answer('Não sei responder a isso com segurança.')
  expect(await within(log).findByText('Não sei responder a isso com segurança.')).toBeVisible()
  expect(within(log).queryByText('Claro.')).not.toBeInTheDocument()
})

it('is stopped by a button, and is what was kept of it', async () => {
  const { log, backend, stop, user, input } = await ask()
  backend.tell('Sim, integramos.')
  const button = await stop()
  fakeBackend.replies(sendAssistantMessage, makeAnswer({ response: 'Sim, integramos.' }))
  await user.click(button)
  await announced('Sim, integramos.')
  const [first, second] = fakeBackend.requests(sendAssistantMessage)
  expect(second).toEqual({ ...first, rules_only: true })
  expect(within(log).getAllByText('Sim, integramos.')).toHaveLength(1)
  expect(focused()).toBe(input)
  expect(here().queryByRole('alert')).not.toBeInTheDocument()
})

it('gives the text back where it breaks off', async () => {
  const { log, backend, input } = await ask()
  backend.tell('Sim, integramos.')
  await within(log).findByText('Sim, integramos.')
  backend.breakOff()
  await waitFor(() => expect(input).toHaveValue('Vocês integram com o meu sistema?'))
  expect(within(log).queryByText('Sim, integramos.')).not.toBeInTheDocument()
  expect(here().queryByRole('button', { name: 'Parar resposta' })).not.toBeInTheDocument()
})
