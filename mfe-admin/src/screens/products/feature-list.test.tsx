import {
  type AdminFeature,
  type AdminProduct,
  createFeature,
  editFeature,
  getAdminFeatures,
  getAdminMe,
  getAdminProduct,
  getAdminProducts,
  getPricing,
  orderFeatures,
  type ProductFeatures,
  removeFeature,
} from '@ag/contracts'
import { fakeBackend, makePricing, notified, renderScreen } from '@ag/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { ProductsScreen } from './products-screen'

const product: AdminProduct = {
  id: 'whatsapp',
  name: 'Atendimento WhatsApp',
  description: 'Responde seus clientes a qualquer hora.',
  popular: false,
  is_active: true,
  demo_url: '/agents/whatsapp',
  icon: 'agent-chat',
  headline: '',
  summary: '',
  suited_to: '',
  needs: [],
  meters: [],
  works: [],
  requirements: [],
  seo_title: 'Atendimento WhatsApp',
  seo_description: 'Responda clientes a qualquer hora.',
  sort_order: 7,
  integrations: [],
  faq: [],
  price: 97,
  picture: null,
  subscribers: 12,
  version: 3,
}

const makeFeature = (id: string, name: string, change: Partial<AdminFeature> = {}): AdminFeature => ({
  id,
  product_id: 'whatsapp',
  name,
  description: `${name}, sempre.`,
  icon: 'check',
  is_highlighted: false,
  sort_order: 1,
  ...change,
})
const history = makeFeature('ft_1', 'Histórico')
const takeOver = makeFeature('ft_2', 'Assumir conversa', { is_highlighted: true, sort_order: 2 })
const reports = makeFeature('ft_3', 'Relatórios', { sort_order: 3 })

/** What the backend holds from now on. */
function holds(version: number, ...items: AdminFeature[]): ProductFeatures {
  fakeBackend.replies(getAdminProduct, { ...product, version })
  fakeBackend.replies(getAdminFeatures, { items, next_cursor: null, total: items.length })
  return { product_id: 'whatsapp', version, items }
}

async function open() {
  const shown = renderScreen(<ProductsScreen />, {
    path: '/admin/products?produto=whatsapp',
    session: 'signed-in',
  })
  await screen.findByText('Histórico')
  return shown
}

const list = () => within(screen.getByRole('region', { name: 'Recursos' }))
const names = () =>
  list()
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.firstChild?.textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = (name: string) => screen.findByRole('dialog', { name }).then((found) => within(found))
async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

beforeEach(() => {
  fakeBackend.replies(getAdminMe, { role: 'comercial', permissions: ['products:read', 'products:write'] })
  fakeBackend.replies(getPricing, makePricing())
  fakeBackend.replies(getAdminProducts, { items: [], next_cursor: null, total: 0 })
  holds(3, history, takeOver, reports)
})

