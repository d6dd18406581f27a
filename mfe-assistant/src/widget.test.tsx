import {
  createAssistantSession,
  getAssistantSession,
  getPricing,
  getSettings,
  type Settings,
} from '@ag/contracts'
import { storeConsent } from '@ag/platform'
import { fakeBackend, makePricing, makeSettings } from '@ag/testing'
import { act, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import {
  focused,
  here,
  makeProps,
  mountAssistant,
  openPanel,
  settings,
  showAssistant,
  suggestions,
  tab,
  treeOf,
} from './testing/show-assistant'
import { type AssistantProps, mount, unmount, update } from './widget'

describe('before anybody wants it', () => {
  it('asks for nothing and keeps nothing', async () => {
    await showAssistant()
    expect(fakeBackend.paths(createAssistantSession)).toEqual([])
    expect(fakeBackend.paths(getAssistantSession)).toEqual([])
    expect(fakeBackend.paths(getSettings)).toEqual([])
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })
})

describe('the panel', () => {
  it('opens from the launcher, says that it is a machine and takes the focus to the input', async () => {
    const { dialog, launcher, input } = await openPanel()

    expect(within(dialog).getByText('Online agora')).toBeVisible()
    expect(dialog).toHaveAccessibleDescription(
      'Você está falando com uma inteligência artificial. Não envie senhas nem dados de cartão.',
    )
    expect(launcher()).toHaveAttribute('aria-expanded', 'true')
    expect(focused()).toBe(input)
    expect(input).toHaveAttribute('placeholder', 'Digite sua mensagem...')
  })

  it('closes on Escape and gives the focus back', async () => {
    const { user, launcher } = await openPanel()

    await user.keyboard('{Escape}')

    expect(here().queryByRole('dialog')).not.toBeInTheDocument()
    expect(focused()).toBe(launcher())
    expect(launcher()).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes by its own button', async () => {
    const { user, dialog, launcher } = await openPanel()
    await user.click(within(dialog).getByRole('button', { name: 'Fechar assistente' }))
    expect(here().queryByRole('dialog')).not.toBeInTheDocument()
    expect(focused()).toBe(launcher())
  })

  it('works by keyboard alone', async () => {
    const { user, props, launcher, panel } = await showAssistant()
    tab(1)
    expect(focused()).toBe(launcher())
    await user.keyboard('{Enter}')
    await panel()
    tab(-3)
    expect(focused()).toBe(here().getByRole('button', { name: 'Marcar uma reunião' }))
    await user.keyboard('{Enter}')
    expect(props.navigate).toHaveBeenCalledWith('/consultation')
  })

  it.each([
    ['online', 'Online agora'],
    ['limited', 'As respostas podem demorar'],
    ['offline', 'Indisponível no momento'],
  ] as const)('tells the truth about being %s, whatever the page was made with', async (status, words) => {
    fakeBackend.replies(getSettings, makeSettings({ ...settings, assistant: { enabled: true, status } }))
    const { dialog } = await openPanel()
    expect(await within(dialog).findByText(words)).toBeVisible()
  })

  it('has no accessibility violation, closed and open', async () => {
    const { props, user, launcher, panel } = await showAssistant()
    expect(await axe(props.domElement)).toHaveNoViolations()
    await user.click(launcher())
    await panel()
    expect(await axe(props.domElement)).toHaveNoViolations()
  })
})

describe('the welcome', () => {
  it.each(['/', '/agents', '/privacy'])('offers the same suggestions on %s', async (path) => {
    await openPanel({ path })
    expect(suggestions()).toEqual([
      'Marcar uma reunião',
      'Ver produtos',
      'Falar com especialista (abre em nova aba)',
    ])
  })

  it('greets on the home page', async () => {
    const { log } = await openPanel()
    expect(log).toHaveTextContent(
      'Olá! Sou o assistente virtual da Empresa Exemplo. Posso explicar nossos agentes, informar preços e marcar uma reunião. Por onde quer começar?',
    )
  })

  it('speaks of the agent and its price on its page', async () => {
    fakeBackend.replies(getPricing, makePricing())
    const { dialog } = await openPanel({ path: '/agents/email' })

    expect(await within(dialog).findByText(/Quer conhecer o Email Marketing\?/)).toBeVisible()
    expect(await within(dialog).findByText(/o plano de R\$\s49 por mês/)).toBeVisible()
    expect(suggestions()[0]).toBe('Ver demo do Email Marketing')
  })

  it('names no price that it does not know', async () => {
    fakeBackend.isUnreachable(getPricing)
    const { dialog } = await openPanel({ path: '/agents/social' })
    expect(within(dialog).getByText(/explicar o plano mensal ou/)).toBeVisible()
  })

  it('follows the page while nothing else was said', async () => {
    const { dialog, props } = await openPanel()
    await act(() => update({ ...props, path: '/agents' }))
    expect(
      within(dialog).getByText('Olá! Sou o assistente virtual da Empresa Exemplo. Como posso ajudar?'),
    ).toBeVisible()
  })
})

describe('when something fails', () => {
  it('says that it could not open, and opens on the next try', async () => {
    let reachable = false
    const { user, launcher, panel } = await showAssistant({
      settings: async () => {
        if (!reachable) throw new Error('unreachable')
        return settings
      },
    })

    await user.click(launcher())
    expect(await here().findByText('Não foi possível abrir o assistente. Tente de novo.')).toBeVisible()

    reachable = true
    await user.click(launcher())
    expect(await panel()).toBeVisible()
    expect(here().queryByText(/Não foi possível abrir/)).not.toBeInTheDocument()
  })

  it('leaves the page alone instead of showing a broken panel', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = { ...settings, assistant: undefined } as unknown as Settings
    const { props, user, launcher } = await showAssistant({ settings: async () => broken })

    await user.click(launcher())

    await waitFor(() => expect(props.domElement).toBeEmptyDOMElement())
    quiet.mockRestore()
  })
})

