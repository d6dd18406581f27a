import { createAssistantSession, getAssistantSession, sendAssistantMessage } from '@ag/contracts'
import { fakeBackend } from '@ag/testing'
import { within } from '@testing-library/react'
import { here, openPanel } from '../testing/show-assistant'

type Call = typeof createAssistantSession | typeof getAssistantSession | typeof sendAssistantMessage

const alert = () => here().findByRole('alert')

/** Opens the panel and, where the call needs it, says something. */
async function reach(call: Call) {
  if (call === getAssistantSession) localStorage.setItem('ag.assistant_session', 'as_1')
  const { say } = await openPanel()
  if (call === sendAssistantMessage) await say('Quanto custa?')
}

describe.each<[what: string, call: Call, plain: string]>([
  ['beginning a conversation', createAssistantSession, 'Erro ao criar sessão'],
  ['sending a message', sendAssistantMessage, 'Erro ao enviar mensagem'],
  ['reading a conversation', getAssistantSession, 'Erro ao carregar sessão'],
])('an answer to %s that says that it failed', (_, call, plain) => {
  it('is shown in its own words', async () => {
    fakeBackend.replies(call, { success: false, error: 'O assistente está em manutenção.' })
    await reach(call)
    expect(await alert()).toHaveTextContent('O assistente está em manutenção.')
    expect(here().queryByText(plain)).not.toBeInTheDocument()
  })

  it.each([{}, { error: null }, { error: '' }])('has words where it brings none: %j', async (none) => {
    fakeBackend.replies(call, { success: false, ...none })
    await reach(call)
    expect(await alert()).toHaveTextContent(plain)
  })
})

it('gives the text of a message back that was not answered', async () => {
  fakeBackend.replies(sendAssistantMessage, { success: false, error: 'Tente em um minuto.' })
  const { say, input, log } = await openPanel()
  await say('Quanto custa?')
  expect(await alert()).toHaveTextContent('Tente em um minuto.')
  expect(within(log).queryByText('Quanto custa?')).not.toBeInTheDocument()
  expect(input).toHaveValue('Quanto custa?')
})
