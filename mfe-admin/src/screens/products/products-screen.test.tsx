import {
  type AdminProduct,
  editProduct,
  editProducts,
  getAdminFeatures,
  getAdminMe,
  getAdminProduct,
  getAdminProducts,
  getGeneralFaq,
  getPricing,
  getSavedViews,
  type ImportReport,
  importProducts,
  removePicture,
  saveGeneralFaq,
  savePicture,
} from '@ag/contracts'
import { fakeBackend, makePricing, renderScreen } from '@ag/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { ProductsScreen } from './products-screen'

const makeProduct = (change: Partial<AdminProduct> = {}): AdminProduct => ({
  id: 'whatsapp',
  name: 'Atendimento WhatsApp',
  description: 'Responde seus clientes a qualquer hora.',
  popular: false,
  is_active: true,
  demo_url: '/agents/whatsapp',
  icon: 'agent-chat',
  headline: 'Atendimento a qualquer hora',
  summary: '',
  suited_to: '',
  needs: ['vender', 'atender'],
  meters: ['whatsapp_messages', 'ai_credits'],
  works: [{ title: 'Responde na hora', text: 'Preço, prazo e endereço.' }],
  requirements: ['Um número de WhatsApp'],
  seo_title: 'Atendimento WhatsApp',
  seo_description: 'Responda clientes a qualquer hora.',
  sort_order: 7,
  integrations: ['WhatsApp'],
  faq: [
    { question: 'É seguro?', answer: 'Sim.' },
    { question: 'Atende à noite?', answer: 'Também.' },
  ],
  price: 97,
  subscribers: 12,
  picture: null,
  version: 3,
  ...change,
})

const may = (...permissions: string[]) => fakeBackend.replies(getAdminMe, { role: 'comercial', permissions })
const show = (path = '/admin/products') => renderScreen(<ProductsScreen />, { path, session: 'signed-in' })

beforeEach(() => {
  may('products:read', 'products:write', 'faq:write')
  fakeBackend.replies(getSavedViews, { items: [] })
  fakeBackend.replies(getPricing, makePricing())
  fakeBackend.replies(getAdminProducts, {
    items: [
      makeProduct(),
      makeProduct({ id: 'prospect', name: 'Prospect AI', price: 399, is_active: false }),
    ],
    next_cursor: 'weiter',
    total: 2,
  })
})

it('lists products as links that keep the filters, with the way to the next page', async () => {
  const { container } = show('/admin/products?status=active&q=ate')
  const link = await screen.findByRole('link', { name: 'Atendimento WhatsApp' })
  expect(link).toHaveAttribute('href', expect.stringContaining('status=active'))
  expect(link).toHaveAttribute('href', expect.stringContaining('produto=whatsapp'))
  expect(screen.getByRole('row', { name: /Prospect AI.*R\$\s399,00.*Oculto/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Próxima página' })).toHaveAttribute(
    'href',
    expect.stringContaining('cursor=weiter'),
  )
  expect(screen.getByLabelText('Situação')).toHaveValue('active')
  expect(screen.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('ate')
  expect(await axe(container)).toHaveNoViolations()
})

it('shows to who may only read nothing that they may not do', async () => {
  may('products:read')
  show()
  await screen.findByRole('link', { name: 'Atendimento WhatsApp' })
  expect(screen.queryByRole('link', { name: 'Novo agente' })).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox', { name: /Selecionar/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Importar' })).not.toBeInTheDocument()
})

it('changes many at once', async () => {
  fakeBackend.replies(editProducts, { changed: 2 })
  show()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar Atendimento WhatsApp' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Prospect AI' }))
  expect(screen.getByText('2 selecionados')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar' }))
  expect(fakeBackend.requests(editProducts).at(-1)).toEqual({
    items: [
      { id: 'whatsapp', version: 3 },
      { id: 'prospect', version: 3 },
    ],
    change: { is_active: false },
  })
})

