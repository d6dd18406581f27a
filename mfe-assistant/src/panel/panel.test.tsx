import {
  createAssistantSession,
  deleteAssistantSession,
  getAssistantSession,
  getAssistantTranscript,
  handOverAssistantSession,
  sendAssistantMessage,
} from '@ag/contracts'
import { fakeBackend } from '@ag/testing'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import {
  announced,
  focused,
  here,
  makeAnswer,
  makeConversation,
  makeMessage,
  openPanel,
  suggestions,
} from '../testing/show-assistant'

const friendly =
  'Desculpe, não consegui responder agora. Sua mensagem voltou para o campo de texto. Tente enviar de novo ou fale com a gente pelos contatos abaixo.'
const storedSession = () => localStorage.getItem('ag.assistant_session')

function beOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
}
afterEach(() => beOnline(true))

describe('a message', () => {
  it('is answered, announced once and followed by suggestions', async () => {
    const { log, say, input } = await openPanel()

    await say('  Quanto custa o Prospect?  ')

    expect(await within(log).findByText(/O Prospect AI custa/)).toBeVisible()
    expect(within(log).getByText('Quanto custa o Prospect?')).toBeVisible()
    expect(input).toHaveValue('')
    expect(fakeBackend.requests(sendAssistantMessage)).toEqual([
      {
        message: 'Quanto custa o Prospect?',
        session_id: 'as_1',
        client_message_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ])
    expect(suggestions()).toEqual(['Ver demo do Prospect AI', 'Ver preços'])
    expect(log).toHaveAttribute('aria-live', 'off')
    await announced('O Prospect AI custa R$ 399 por mês.')
  })

  it('leaves a panel that axe finds nothing wrong with', async () => {
    const { log, say } = await openPanel()
    await say('Quanto custa o Prospect?')
    await within(log).findByText(/O Prospect AI custa/)
    expect(await axe(document.body)).toHaveNoViolations()
  })

  it('goes by the button too, and a line is broken by Shift and Enter', async () => {
    const { user, input, send, say } = await openPanel()
    await user.type(input, 'Bom dia{Shift>}{Enter}{/Shift}Tudo bem?')
    expect(fakeBackend.requests(sendAssistantMessage)).toEqual([])
    await user.click(send)
    await waitFor(() => expect(fakeBackend.requests(sendAssistantMessage)).toHaveLength(1))
    expect(fakeBackend.requests(sendAssistantMessage)[0]?.message).toBe('Bom dia\nTudo bem?')
    await say('   ')
    expect(fakeBackend.requests(sendAssistantMessage)).toHaveLength(1)
  })

  it('is not sent while it is composed', async () => {
    const { user, input } = await openPanel()
    await user.type(input, 'ação')
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })
    expect(fakeBackend.requests(sendAssistantMessage)).toEqual([])
    expect(input).toHaveValue('ação')
  })

  it('cannot be sent empty, nor while an answer is on its way', async () => {
    fakeBackend.neverAnswers(sendAssistantMessage)
    const { user, input, send, say, log } = await openPanel()
    expect(send).toBeDisabled()
    await user.type(input, '   ')
    expect(send).toBeDisabled()
    await user.type(input, '{Backspace}{Backspace}{Backspace}')
    expect(within(log).queryByText('O assistente está digitando…')).not.toBeInTheDocument()
    await say('oi')
    expect(within(log).getByText('oi')).toBeVisible()
    expect(await within(log).findByText('O assistente está digitando…')).toBeVisible()
    await user.type(input, 'e mais')
    expect(send).toBeDisabled()
    await user.keyboard('{Enter}')
    expect(input).toHaveValue('e mais')
    expect(fakeBackend.requests(sendAssistantMessage)).toHaveLength(1)
    expect(here().queryByRole('list', { name: 'Sugestões' })).not.toBeInTheDocument()
  })

  it('has room for 2,000 characters, and loses none of what is too much', async () => {
    const { input, send } = await openPanel()
    fireEvent.change(input, { target: { value: 'a'.repeat(2000) } })
    expect(send).toBeEnabled()
    expect(here().getByText('2.000 de 2.000')).toBeVisible()
    fireEvent.change(input, { target: { value: 'a'.repeat(2001) } })
    expect(send).toBeDisabled()
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription(/A mensagem pode ter até 2\.000 caracteres\./)
    expect(input).toHaveValue('a'.repeat(2001))
  })
})

