import { getDashboard, getSettings, logout } from '@ag/contracts'
import { currentSession, forgetCustomer, queryClient, type Session } from '@ag/platform'
import {
  fakeBackend,
  makeAreas,
  makeDashboard,
  makePricing,
  makeSession,
  makeSettings,
  renderRoutes,
} from '@ag/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Layout } from './layout'
import { Social } from './social'
import { giveSocial } from './social-place'

const Page = () => <h1>Página</h1>

function open(path: string, session: Session | Session['status'], handle: object = {}) {
  return renderRoutes(
    [
      {
        element: <Layout areas={makeAreas()} />,
        children: [
          { path: 'dashboard/*', handle: { area: makeAreas()[2] }, element: <Page /> },
          { path: '*', handle, element: <Page /> },
        ],
      },
    ],
    { path, session },
  )
}

const menu = () => within(screen.getAllByRole('navigation', { name: 'Principal' })[0] as HTMLElement)

// As on a page that answers to its visitor.
beforeAll(() => giveSocial(Social))
beforeEach(() => fakeBackend.replies(getSettings, makeSettings({ product_name: 'Ajudantes' })))

describe('the frame', () => {
  it('passes axe and names who runs the site', async () => {
    const { container } = open('/', 'visitor')
    expect(await screen.findByText('Empresa Exemplo Ltda.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ajudantes' })).toHaveAttribute('href', '/')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('begins with a way to the content', async () => {
    open('/', 'visitor')
    await userEvent.tab()
    const skip = screen.getByRole('link', { name: 'Pular para o conteúdo' })
    expect(skip).toHaveFocus()
    expect(skip).toHaveAttribute('href', '#content')
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content')
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1')
  })

  it('does without the settings while they cannot be had', async () => {
    fakeBackend.fails(getSettings, 500)
    open('/', 'visitor')
    await waitFor(() => expect(fakeBackend.paths(getSettings)).toHaveLength(1))
    expect(screen.getByRole('heading', { name: 'Página' })).toBeVisible()
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.queryByText('Fale com a gente')).not.toBeInTheDocument()
  })
})