describe('the editor', () => {
  beforeEach(() => {
    fakeBackend.replies(getAdminProduct, makeProduct())
    fakeBackend.replies(getAdminFeatures, { items: [], next_cursor: null, total: 0 })
  })
  const named = (label: string) => screen.getAllByRole('textbox', { name: new RegExp(`^${label}`) })
  const lastNamed = (label: string) => named(label).at(-1) as HTMLElement
  const open = async () => {
    const shown = show('/admin/products?produto=whatsapp')
    await screen.findByRole('heading', { name: 'Atendimento WhatsApp' })
    return shown
  }

  it('sends what was changed and nothing else', async () => {
    fakeBackend.replies(editProduct, makeProduct({ version: 4 }))
    const { container } = await open()
    const description = screen.getByRole('textbox', { name: 'Descrição' })
    await userEvent.clear(description)
    await userEvent.type(description, 'Responde sempre.')
    expect(screen.getByText('Alterações não salvas')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Remover Pergunta 1' }))
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar pergunta' }))
    await userEvent.type(lastNamed('Pergunta'), 'Fala inglês?')
    await userEvent.type(lastNamed('Resposta'), 'Sim.')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(fakeBackend.requests(editProduct).at(-1)).toEqual({
      version: 3,
      description: 'Responde sempre.',
      faq: [makeProduct().faq[1], { question: 'Fala inglês?', answer: 'Sim.' }],
    })
    expect(await axe(container)).toHaveNoViolations()
  })

  it('says at each field what is wrong with it, and sends nothing', async () => {
    fakeBackend.replies(editProduct, makeProduct())
    await open()
    await userEvent.clear(screen.getByRole('textbox', { name: 'Nome' }))
    await userEvent.clear(lastNamed('Pergunta'))
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('Informe o nome.')).toBeVisible()
    expect(screen.getByText('Escreva a pergunta.')).toBeVisible()
    expect(fakeBackend.requests(editProduct)).toEqual([])
  })

  it('shows both where somebody else was faster, and saves what is chosen', async () => {
    const current = makeProduct({ version: 4, description: 'De outra pessoa.', seo_title: 'Outro' })
    fakeBackend.fails(editProduct, 409, {
      code: 'VERSION_CONFLICT',
      userMessage: 'Rita salvou uma alteração às 09:00. Compare antes de salvar.',
      current,
    })
    await open()
    const retype = async (name: string, text: string) => {
      const field = screen.getByRole('textbox', { name })
      await userEvent.clear(field)
      await userEvent.type(field, text)
    }
    await retype('Descrição', 'Minha.')
    await retype('Título na busca', 'Meu título')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Este registro mudou' }))
    expect(dialog.getByText('Rita salvou uma alteração às 09:00. Compare antes de salvar.')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'O atual: Outro' }))
    fakeBackend.replies(editProduct, makeProduct({ version: 5 }))
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar o que escolhi' }))
    expect(fakeBackend.requests(editProduct).at(-1)).toEqual({ version: 4, description: 'Minha.' })
  })

  it('asks again over the newest record where a third was faster still', async () => {
    const faster = (version: number, description: string) =>
      fakeBackend.fails(editProduct, 409, {
        code: 'VERSION_CONFLICT',
        userMessage: `Rita salvou a versão ${version}.`,
        current: makeProduct({ version, description }),
      })
    faster(4, 'De outra pessoa.')
    await open()
    const description = screen.getByRole('textbox', { name: 'Descrição' })
    await userEvent.clear(description)
    await userEvent.type(description, 'Minha.')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('Rita salvou a versão 4.')).toBeVisible()
    faster(5, 'De uma terceira.')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar o que escolhi' }))
    expect(await screen.findByText('Rita salvou a versão 5.')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'O atual: De uma terceira.' })).toBeVisible()
    fakeBackend.replies(editProduct, makeProduct({ version: 6 }))
    await userEvent.click(screen.getByRole('button', { name: 'Salvar o que escolhi' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(fakeBackend.requests(editProduct).at(-1)).toEqual({ version: 5, description: 'Minha.' })
  })

  it('brings back rows that were added, taken out and typed into', async () => {
    const { unmount } = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar pergunta' }))
    await userEvent.type(lastNamed('Pergunta'), 'Fala inglês?')
    await userEvent.click(screen.getByRole('button', { name: 'Remover Pergunta 1' }))
    unmount()
    await open()
    await waitFor(() => expect(lastNamed('Pergunta')).toHaveValue('Fala inglês?'))
    expect(named('Pergunta')[0]).toHaveValue('Atende à noite?')
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }))
    expect(named('Pergunta')).toHaveLength(2)
    expect(screen.queryByDisplayValue('Fala inglês?')).not.toBeInTheDocument()
  })

  it('takes an icon from those that there are, by its name, and what the page of the agent tells', async () => {
    fakeBackend.replies(editProduct, makeProduct())
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Trocar ícone' }))
    const icons = within(screen.getByRole('group', { name: /^Ícone/ }))
    expect(icons.getByRole('radio', { name: 'Conversa' })).toBeChecked()
    await userEvent.click(icons.getByRole('radio', { name: 'Balança' }))
    await userEvent.type(screen.getByRole('textbox', { name: /^Chamada/ }), ' do dia')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Vender mais' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Envios de e-mail' }))
    await userEvent.type(screen.getByRole('textbox', { name: /^O que é preciso/ }), '\nA agenda')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(fakeBackend.requests(editProduct).at(-1)).toEqual({
      version: 3,
      icon: 'scale',
      headline: 'Atendimento a qualquer hora do dia',
      needs: ['atender'],
      meters: ['ai_credits', 'email_sends', 'whatsapp_messages'],
      requirements: ['Um número de WhatsApp', 'A agenda'],
    })
  })

  it('sends a picture with what is to be seen on it, and keeps what was typed beside', async () => {
    const picture = { src: `/pictures/${'a'.repeat(32)}`, alt: 'Um celular', width: 640, height: 400 }
    fakeBackend.replies(savePicture, makeProduct({ version: 4, picture }))
    await open()
    await userEvent.type(screen.getByRole('textbox', { name: /^Chamada/ }), '!')
    await userEvent.click(screen.getByRole('button', { name: 'Enviar imagem' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Enviar imagem' }))
    const save = dialog.getByRole('button', { name: 'Salvar imagem' })
    await userEvent.click(save)
    expect(await dialog.findByText('Descreva a imagem.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Descrição da imagem/ }), 'Um celular')
    await userEvent.click(save)
    expect(await dialog.findByText('Escolha uma imagem.')).toBeVisible()
    const file = dialog.getByLabelText(/^Arquivo/)
    await userEvent.upload(file, new File([new Uint8Array(700_001)], 'grande.png', { type: 'image/png' }))
    await userEvent.click(save)
    expect(await dialog.findByText('Envie uma imagem de até 0,7 MB.')).toBeVisible()
    await userEvent.upload(file, new File(['imagem'], 'foto.png', { type: 'image/png' }))
    fakeBackend.replies(getAdminProduct, makeProduct({ version: 4, picture }))
    await userEvent.click(save)
    expect(await screen.findByRole('img', { name: 'Um celular' })).toHaveAttribute('src', picture.src)
    expect(fakeBackend.requests(savePicture)).toEqual([
      { version: 3, alt: 'Um celular', content: btoa('imagem') },
    ])
    expect(screen.getByRole('textbox', { name: /^Chamada/ })).toHaveValue('Atendimento a qualquer hora!')
    fakeBackend.replies(removePicture, makeProduct({ version: 5 }))
    fakeBackend.replies(getAdminProduct, makeProduct({ version: 5 }))
    await userEvent.click(screen.getByRole('button', { name: 'Remover imagem' }))
    expect(await screen.findByText('Sem imagem.')).toBeVisible()
  })

  it('shows what visitors see now beside what they will see', async () => {
    await open()
    await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), ' 24h')
    await userEvent.click(screen.getByRole('button', { name: 'Ver como visitante' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ver como visitante' }))
    const seen = (name: string) => within(dialog.getByRole('region', { name }))
    expect(seen('Publicado').queryByText('Atendimento WhatsApp 24h')).not.toBeInTheDocument()
    expect(seen('Rascunho').getByText('Atendimento WhatsApp 24h')).toBeVisible()
  })
})

it('keeps the questions of every price page as one list', async () => {
  fakeBackend.replies(getGeneralFaq, {
    version: 2,
    items: [{ question: 'Preciso de cartão?', answer: 'Não.' }],
  })
  fakeBackend.replies(saveGeneralFaq, { version: 3, items: [] })
  show('/admin/products?aba=perguntas')
  await userEvent.type(await screen.findByRole('textbox', { name: /^Resposta/ }), ' Nunca.')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(fakeBackend.requests(saveGeneralFaq).at(-1)).toEqual({
    version: 2,
    items: [{ question: 'Preciso de cartão?', answer: 'Não. Nunca.' }],
  })
})

const report: ImportReport = {
  rows: 2,
  separator: ';',
  columns: [
    { heading: 'id', field: 'id' },
    { heading: 'Preço', field: 'price' },
  ],
  create: 0,
  update: 1,
  unchanged: 1,
  errors: [],
  changes: [{ row: 2, id: 'whatsapp', field: 'price', from: 97, to: 107.5 }],
  applied: false,
}
const csv = new File(['id;price\nwhatsapp;107,50'], 'precos.csv', { type: 'text/csv' })

it('covers a file and what is to be done with it while it is being read', async () => {
  show('/admin/products?aba=importar')
  await userEvent.upload(await screen.findByLabelText(/Arquivo CSV/), csv)
  fakeBackend.neverAnswers(importProducts)
  await userEvent.click(screen.getByRole('button', { name: 'Simular importação' }))
  // Nothing is changed while the file is on its way.
  expect(await screen.findByText('Simulando a importação…')).toBeVisible()
  expect(screen.getByLabelText(/Arquivo CSV/).closest('[inert]')).toHaveAttribute('aria-busy', 'true')
})

it('rehearses a file before it is carried out', async () => {
  fakeBackend.replies(importProducts, report)
  show('/admin/products?aba=importar')
  await userEvent.upload(await screen.findByLabelText(/Arquivo CSV/), csv)
  await userEvent.click(screen.getByRole('button', { name: 'Simular importação' }))
  expect(await screen.findByText('2 linhas: 0 novas, 1 alterada, 1 sem mudança.')).toBeVisible()
  expect(screen.getByRole('row', { name: /^2 whatsapp Preço por mês R\$\s97,00 R\$\s107,50$/ })).toBeVisible()
  expect(screen.getByText(/^Lido como UTF-8, separado por ponto e vírgula\. Colunas: /)).toBeVisible()
  expect(fakeBackend.paths(importProducts).at(-1)).toContain('dry_run=true')
  expect(screen.getByLabelText(/Arquivo CSV/).closest('[inert]')).toBeNull()
  fakeBackend.replies(importProducts, { ...report, applied: true })
  await userEvent.click(screen.getByRole('button', { name: 'Importar' }))
  expect(await screen.findByText('Importação concluída')).toBeVisible()
})

it('suggests how a new agent is called in addresses, until somebody says it otherwise', async () => {
  show('/admin/products?produto=novo')
  const name = await screen.findByLabelText(/^Nome/)
  const id = screen.getByLabelText(/^Identificador/)
  await userEvent.type(name, 'Jurídico & Cia.')
  expect(id).toHaveValue('juridico-cia')
  await userEvent.type(id, '-sp')
  await userEvent.type(name, ' Ltda')
  expect(id).toHaveValue('juridico-cia-sp')
})