describe('a message that fails', () => {
  it.each([503, 500])('says what the %d says, and gives the text back', async (status) => {
    fakeBackend.fails(sendAssistantMessage, status, { userMessage: 'Voltamos às 9h.' })
    const { say, input, log, user } = await openPanel()

    await say('Quanto custa?')

    const alert = await here().findByRole('alert')
    expect(alert).toHaveTextContent('Voltamos às 9h.')
    expect(within(alert).getByRole('link', { name: 'contato@exemplo.com.br' })).toHaveAttribute(
      'href',
      'mailto:contato@exemplo.com.br',
    )
    expect(within(alert).getByRole('link', { name: '(11) 4000-0000' })).toHaveAttribute(
      'href',
      'tel:1140000000',
    )
    expect(within(log).queryByText('Quanto custa?')).not.toBeInTheDocument()
    expect(input).toHaveValue('Quanto custa?')

    await user.click(within(alert).getByRole('button', { name: 'Tentar novamente' }))
    expect(here().queryByRole('alert')).not.toBeInTheDocument()
    expect(fakeBackend.requests(sendAssistantMessage)).toHaveLength(1)
    expect(focused()).toBe(input)
  })

  it('is the same message when it is sent again', async () => {
    fakeBackend.isUnreachable(sendAssistantMessage)
    const { say, user, log } = await openPanel()
    await say('Quanto custa?')
    expect(await here().findByText(friendly)).toBeVisible()
    fakeBackend.replies(sendAssistantMessage, makeAnswer())
    await user.keyboard('{Enter}')
    expect(await within(log).findByText(/O Prospect AI custa/)).toBeVisible()
    const [first, second] = fakeBackend.requests(sendAssistantMessage)
    expect(second).toEqual(first)
    expect(here().queryByRole('alert')).not.toBeInTheDocument()
  })

  it('leaves no error behind once the panel was closed', async () => {
    fakeBackend.fails(sendAssistantMessage, 500)
    const { say, user, launcher, panel, input } = await openPanel()
    await say('oi')
    await here().findByRole('alert')
    expect(input).toHaveValue('oi')
    await user.keyboard('{Escape}')
    await user.click(launcher())
    await panel()
    expect(here().queryByRole('alert')).not.toBeInTheDocument()
    expect(here().getByRole('textbox')).toHaveValue('oi')
  })

  it('waits for the network where there is none', async () => {
    const { say, log } = await openPanel()
    await waitFor(() => expect(storedSession()).toBe('as_1'))
    beOnline(false)
    await say('Quanto custa?')
    expect(
      await here().findByText('Você está sem internet. Vamos enviar sua mensagem quando a conexão voltar.'),
    ).toBeVisible()
    expect(within(log).getByText('Quanto custa?')).toBeVisible()
    expect(sessionStorage.getItem('ag.draft.assistant')).toBe('Quanto custa?')
    expect(fakeBackend.requests(sendAssistantMessage)).toEqual([])

    beOnline(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await within(log).findByText(/O Prospect AI custa/)).toBeVisible()
    expect(here().queryByText(/Você está sem internet/)).not.toBeInTheDocument()
    expect(sessionStorage.getItem('ag.draft.assistant')).toBeNull()
  })
})

