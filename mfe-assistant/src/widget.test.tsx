import { getPricing, type Settings } from '@ag/contracts'
import { queryClient } from '@ag/platform'
import { fakeBackend, makePricing, makeSettings } from '@ag/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { type AssistantProps, bootstrap, mount, unmount, update } from './widget'

const settings = makeSettings({ company_name: 'Empresa Exemplo', product_name: 'Agentes' })

function makeProps(changes: Partial<AssistantProps> = {}): AssistantProps {
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

async function showAssistant(changes?: Partial<AssistantProps>) {
  const props = makeProps(changes)
  await act(() => mount(props))
  const user = userEvent.setup()
  const launcher = () => screen.getByRole('button', { name: 'Assistente IA' })
  const panel = () => screen.findByRole('dialog', { name: 'Assistente Agentes' })
  return { props, user, launcher, panel }
}

async function openPanel(changes?: Partial<AssistantProps>) {
  const shown = await showAssistant(changes)
  await shown.user.click(shown.launcher())
  return { ...shown, dialog: await shown.panel() }
}

const suggestionsIn = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('list', { name: 'Sugestões' }))
    .getAllByRole('button')
    .map((button) => button.textContent)

beforeEach(() => bootstrap(makeProps()))

afterEach(async () => {
  await act(() => unmount(makeProps()))
  queryClient.clear()
  document.body.replaceChildren()
})

describe('the panel', () => {
  it('opens from the launcher, says that it is a machine and takes the focus', async () => {
    const { dialog, launcher } = await openPanel()

    expect(within(dialog).getByText('Online agora')).toBeVisible()
    expect(dialog).toHaveAccessibleDescription(
      'Você está falando com uma inteligência artificial. Não envie senhas nem dados de cartão.',
    )
    expect(launcher()).toHaveAttribute('aria-expanded', 'true')
    expect(dialog).toHaveFocus()
  })

  it('has no field to write in', async () => {
    const { dialog } = await openPanel()
    expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('closes on Escape and gives the focus back', async () => {
    const { user, launcher } = await openPanel()

    await user.keyboard('{Escape}')

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(launcher()).toHaveFocus()
    expect(launcher()).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes by its own button', async () => {
    const { user, dialog, launcher } = await openPanel()
    await user.click(within(dialog).getByRole('button', { name: 'Fechar assistente' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(launcher()).toHaveFocus()
  })

  it('works by keyboard alone', async () => {
    const { user, props, launcher, panel } = await showAssistant()
    await user.tab()
    expect(launcher()).toHaveFocus()
    await user.keyboard('{Enter}')
    await panel()
    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Marcar uma reunião' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(props.navigate).toHaveBeenCalledWith('/consultation')
  })

  it.each([
    ['online', 'Online agora'],
    ['limited', 'As respostas podem demorar'],
    ['offline', 'Indisponível no momento'],
  ] as const)('tells the truth about being %s', async (status, words) => {
    const { dialog } = await openPanel({
      settings: async () => makeSettings({ ...settings, assistant: { enabled: true, status } }),
    })
    expect(within(dialog).getByText(words)).toBeVisible()
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
    const { dialog } = await openPanel({ path })
    expect(suggestionsIn(dialog)).toEqual([
      'Marcar uma reunião',
      'Ver produtos',
      'Falar com especialista (abre em nova aba)',
    ])
  })

  it('greets on the home page', async () => {
    const { dialog } = await openPanel()
    expect(within(dialog).getByRole('log')).toHaveTextContent(
      'Olá! Sou o assistente virtual da Empresa Exemplo. Posso explicar nossos agentes, informar preços e marcar uma reunião. Por onde quer começar?',
    )
  })

  it('talks about the agent and its price on its page', async () => {
    fakeBackend.replies(getPricing, makePricing())
    const { dialog } = await openPanel({ path: '/agents/email' })

    expect(await within(dialog).findByText(/Quer conhecer o Email Marketing\?/)).toBeVisible()
    expect(await within(dialog).findByText(/o plano de R\$\s49 por mês/)).toBeVisible()
    expect(suggestionsIn(dialog)[0]).toBe('Ver demo do Email Marketing')
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

describe('a suggestion', () => {
  it.each([
    ['Marcar uma reunião', '/', '/consultation'],
    ['Ver produtos', '/', '/agents'],
    ['Ver demo do Site Builder', '/agents/site-builder', '/agents/site-builder#demo'],
  ])('%s goes where it says', async (suggestion, path, target) => {
    fakeBackend.replies(getPricing, makePricing())
    const { user, props } = await openPanel({ path })
    await user.click(screen.getByRole('button', { name: suggestion }))
    expect(props.navigate).toHaveBeenCalledWith(target)
  })

  it('opens WhatsApp with a specialist and confirms it with the other contacts', async () => {
    const { user, props, dialog } = await openPanel()

    await user.click(screen.getByRole('button', { name: /Falar com especialista/ }))

    expect(props.openWhatsApp).toHaveBeenCalledWith(
      `https://wa.me/5511940000000?text=${encodeURIComponent('Olá! Gostaria de falar com um especialista da Empresa Exemplo.')}`,
    )
    expect(within(dialog).getByRole('log')).toHaveTextContent(
      'Abrimos o WhatsApp em outra aba para você falar com um especialista. Se preferir, escreva para contato@exemplo.com.br ou ligue para (11) 4000-0000.',
    )
    expect(suggestionsIn(dialog)).toEqual(['Marcar uma reunião', 'Ver produtos', 'Voltar ao início'])
    expect(dialog).toHaveFocus()

    await user.click(screen.getByRole('button', { name: 'Voltar ao início' }))
    expect(props.navigate).toHaveBeenCalledWith('/')
  })

  it('gets out of the way when the wanted page is already there', async () => {
    fakeBackend.replies(getPricing, makePricing())
    const { user, launcher } = await openPanel({ path: '/agents/bi' })
    await user.click(screen.getByRole('button', { name: 'Ver demo do Business Intelligence' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(launcher()).toHaveFocus()
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
    expect(await screen.findByText('Não foi possível abrir o assistente. Tente de novo.')).toBeVisible()

    reachable = true
    await user.click(launcher())
    expect(await panel()).toBeVisible()
    expect(screen.queryByText(/Não foi possível abrir/)).not.toBeInTheDocument()
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

describe('the lifecycles', () => {
  it('leave nothing behind after twenty rounds', async () => {
    const added = jest.spyOn(EventTarget.prototype, 'addEventListener')
    const removed = jest.spyOn(EventTarget.prototype, 'removeEventListener')
    const props = makeProps()
    for (let round = 0; round < 20; round += 1) {
      await act(() => mount(props))
      expect(screen.getAllByRole('button', { name: 'Assistente IA' })).toHaveLength(1)
      await act(() => update({ ...props, path: `/agents?${round}` }))
      await act(() => unmount(props))
      expect(props.domElement).toBeEmptyDOMElement()
    }
    const onPage = (calls: { contexts: unknown[] }) =>
      calls.contexts.filter((target) => target === window || target === document.body).length
    expect(onPage(added.mock)).toBe(onPage(removed.mock))
    added.mockRestore()
    removed.mockRestore()
  })

  it('run in the order they were asked for', async () => {
    const props = makeProps()
    await act(() => Promise.all([mount(props), unmount(props), mount(props), mount(props), update(props)]))
    expect(screen.getAllByRole('button', { name: 'Assistente IA' })).toHaveLength(1)
    await act(() => Promise.all([unmount(props), update(props)]))
    expect(props.domElement).toBeEmptyDOMElement()
  })
})
