import {
  type AssistantAnswer,
  type AssistantMessage,
  type AssistantSession,
  createAssistantSession,
  getAssistantSession,
  getSettings,
  sendAssistantMessage,
} from '@ag/contracts'
import { queryClient } from '@ag/platform'
import { fakeBackend, makeSettings } from '@ag/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type AssistantProps, bootstrap, mount, unmount } from '../widget'

export const settings = makeSettings({ company_name: 'Empresa Exemplo', product_name: 'Agentes' })

export function makeProps(changes: Partial<AssistantProps> = {}): AssistantProps {
  return {
    domElement: document.body.appendChild(document.createElement('div')),
    path: '/',
    user: null,
    settings: async () => settings,
    navigate: jest.fn(),
    openWhatsApp: jest.fn(),
    ...changes,
  }
}

/** Mounts the assistant as the shell does. */
export async function showAssistant(
  changes?: Partial<AssistantProps>,
  clock?: Parameters<typeof userEvent.setup>[0],
) {
  const props = makeProps(changes)
  await act(() => mount(props))
  const user = userEvent.setup(clock)
  const launcher = () => screen.getByRole('button', { name: /^Assistente IA/ })
  const panel = () => screen.findByRole('dialog', { name: 'Assistente Agentes' })
  return { props, user, launcher, panel }
}

/** Mounts the assistant and opens its panel. */
export async function openPanel(changes?: Partial<AssistantProps>) {
  const shown = await showAssistant(changes)
  await shown.user.click(shown.launcher())
  const dialog = await shown.panel()
  const input = within(dialog).getByRole('textbox', { name: 'Sua mensagem' })
  const send = within(dialog).getByRole('button', { name: 'Enviar mensagem' })
  const log = within(dialog).getByRole('log')
  const say = async (words: string) => {
    await shown.user.type(input, words)
    await shown.user.keyboard('{Enter}')
  }
  return { ...shown, dialog, input, send, log, say }
}

export const suggestions = () =>
  within(screen.getByRole('list', { name: 'Sugestões' }))
    .getAllByRole('button')
    .map((button) => button.textContent)

/** What is read out once an answer is finished. */
export const announced = (words: string | RegExp) =>
  screen.findAllByRole('status').then((regions) => {
    const heard = regions.map(({ textContent }) => textContent ?? '')
    if (!heard.some((each) => (typeof words === 'string' ? each === words : words.test(each))))
      throw new Error(`Heard ${JSON.stringify(heard)}`)
  })

export const makeAnswer = (changes: Partial<AssistantAnswer> = {}): AssistantAnswer => ({
  success: true,
  response: 'O Prospect AI custa R$ 399 por mês.',
  suggestions: ['Ver demo do Prospect AI', 'Ver preços'],
  stage: 'recommend',
  context: makeContext(),
  cards: [],
  message_id: 'm3',
  ...changes,
})

export const makeContext = (
  changes: Partial<AssistantAnswer['context']> = {},
): AssistantAnswer['context'] => ({
  page_context: {
    pageType: 'home',
    isAuthenticated: false,
    suggestions: [],
    welcomeMessage: 'Olá!',
  },
  ...changes,
})

export const makeMessage = (
  id: string,
  content: string,
  changes: Partial<AssistantMessage> = {},
): AssistantMessage => ({
  id,
  type: 'assistant',
  content,
  timestamp: '2026-11-23T12:00:00.000Z',
  metadata: { suggestions: [], cards: [], client_message_id: null },
  ...changes,
})

export const makeTalk = (changes: Partial<AssistantSession> = {}): AssistantSession => ({
  success: true,
  session_id: 'as_1',
  current_stage: 'discover',
  context: makeContext(),
  messages: [
    makeMessage('m1', 'Olá! Como posso ajudar?'),
    makeMessage('m2', 'Quanto custa o Prospect?', { type: 'user' }),
    makeMessage('m3', 'O Prospect AI custa R$ 399 por mês.', {
      metadata: { suggestions: ['Ver preços'], cards: [], client_message_id: null },
    }),
  ],
  has_more: false,
  expires_at: '2026-12-23T12:00:00.000Z',
  ...changes,
})

beforeEach(async () => {
  fakeBackend.replies(getSettings, settings)
  fakeBackend.replies(createAssistantSession, {
    success: true,
    session_id: 'as_1',
    expires_at: '2026-12-23T12:00:00.000Z',
  })
  fakeBackend.replies(getAssistantSession, makeTalk())
  fakeBackend.replies(sendAssistantMessage, makeAnswer())
  await bootstrap(makeProps())
})

afterEach(async () => {
  await act(() => unmount(makeProps()))
  queryClient.clear()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