describe('the conversation', () => {
  it('begins when the panel is opened, and is remembered', async () => {
    await openPanel({ path: '/agents/prospect' })
    await waitFor(() => expect(storedSession()).toBe('as_1'))
    expect(fakeBackend.requests(createAssistantSession)).toEqual([
      {
        page_url: '/',
        user_agent: navigator.userAgent,
        page_context: expect.objectContaining({ pageType: 'agent', agentType: 'prospect' }),
      },
    ])
    expect(fakeBackend.paths(getAssistantSession)).toEqual([])
  })

  it('goes on where it stood', async () => {
    localStorage.setItem('ag.assistant_session', 'as_1')
    const { log } = await openPanel()
    expect(await within(log).findByText('Quanto custa o Prospect?')).toBeVisible()
    expect(within(log).getAllByRole('time')).toHaveLength(3)
    expect(suggestions()).toEqual(['Ver preços'])
    expect(fakeBackend.requests(createAssistantSession)).toEqual([])
  })

  it('begins anew when the stored one is gone', async () => {
    localStorage.setItem('ag.assistant_session', 'as_old')
    fakeBackend.fails(getAssistantSession, 404, { code: 'ASSISTANT_SESSION_NOT_FOUND' })
    await openPanel()
    await waitFor(() => expect(storedSession()).toBe('as_1'))
    expect(here().queryByRole('alert')).not.toBeInTheDocument()
  })

  it.each(['{"id":42}', 'as 1', '../as_1'])(
    'begins anew when what is stored names none: %s',
    async (stored) => {
      localStorage.setItem('ag.assistant_session', stored)
      await openPanel()
      await waitFor(() => expect(storedSession()).toBe('as_1'))
      expect(fakeBackend.paths(getAssistantSession)).toEqual([])
    },
  )

  it('says so when it cannot be read, and can be gone on with', async () => {
    localStorage.setItem('ag.assistant_session', 'as_1')
    fakeBackend.says(getAssistantSession, '', { status: 500 })
    await openPanel()
    expect(await here().findByText('Erro ao carregar sessão')).toBeVisible()
    expect(storedSession()).toBe('as_1')
  })

  it('says so when it cannot begin', async () => {
    fakeBackend.says(createAssistantSession, '', { status: 500 })
    await openPanel()
    expect(await here().findByText('Erro ao criar sessão')).toBeVisible()
  })

  it('shows older messages when they are asked for', async () => {
    localStorage.setItem('ag.assistant_session', 'as_1')
    fakeBackend.replies(getAssistantSession, makeConversation({ has_more: true }))
    const { user, log } = await openPanel()
    const older = await within(log).findByRole('button', { name: 'Ver mensagens anteriores' })
    fakeBackend.replies(
      getAssistantSession,
      makeConversation({ messages: [makeMessage('m0', 'Bem antes disso')] }),
    )
    await user.click(older)
    expect(await within(log).findByText('Bem antes disso')).toBeVisible()
    expect(fakeBackend.paths(getAssistantSession).at(-1)).toMatch(/\?before=m1$/)
    expect(older).not.toBeInTheDocument()
  })

  it('keeps what was not sent', async () => {
    const { user, input, launcher, panel } = await openPanel()
    await user.type(input, 'Eu queria saber')
    expect(sessionStorage.getItem('ag.draft.assistant')).toBe('Eu queria saber')
    await user.keyboard('{Escape}')
    await user.click(launcher())
    await panel()
    expect(here().getByRole('textbox')).toHaveValue('Eu queria saber')
  })

  it('counts the answers that nobody has seen', async () => {
    let answer: (value: Response) => void = () => undefined
    const { say, user, launcher } = await openPanel()
    await waitFor(() => expect(storedSession()).toBe('as_1'))
    const real = globalThis.fetch
    globalThis.fetch = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    await say('oi')
    await user.keyboard('{Escape}')
    await act(async () => answer(Response.json(makeAnswer())))
    globalThis.fetch = real
    expect(await here().findByRole('button', { name: 'Assistente IA, 1 mensagem não lida' })).toBeVisible()
    await user.click(launcher())
    expect(launcher()).toHaveAccessibleName('Assistente IA')
  })
})