describe('the offer of help', () => {
  const words = 'Ficou com alguma dúvida sobre os planos?'
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

  function showPrices() {
    const price = document.body.appendChild(document.createElement('p'))
    price.dataset.price = ''
    price.getBoundingClientRect = () => ({ top: 10, bottom: 40 }) as DOMRect
  }
  const decide = () =>
    storeConsent({
      preferences: { necessary: true, functional: false, analytics: false, marketing: false },
      action: 'reject_all',
      timestamp: new Date().toISOString(),
      version: '1.0.0',
    })

  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => {
    jest.useRealTimers()
    document.documentElement.removeAttribute('data-covered')
  })

  it('comes once, after forty seconds at the prices, and never over the question about cookies', async () => {
    const { user, panel } = await showAssistant(undefined, { advanceTimers: jest.advanceTimersByTime })
    await pass(60)
    expect(here().queryByText(words)).not.toBeInTheDocument()

    showPrices()
    await pass(60)
    expect(here().queryByText(words)).not.toBeInTheDocument()

    decide()
    document.documentElement.setAttribute('data-covered', '')
    await pass(5)
    expect(here().queryByText(words)).not.toBeInTheDocument()

    document.documentElement.removeAttribute('data-covered')
    await pass(1)
    await user.click(here().getByRole('button', { name: words }))
    expect(await panel()).toBeVisible()

    await user.keyboard('{Escape}')
    await pass(120)
    expect(here().queryByText(words)).not.toBeInTheDocument()
  })
})

describe('the lifecycles', () => {
  it('leave nothing behind after twenty rounds', async () => {
    const added = jest.spyOn(EventTarget.prototype, 'addEventListener')
    const removed = jest.spyOn(EventTarget.prototype, 'removeEventListener')
    const props = makeProps()
    for (let round = 0; round < 20; round += 1) {
      await act(() => mount(props))
      expect(here().getAllByRole('button', { name: 'Assistente IA' })).toHaveLength(1)
      await act(() => update({ ...props, path: `/agents?${round}` }))
      await act(() => unmount())
      expect(props.domElement).toBeEmptyDOMElement()
    }
    const onPage = (calls: { contexts: unknown[] }) =>
      calls.contexts.filter((target) => target === window || target === document.body).length
    expect(onPage(added.mock)).toBe(onPage(removed.mock))
    added.mockRestore()
    removed.mockRestore()
  })

  it('leave nothing behind of a conversation', async () => {
    const added = jest.spyOn(window, 'addEventListener')
    const removed = jest.spyOn(window, 'removeEventListener')
    await openPanel()
    await act(() => unmount())
    const names = (spy: jest.SpyInstance) =>
      spy.mock.calls.map(([name]) => name).filter((name) => name === 'online')
    expect(names(removed)).toEqual(names(added))
    added.mockRestore()
    removed.mockRestore()
  })

  it('run in the order they were asked for', async () => {
    const props = makeProps()
    await act(() => Promise.all([mount(props), unmount(), mount(props), mount(props), update(props)]))
    expect(here().getAllByRole('button', { name: 'Assistente IA' })).toHaveLength(1)
    await act(() => Promise.all([unmount(), update(props)]))
    expect(props.domElement).toBeEmptyDOMElement()
  })
})

describe('a brand', () => {
  const rules = (props: AssistantProps) =>
    treeOf(props.domElement)
      ?.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join('\n') ?? ''

  it('is on the launcher from its first moment, and goes with an update', async () => {
    const props = await mountAssistant({ brand: { color: '#7a1fa2', corner: 'square', side: 'left' } })
    expect(here().getByRole('button', { name: 'Assistente IA' })).toBeVisible()
    expect(rules(props)).toMatch(
      /--ground: light-dark\(#7a1fa2, .*--ink: light-dark\(#ffffff, .*--corner: 0px/,
    )
    expect(rules(props)).toMatch(/left: max/)
    await act(() => update({ ...props, brand: { corner: 'soft' } }))
    expect(rules(props)).toContain('--corner: 0.75rem')
    expect(rules(props)).not.toMatch(/--ground:|left: max/)
  })

  it('is on the panel', async () => {
    const { props } = await openPanel({ brand: { color: '#ffe600' } })
    // Too light for a white ground, so darker there; what is written on it is black.
    expect(rules(props)).toMatch(
      /background:light-dark\(#[\da-f]{6}, #ffe600\);color:light-dark\(#000000, #000000\)/,
    )
  })

  it('adds nothing to the page around it', async () => {
    const { props } = await openPanel()
    expect(document.querySelectorAll('style[data-emotion], link[rel="stylesheet"]')).toHaveLength(0)
    expect(treeOf(props.domElement)?.querySelectorAll('style')).toHaveLength(0)
    expect(rules(props)).not.toBe('')
  })
})
