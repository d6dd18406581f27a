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
import { act, within } from '@testing-library/react'
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

/** What the assistant shows, in its own tree: `screen` looks into no tree but the page's. */
export const here = () => within((treeOf(document.body) ?? document.body) as Node as HTMLElement)

/** Whoever has the focus, in whatever tree. */
export function focused(): Element | null {
  const { activeElement } = document
  return activeElement?.shadowRoot?.activeElement ?? activeElement
}

/** The assistant's own tree in a part of the page. */
export const treeOf = (part: Element): ShadowRoot | undefined =>
  [...part.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot ?? undefined

/** Presses Tab so often: what `user-event` goes through is in no tree but the page's. */
export function tab(times: number): void {
  const able = [...(treeOf(document.body)?.querySelectorAll<HTMLElement>(tabbable) ?? [])]
  const from = able.indexOf(focused() as HTMLElement)
  act(() => able[(from + times + able.length) % able.length]?.focus())
}
const tabbable = ':is(a[href], button:enabled, textarea, [tabindex="0"]):not([hidden] *)'

/** Mounts the assistant as the shell does, to be typed in. */
export async function mountAssistant(changes?: Partial<AssistantProps>): Promise<AssistantProps> {
  const props = makeProps(changes)
  await act(() => mount(props))
  const tree = treeOf(props.domElement)
  if (tree) makeTestable(tree)
  return props
}

function makeTestable(tree: ShadowRoot): void {
  // `user-event` learns of a field when the document hears of its focus, which moves unheard inside a tree.
  tree.addEventListener(
    'focus',
    ({ target, isTrusted }) => isTrusted && target?.dispatchEvent(new Event('focus', { composed: true })),
    true,
  )
  // jsdom remembers what is hidden in a tree until the page itself changes.
  const changePage = () => document.body.toggleAttribute('data-changed')
  new MutationObserver(changePage).observe(tree, { subtree: true, childList: true, attributes: true })
}

/** The same, with what a visitor does there. */
export async function showAssistant(
  changes?: Partial<AssistantProps>,
  clock?: Parameters<typeof userEvent.setup>[0],
) {
  const props = await mountAssistant(changes)
  const user = userEvent.setup(clock)
  const launcher = () => here().getByRole('button', { name: /^Assistente IA/ })
  const panel = () => here().findByRole('dialog', { name: 'Assistente Agentes' })
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
  within(here().getByRole('list', { name: 'Sugestões' }))
    .getAllByRole('button')
    .map((button) => button.textContent)

/** What is read out once an answer is finished. */
export const announced = (words: string | RegExp) =>
  here()
    .findAllByRole('status')
    .then((regions) => {
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

export const makeConversation = (changes: Partial<AssistantSession> = {}): AssistantSession => ({
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
  fakeBackend.replies(getAssistantSession, makeConversation())
  fakeBackend.replies(sendAssistantMessage, makeAnswer())
  await bootstrap()
})

afterEach(async () => {
  await act(() => unmount())
  queryClient.clear()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