describe('the menu', () => {
  async function openMenu() {
    localStorage.setItem('ag.assistant_session', 'as_1')
    const shown = await openPanel()
    await within(shown.log).findByText('Quanto custa o Prospect?')
    const opener = here().getByRole('button', { name: 'Opções da conversa' })
    await shown.user.click(opener)
    return { ...shown, opener }
  }

  it('goes on Escape, and the panel stays', async () => {
    const { user, dialog, opener } = await openMenu()
    expect(opener).toHaveAttribute('aria-expanded', 'true')
    expect(await axe(document.body)).toHaveNoViolations()
    await user.keyboard('{Escape}')
    expect(opener).toHaveAttribute('aria-expanded', 'false')
    expect(dialog).toBeInTheDocument()
  })

  it('gives the conversation as a file', async () => {
    let saved: Blob | undefined
    URL.createObjectURL = (blob: Blob) => {
      saved = blob
      return 'blob:here'
    }
    URL.revokeObjectURL = () => undefined
    fakeBackend.says(getAssistantTranscript, 'Conversa com o assistente')
    const quiet = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { user } = await openMenu()
    await user.click(here().getByRole('button', { name: 'Baixar conversa' }))
    await waitFor(() => expect(saved?.size).toBe(25))
    quiet.mockRestore()
  })

  it('deletes the conversation once that was confirmed', async () => {
    fakeBackend.replies(deleteAssistantSession, undefined)
    const { user, log } = await openMenu()
    await user.click(here().getByRole('button', { name: 'Apagar conversa' }))
    expect(
      here().getByRole('group', { name: 'Apagar esta conversa? Não será possível recuperá-la.' }),
    ).toBeVisible()
    expect(focused()).toBe(here().getByRole('button', { name: 'Cancelar' }))
    await user.click(here().getByRole('button', { name: 'Apagar' }))
    expect(await here().findByText('Conversa apagada.')).toBeVisible()
    expect(fakeBackend.paths(deleteAssistantSession)).toEqual(['/api/v1/assistant/session/as_1'])
    expect(storedSession()).toBeNull()
    expect(within(log).queryByText('Quanto custa o Prospect?')).not.toBeInTheDocument()
  })

  it('keeps the conversation when it could not be deleted, and makes room to say so', async () => {
    fakeBackend.fails(deleteAssistantSession, 500)
    const { user, log, opener } = await openMenu()
    await user.click(here().getByRole('button', { name: 'Apagar conversa' }))
    await user.click(here().getByRole('button', { name: 'Apagar' }))
    expect(await here().findByRole('alert')).toBeVisible()
    expect(opener).toHaveAttribute('aria-expanded', 'false')
    expect(within(log).getByText('Quanto custa o Prospect?')).toBeVisible()
  })

  it('begins another conversation', async () => {
    const { user, log } = await openMenu()
    await user.click(here().getByRole('button', { name: 'Começar de novo' }))
    await waitFor(() => expect(fakeBackend.requests(createAssistantSession)).toHaveLength(1))
    expect(within(log).queryByText('Quanto custa o Prospect?')).not.toBeInTheDocument()
    expect(fakeBackend.requests(deleteAssistantSession)).toEqual([])
  })
})

describe('a suggestion', () => {
  it.each([
    ['Marcar uma reunião', '/', '/consultation'],
    ['Ver demo do Site Builder', '/agents/site-builder', '/agents/site-builder#demo'],
  ])('%s goes where it says, without a message', async (suggestion, path, target) => {
    const { user, props } = await openPanel({ path })
    await user.click(here().getByRole('button', { name: suggestion }))
    expect(props.navigate).toHaveBeenCalledWith(target)
    expect(fakeBackend.requests(sendAssistantMessage)).toEqual([])
  })

  it('is said like a message, and leaves alone what is being written', async () => {
    const { user, input, log } = await openPanel()
    await user.type(input, 'Eu queria')
    await user.click(here().getByRole('button', { name: 'Ver produtos' }))
    expect(await within(log).findByText(/O Prospect AI custa/)).toBeVisible()
    expect(fakeBackend.requests(sendAssistantMessage)[0]?.message).toBe('Ver produtos')
    expect(input).toHaveValue('Eu queria')
    expect(focused()).toBe(input)
  })

  it('opens WhatsApp with a specialist and confirms it with the other contacts', async () => {
    fakeBackend.isUnreachable(handOverAssistantSession)
    const { user, props, log } = await openPanel()

    await user.click(here().getByRole('button', { name: /Falar com especialista/ }))

    expect(props.openWhatsApp).toHaveBeenCalledWith(
      `https://wa.me/5511940000000?text=${encodeURIComponent('Olá! Gostaria de falar com um especialista da Empresa Exemplo.')}`,
    )
    expect(log).toHaveTextContent(
      'Abrimos o WhatsApp em outra aba para você falar com um especialista. Se preferir, escreva para contato@exemplo.com.br ou ligue para (11) 4000-0000.',
    )
    expect(suggestions()).toEqual(['Marcar uma reunião', 'Ver produtos', 'Voltar ao início'])
    expect(fakeBackend.requests(sendAssistantMessage)).toEqual([])
  })

  it('gets out of the way when the wanted page is already there', async () => {
    const { user, launcher } = await openPanel({ path: '/agents/bi' })
    await user.click(here().getByRole('button', { name: 'Ver demo do Business Intelligence' }))
    expect(here().queryByRole('dialog')).not.toBeInTheDocument()
    expect(focused()).toBe(launcher())
  })
})