it('shows what a product offers, in its order', async () => {
  const { container } = await open()
  expect(names()).toEqual(['Histórico', 'Assumir conversa', 'Relatórios'])
  expect(list().getByText('Histórico, sempre.')).toBeVisible()
  expect(list().getAllByText('Destaque')).toHaveLength(1)
  expect(fakeBackend.paths(getAdminFeatures)).toEqual(['/api/v1/admin/features?product_id=whatsapp'])
  expect(list().queryByRole('button', { name: 'Subir Histórico' })).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

it('shows to who may only read nothing that they may not do', async () => {
  fakeBackend.replies(getAdminMe, { role: 'leitura', permissions: ['products:read'] })
  await open()
  expect(list().queryByRole('button')).not.toBeInTheDocument()
})

it('adds one at once', async () => {
  await open()
  await press('Adicionar recurso')
  const fields = await dialog('Novo recurso')
  await userEvent.click(fields.getByRole('button', { name: 'Salvar' }))
  expect(await fields.findByText('Dê um nome ao recurso.')).toBeVisible()
  await userEvent.type(fields.getByRole('textbox', { name: 'Nome do recurso' }), 'Áudio')
  await userEvent.type(fields.getByRole('textbox', { name: 'Descrição do recurso' }), 'Ouve e responde.')
  await userEvent.click(fields.getByRole('checkbox', { name: 'Recurso em destaque' }))
  const audio = makeFeature('ft_4', 'Áudio')
  fakeBackend.replies(createFeature, holds(4, history, takeOver, reports, audio))
  await userEvent.click(fields.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(names()).toContain('Áudio'))
  expect(fakeBackend.requests(createFeature)).toEqual([
    {
      product_id: 'whatsapp',
      version: 3,
      name: 'Áudio',
      description: 'Ouve e responde.',
      icon: 'check',
      is_highlighted: true,
    },
  ])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(notified()).toEqual(['Recurso adicionado.'])
})

it('sends what was changed of one, and keeps what is typed into the form meanwhile', async () => {
  await open()
  await retype(screen.getByRole('textbox', { name: 'Descrição' }), 'Ainda não salva.')
  await press('Editar Assumir conversa')
  const fields = await dialog('Editar recurso')
  await retype(fields.getByRole('textbox', { name: 'Nome do recurso' }), 'Assumir a conversa')
  fakeBackend.replies(editFeature, holds(4, history, { ...takeOver, name: 'Assumir a conversa' }, reports))
  await userEvent.click(fields.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(names()[1]).toBe('Assumir a conversa'))
  expect(fakeBackend.requests(editFeature)).toEqual([{ version: 3, name: 'Assumir a conversa' }])
  expect(screen.getByRole('textbox', { name: 'Descrição' })).toHaveValue('Ainda não salva.')
  expect(screen.getByText('Alterações não salvas')).toBeVisible()
})

it('shows both where somebody else was faster, and saves what is chosen', async () => {
  await open()
  await press('Editar Histórico')
  const fields = await dialog('Editar recurso')
  await retype(fields.getByRole('textbox', { name: 'Nome do recurso' }), 'Meu nome')
  await retype(fields.getByRole('textbox', { name: 'Descrição do recurso' }), 'Minha.')
  const theirs = { ...history, name: 'Nome dela', description: 'Dela.' }
  fakeBackend.fails(editFeature, 409, {
    code: 'VERSION_CONFLICT',
    userMessage: 'Rita salvou uma alteração às 09:00. Compare antes de salvar.',
    current: holds(4, theirs, takeOver, reports),
  })
  await userEvent.click(fields.getByRole('button', { name: 'Salvar' }))
  const both = await dialog('Este registro mudou')
  expect(both.getByText('Rita salvou uma alteração às 09:00. Compare antes de salvar.')).toBeVisible()
  await userEvent.click(both.getByRole('radio', { name: 'O atual: Nome dela' }))
  fakeBackend.replies(editFeature, holds(5, { ...theirs, description: 'Minha.' }, takeOver, reports))
  await userEvent.click(both.getByRole('button', { name: 'Salvar o que escolhi' }))
  await waitFor(() => expect(list().getByText('Minha.')).toBeVisible())
  expect(fakeBackend.requests(editFeature).at(-1)).toEqual({ version: 4, description: 'Minha.' })
})

it('adds over what somebody else saved once it has been shown', async () => {
  await open()
  await press('Adicionar recurso')
  const fields = await dialog('Novo recurso')
  await userEvent.type(fields.getByRole('textbox', { name: 'Nome do recurso' }), 'Áudio')
  await userEvent.type(fields.getByRole('textbox', { name: 'Descrição do recurso' }), 'Ouve.')
  fakeBackend.fails(createFeature, 409, {
    code: 'VERSION_CONFLICT',
    userMessage: 'Rita salvou uma alteração às 09:00. Compare antes de salvar.',
    current: holds(4, history, reports),
  })
  await userEvent.click(fields.getByRole('button', { name: 'Salvar' }))
  expect(await fields.findByText(/Rita salvou uma alteração às 09:00/)).toBeVisible()
  fakeBackend.replies(createFeature, holds(5, history, reports, makeFeature('ft_4', 'Áudio')))
  await userEvent.click(fields.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(names()).toEqual(['Histórico', 'Relatórios', 'Áudio']))
  expect(fakeBackend.requests(createFeature).map(({ version }) => version)).toEqual([3, 4])
})

it('moves one up, and the focus stays with it', async () => {
  await open()
  fakeBackend.replies(orderFeatures, holds(4, history, reports, takeOver))
  await press('Subir Relatórios')
  await waitFor(() => expect(names()).toEqual(['Histórico', 'Relatórios', 'Assumir conversa']))
  expect(screen.getByRole('button', { name: 'Subir Relatórios' })).toHaveFocus()
  fakeBackend.replies(orderFeatures, holds(5, reports, history, takeOver))
  await press('Subir Relatórios')
  await waitFor(() => expect(names()[0]).toBe('Relatórios'))
  expect(screen.getByRole('button', { name: 'Editar Relatórios' })).toHaveFocus()
  expect(fakeBackend.requests(orderFeatures)).toEqual([
    { product_id: 'whatsapp', version: 3, ids: ['ft_1', 'ft_3', 'ft_2'] },
    { product_id: 'whatsapp', version: 4, ids: ['ft_3', 'ft_1', 'ft_2'] },
  ])
  expect(notified()).toContain('Relatórios subiu uma posição.')
})

describe('one that is removed', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => jest.useRealTimers())
  const remove = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Remover ${name}` }))
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

  it('is gone at once, and for good ten seconds later', async () => {
    await open()
    fakeBackend.replies(removeFeature, { product_id: 'whatsapp', version: 4, items: [takeOver, reports] })
    remove('Histórico')
    expect(names()).toEqual(['Assumir conversa', 'Relatórios'])
    expect(notified()).toEqual(['Recurso removido.'])
    await pass(9_000)
    expect(fakeBackend.requests(removeFeature)).toEqual([])
    holds(4, takeOver, reports)
    await pass(1_500)
    expect(fakeBackend.paths(removeFeature)).toEqual(['/api/v1/admin/features/ft_1/remove'])
    expect(fakeBackend.requests(removeFeature)).toEqual([{ version: 3 }])
    expect(names()).toEqual(['Assumir conversa', 'Relatórios'])
  })

  it('goes before the next one is removed, each on the version that the one before left', async () => {
    await open()
    fakeBackend.replies(removeFeature, holds(4, takeOver, reports))
    remove('Histórico')
    remove('Assumir conversa')
    await pass(100)
    expect(fakeBackend.paths(removeFeature)).toEqual(['/api/v1/admin/features/ft_1/remove'])
    expect(names()).toEqual(['Relatórios'])
    fakeBackend.replies(removeFeature, holds(5, reports))
    await pass(10_100)
    expect(fakeBackend.requests(removeFeature)).toEqual([{ version: 3 }, { version: 4 }])
  })

  it('is not removed where somebody else has changed it since it was seen', async () => {
    await open()
    remove('Histórico')
    fakeBackend.fails(removeFeature, 409, {
      code: 'VERSION_CONFLICT',
      userMessage: 'Rita salvou uma alteração às 09:00. Compare antes de salvar.',
      current: holds(4, { ...history, name: 'Histórico completo' }, takeOver, reports),
    })
    await pass(10_100)
    expect(fakeBackend.requests(removeFeature)).toEqual([{ version: 3 }])
    await waitFor(() => expect(names()).toEqual(['Histórico completo', 'Assumir conversa', 'Relatórios']))
    expect(notified().join()).toContain('Rita salvou uma alteração às 09:00.')
  })
})
