import { getAvailableDays, getNextSlots, getPricing, getProduct, getSettings } from '@ag/contracts'
import { products } from '@ag/core'
import { type Known, Outlet, type ScreenHandle } from '@ag/platform'
import {
  fakeBackend,
  makeAvailableMonth,
  makeNextSlots,
  makePricing,
  makeProductDetails,
  makeSettings,
  renderRoutes,
} from '@ag/testing'
import { act, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { routes } from './routes'

const handles = routes.map(({ path = '', handle }) => ({ path, about: handle as ScreenHandle }))

async function show(path: string): Promise<HTMLElement> {
  const page = { path: '/', element: <PageFrame />, children: routes }
  await act(async () => void renderRoutes([page], { path }))
  return document.body
}

const nothingKnown: Known = () => undefined
const answers: Record<string, unknown> = {
  [getPricing.path]: makePricing(),
  [getProduct.path]: makeProductDetails(),
}
const allKnown = (({ queryKey: [key] }) => answers[String(key)]) as Known

const wordsOf = (words: ScreenHandle['title'] = '', known: Known, product = 'prospect') =>
  typeof words === 'function' ? words(known, { product }) : words

/** The landmark that the shell puts around every area. */
const PageFrame = () => (
  <main>
    <Outlet />
  </main>
)

beforeEach(() => {
  fakeBackend.replies(getAvailableDays, makeAvailableMonth())
  fakeBackend.replies(getNextSlots, makeNextSlots())
  fakeBackend.replies(getPricing, makePricing())
  fakeBackend.replies(getProduct, makeProductDetails())
  fakeBackend.replies(getSettings, makeSettings())
})

it('answers the home page, the agents, meetings, the assistant and privacy', () => {
  expect(handles.map(({ path }) => `/${path}`)).toEqual([
    '/',
    '/agents',
    '/agents/:product',
    '/consultation',
    '/consultation/manage',
    '/assistente',
    '/assistente/embed',
    '/privacy',
    '/seguranca',
  ])
})

it.each(handles)('is rendered ahead at /$path, with a title that fits', ({ about }) => {
  expect(about).toMatchObject({ prerender: true })
  expect(wordsOf(about.title, allKnown)).toMatch(/ \| \{empresa\}$/)
  expect(wordsOf(about.title, allKnown).length).toBeLessThanOrEqual(60)
})

it('keeps a meeting of somebody and the frame for other sites out of search engines, and nothing else', () => {
  const hidden = handles.filter(({ about }) => !about.index)
  expect(hidden.map(({ path }) => path)).toEqual(['consultation/manage', 'assistente/embed'])
})

it.each(handles.filter(({ about }) => about.index))(
  'tells search engines about /$path, in few enough letters',
  ({ about }) => {
    expect(wordsOf(about.description, nothingKnown).length).toBeLessThanOrEqual(155)
    expect(wordsOf(about.description, allKnown).length).toBeLessThanOrEqual(155)
  },
)

it.each([
  ['', 'com agentes de IA a partir de R$ 29 por mês. Teste', 'com agentes de IA. Teste'],
  ['agents/:product', 'Encontre leads. A partir de R$ 399 por mês.', ''],
])('tells search engines the price of /%s as it is now, or none', (path, told, untold) => {
  const about = handles.find((handle) => handle.path === path)?.about as ScreenHandle
  expect(wordsOf(about.description, allKnown)).toContain(told)
  expect(wordsOf(about.description, nothingKnown)).toContain(untold)
})

it('calls the page of an agent what the catalogue wants, or as the agent is called', () => {
  const title = handles.find(({ path }) => path === 'agents/:product')?.about.title
  expect(wordsOf(title, allKnown)).toBe('Prospect AI: prospecção com WhatsApp | {empresa}')
  expect(wordsOf(title, nothingKnown, 'email')).toBe('Email Marketing | {empresa}')
  expect(wordsOf(title, nothingKnown, 'juridico')).toBe('Agente de IA | {empresa}')
  expect(wordsOf(title, allKnown, 'juridico')).toBe('Página não encontrada | {empresa}')
})

it('titles no two pages alike', () => {
  expect(new Set(handles.map(({ about }) => about.title)).size).toBe(handles.length)
})

const agentPages = products.map(({ slug }) => `agents/${slug}`)

/** The frame for other sites shows the conversation alone. */
const wholePages = handles
  .filter(({ path }) => path !== 'assistente/embed')
  .flatMap(({ path }) => (path === 'agents/:product' ? agentPages : [path]))
  .map((path) => ({ path }))

it.each(wholePages)('has one main heading on /$path and no accessibility violation', async ({ path }) => {
  const container = await show(`/${path}`)

  await screen.findByRole('link', { name: /\(11\) 4000-0000$/ })
  if (!path || path.startsWith('agents')) await screen.findAllByText(/^R\$\s399$/)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(await axe(container)).toHaveNoViolations()
})

it.each(wholePages)(
  'links from /$path only to pages of this site that exist, and elsewhere in a new tab',
  async ({ path }) => {
    const container = await show(`/${path}`)
    await screen.findByRole('link', { name: /\(11\) 4000-0000$/ })

    const known = new Set([...wholePages.map((page) => `/${page.path}`), '/auth/signup', '/status'])
    for (const link of within(container).getAllByRole('link')) {
      const target = link.getAttribute('href') ?? ''
      if (target.startsWith('#')) expect(document.getElementById(target.slice(1))).toBeInTheDocument()
      else if (target.startsWith('/')) expect(known).toContain(target.split('?')[0])
      else if (target.startsWith('https:')) {
        expect(link).toHaveAttribute('target', '_blank')
        expect(link).toHaveAccessibleName(/\(abre em nova aba\)$/)
      } else expect(target).toMatch(/^(mailto|tel):/)
    }
  },
)