describe('another tab', () => {
  const say = (session?: string) =>
    act(async () => {
      const other = new BroadcastChannel('ag.assistant')
      other.postMessage({ session })
      await new Promise((resolve) => setTimeout(resolve, 50))
      other.close()
    })

  it('is followed in what it says', async () => {
    localStorage.setItem('ag.assistant_session', 'as_1')
    const { log } = await openPanel()
    await within(log).findByText('Quanto custa o Prospect?')
    const { messages } = makeConversation()
    fakeBackend.replies(
      getAssistantSession,
      makeConversation({ messages: [...messages, makeMessage('m4', 'Dito em outra aba')] }),
    )
    await say('as_1')
    expect(await within(log).findByText('Dito em outra aba')).toBeVisible()
    await announced('Dito em outra aba')
  })

  it('is followed when it deletes the conversation', async () => {
    localStorage.setItem('ag.assistant_session', 'as_1')
    const { log } = await openPanel()
    await within(log).findByText('Quanto custa o Prospect?')
    await say(undefined)
    await waitFor(() => expect(within(log).queryByText('Quanto custa o Prospect?')).not.toBeInTheDocument())
  })
})

describe('a person of the team', () => {
  const ofBruno = { suggestions: [], cards: [], client_message_id: null, person: 'Bruno' }

  it('is named, and what they write comes by itself', async () => {
    localStorage.setItem('ag.assistant_session', 'as_1')
    fakeBackend.replies(getAssistantSession, makeConversation({ current_stage: 'handoff' }))
    const { log } = await openPanel()
    expect(await within(log).findByText('Quanto custa o Prospect?')).toBeVisible()
    fakeBackend.replies(
      getAssistantSession,
      makeConversation({
        current_stage: 'handoff',
        person: 'Bruno',
        messages: [makeMessage('m4', 'Oi, sou o Bruno. Posso ajudar?', { metadata: ofBruno })],
      }),
    )
    // Asked for every second and a half.
    expect(
      await within(log).findByText('Oi, sou o Bruno. Posso ajudar?', undefined, { timeout: 3_000 }),
    ).toBeVisible()
    expect(within(log).getByText('Bruno, da equipe')).toBeVisible()
    expect(here().getByText(/Você está falando com Bruno, da equipe/)).toBeVisible()
    expect(within(log).getByText('Quanto custa o Prospect?')).toBeVisible()
    await announced('Oi, sou o Bruno. Posso ajudar?')
    expect(fakeBackend.paths(getAssistantSession).at(-1)).toMatch(/after=m3/)
  })

  it('is written to without an answer of the assistant', async () => {
    fakeBackend.replies(
      sendAssistantMessage,
      makeAnswer({ response: '', suggestions: [], message_id: 'm9', stage: 'handoff', person: 'Bruno' }),
    )
    const { log, say, input } = await openPanel()
    const before = within(log).getAllByText('Assistente:').length
    await say('Vocês emitem nota?')
    expect(await here().findByText(/Você está falando com Bruno, da equipe/)).toBeVisible()
    expect(within(log).getByText('Vocês emitem nota?')).toBeVisible()
    expect(within(log).getAllByText('Assistente:')).toHaveLength(before)
    expect(input).toHaveValue('')
  })
})