describe('the header', () => {
  it.each(['visitor', 'loading'] as const)('shows a %s the sign-in links', (session) => {
    open('/auth/login', session)
    expect(menu().getByRole('link', { name: 'Agentes' })).toHaveAttribute('href', '/agents')
    expect(menu().getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth/login')
    expect(menu().getByRole('link', { name: 'Entrar' })).toHaveAttribute('aria-current', 'page')
    expect(menu().getByRole('link', { name: 'Agentes' })).not.toHaveAttribute('aria-current')
    expect(screen.getByRole('link', { name: 'Testar grátis' })).toHaveAttribute('href', '/auth/signup')
    expect(menu().queryByRole('link', { name: 'Painel' })).not.toBeInTheDocument()
  })

  it('has the same ways behind a button, for narrow screens', () => {
    open('/', 'visitor')
    const toggle = screen.getByRole('button', { name: 'Menu' })
    const sheet = screen.getByRole('navigation', { name: 'Menu' })
    expect(toggle).toHaveAttribute('popovertarget', sheet.id)
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(within(sheet).getByRole('link', { name: 'Agentes' })).toBeInTheDocument()
    expect(within(sheet).getByRole('link', { name: 'Testar grátis por 14 dias' })).toBeInTheDocument()
  })

  it('shows a customer the way to the dashboard', () => {
    open('/agents', makeSession())
    expect(menu().getByRole('link', { name: 'Painel' })).toHaveAttribute('href', '/dashboard')
    expect(menu().queryByRole('link', { name: 'Entrar' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Testar grátis' })).not.toBeInTheDocument()
  })

  it.each(['visitor', 'loading', makeSession()] as const)('sells nothing in the dashboard', (session) => {
    open('/dashboard/billing', session)
    expect(screen.queryByRole('navigation', { name: 'Principal' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Testar grátis' })).not.toBeInTheDocument()
  })

  it('shows customers their agents and the way out', async () => {
    fakeBackend.replies(logout, undefined)
    fakeBackend.replies(getDashboard, makeDashboard())
    const { address } = open('/dashboard/services/prospect', makeSession())
    const agents = within(await screen.findByRole('navigation', { name: 'Seus agentes' }))
    const agent = agents.getByRole('link', { name: 'Prospect AI' })
    expect(agent).toHaveAttribute('href', '/dashboard/services/prospect')
    expect(agent).toHaveAttribute('aria-current', 'page')

    await userEvent.click(await screen.findByRole('button', { name: 'Sua conta: Ana Souza' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sair' }))
    expect(currentSession()).toMatchObject({ status: 'visitor' })
    expect(address()).toBe('/')
    await waitFor(() => expect(fakeBackend.requests(logout)).toHaveLength(1))
  })
})

describe('the footer', () => {
  it('leads to every agent, the account and a person', async () => {
    open('/', 'visitor')
    const footer = within(screen.getByRole('contentinfo'))
    const agents = footer.getByRole('navigation', { name: 'Agentes de IA' })
    expect(
      within(agents)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/agents/site-builder',
      '/agents/email',
      '/agents/social',
      '/agents/prospect',
      '/agents/bi',
      '/agents/marketingai',
      '/agents/whatsapp',
      '/agents',
    ])
    expect(footer.getByRole('link', { name: 'Criar conta' })).toHaveAttribute('href', '/auth/signup')
    expect(await footer.findByRole('link', { name: 'contato@exemplo.com.br' })).toHaveAttribute(
      'href',
      'mailto:contato@exemplo.com.br',
    )
    expect(footer.getByRole('link', { name: '(11) 4000-0000' })).toHaveAttribute('href', 'tel:1140000000')
  })

  it('names the agents as the catalogue does, on pages that know it', async () => {
    const [first, second] = makePricing().products
    const products = [{ ...first, name: 'Construtor de sites' }, second]
    open('/', 'visitor')
    act(() => void queryClient.setQueryData(['/api/v1/pricing/public', {}], { ...makePricing(), products }))
    const agents = within(await screen.findByRole('navigation', { name: 'Agentes de IA' }))
    expect(agents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Construtor de sites',
      second?.name,
      'Comparar todos',
    ])
  })

  it('leaves the catalogue what it is, the same for everybody: the end of a session takes nothing of it', () => {
    const queryKey = ['/api/v1/pricing/public', {}]
    open('/', 'visitor')
    act(() => void queryClient.setQueryData(queryKey, makePricing()))
    forgetCustomer()
    expect(queryClient.getQueryData(queryKey)).toEqual(makePricing())
  })

  it.each(['/auth/login', '/dashboard/billing', '/admin'])(
    'is short where work is done: %s',
    async (path) => {
      open(path, 'visitor')
      const footer = within(screen.getByRole('contentinfo'))
      expect(await footer.findByRole('link', { name: 'contato@exemplo.com.br' })).toBeVisible()
      expect(footer.getByRole('button', { name: 'Gerenciar cookies' })).toBeVisible()
      expect(footer.getByRole('group', { name: 'Tema' })).toBeVisible()
      expect(footer.queryByRole('navigation')).not.toBeInTheDocument()
    },
  )
})

describe('the title', () => {
  const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content')

  it('is the page’s own, with the names filled in', async () => {
    const about = { title: 'Conheça {produto} | {empresa}', description: 'Agentes da {empresa}.' }
    open('/agents', 'visitor', about)
    await waitFor(() => expect(document.title).toBe('Conheça Ajudantes | Empresa Exemplo'))
    expect(document.head.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      'Agentes da Empresa Exemplo.',
    )
    expect(robots()).toBeUndefined()
  })

  it('is its area’s where the page has none, kept from search engines', async () => {
    open('/dashboard/nada', 'visitor')
    await waitFor(() => expect(document.title).toBe('Painel | Empresa Exemplo'))
    expect(robots()).toBe('noindex')
  })

  it('says that nothing was found where nobody answers', async () => {
    open('/nada', 'visitor')
    await waitFor(() => expect(document.title).toBe('Página não encontrada | Empresa Exemplo'))
    expect(robots()).toBe('noindex')
  })

  it('is kept from search engines where the page says so', () => {
    open('/reset', 'visitor', { title: 'Nova senha', index: false })
    expect(robots()).toBe('noindex')
  })
})
