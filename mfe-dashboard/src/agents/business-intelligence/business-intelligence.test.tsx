import {
  askBi,
  type BiAlert,
  type BiAnswer,
  type BiTable,
  beginBiUpload,
  changeBiTable,
  finishBiUpload,
  getBiBoard,
  getBiReport,
  getBiTable,
  getBiTables,
  getWorkspace,
  pinBiQuestion,
  saveBiAlert,
  saveBiReport,
  sendBiUploadPart,
  unpinBiQuestion,
} from '@ag/contracts'
import { fakeBackend, notified, renderScreen } from '@ag/testing'
import { DataBoundary } from '@ag/ui'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import type { ReactNode } from 'react'
import { Results } from './results'
import { Settings } from './settings'
import { Work } from './work'

const table: BiTable = {
  id: 'tbl_1',
  name: 'Vendas',
  rows: 1200,
  bytes: 4000,
  columns: [
    { name: 'Data', kind: 'date' },
    { name: 'Turma', kind: 'number' },
  ],
  files: [{ name: 'vendas.csv', rows: 1200 }],
  version: 1,
  updated_at: '2026-11-20T12:00:00.000Z',
}
const answer: BiAnswer = {
  kind: 'answer',
  title: 'Receita por loja',
  sentence: 'Centro vem na frente em receita: R$ 30,00.',
  unit: 'money',
  chart: {
    shape: 'bar',
    points: [
      { label: 'Centro', value: 30 },
      { label: 'Praia', value: 10 },
    ],
  },
  table: {
    header: ['Loja', 'Receita'],
    rows: [
      ['Centro', 'R$ 30,00'],
      ['Praia', 'R$ 10,00'],
    ],
  },
  how: {
    definition: 'Soma da coluna.',
    filter: 'Nenhum: todos os dados',
    query: 'SELECT 1',
    notes: ['Uma nota.'],
  },
  offers: ['Receita por mês'],
}
const from = { id: 'tbl_1', name: 'Vendas' }

const workspace = {
  product_id: 'business-intelligence',
  name: 'Business Intelligence',
  status: 'trialing' as const,
  trial_ends_at: null,
  life: 'running' as const,
  setup: [],
  results: [],
  draft: null,
  with_team: false,
}
beforeEach(() => fakeBackend.replies(getWorkspace, workspace))

const show = (element: ReactNode) =>
  renderScreen(<DataBoundary loading="…">{element}</DataBoundary>, { session: 'signed-in' })

async function showWork(tables = [table]) {
  fakeBackend.replies(getBiTables, { tables, questions: tables.length > 0 ? ['Receita por loja'] : [] })
  const shown = show(<Work />)
  await screen.findByRole('heading', { name: 'Suas tabelas' })
  return shown
}

it('answers a question, says from which table and how, and pins it', async () => {
  fakeBackend.replies(askBi, { answer, table: from })
  fakeBackend.replies(pinBiQuestion, { id: 'pin_1' })
  const { container } = await showWork()
  await userEvent.click(screen.getByRole('button', { name: 'Receita por loja' }))
  const given = within(await screen.findByRole('region', { name: 'Resposta' }))
  expect(given.getByText(/Centro vem na frente/)).toBeVisible()
  expect(given.getByText('Tabela Vendas')).toBeVisible()
  expect(within(given.getByRole('list', { name: 'Receita por loja' })).getByText(/R\$\s30,00/)).toBeVisible()
  expect(given.getByRole('rowheader', { name: 'Praia' })).toBeVisible()
  await userEvent.click(given.getByText('Como foi calculado'))
  expect(given.getByText('SELECT 1')).toBeVisible()
  await userEvent.click(given.getByRole('button', { name: 'Fixar no painel' }))
  expect(await given.findByRole('button', { name: 'Fixada no painel' })).toBeDisabled()
  expect(fakeBackend.requests(pinBiQuestion)).toEqual([{ question: 'Receita por loja', table: 'tbl_1' }])
  expect(await axe(container)).toHaveNoViolations()
})

it('says what it does not know, and what could be asked instead', async () => {
  const message = 'Não sei responder sobre “lucro”: isso não está nestes dados.'
  fakeBackend.replies(askBi, {
    answer: { kind: 'unknown', message, offers: ['Receita por mês'] },
    table: null,
  })
  await showWork()
  await userEvent.type(screen.getByLabelText('Sua pergunta'), 'lucro{Enter}')
  expect((await screen.findAllByText(message)).length).toBe(2)
  expect(screen.getByRole('button', { name: 'Receita por mês' })).toBeVisible()
})

it('says so when the limit is reached', async () => {
  fakeBackend.fails(askBi, 409, { code: 'LIMIT_REACHED', userMessage: 'Aumente o limite em Uso.' })
  await showWork()
  await userEvent.type(screen.getByLabelText('Sua pergunta'), 'receita{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Aumente o limite em Uso.')
})

it('sends a file in parts and waits until it is read', async () => {
  fakeBackend.replies(beginBiUpload, { id: 'upl_1' })
  fakeBackend.replies(sendBiUploadPart, undefined)
  fakeBackend.replies(finishBiUpload, { table })
  const { container } = await showWork([])
  await userEvent.click(screen.getByRole('button', { name: 'Enviar tabela' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Enviar tabela' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('Escolha um arquivo.')
  await userEvent.upload(
    dialog.getByLabelText(/Arquivo CSV/),
    new File(['a;b\n'.repeat(140_000)], 'vendas_2026.csv', { type: 'text/csv' }),
  )
  expect(dialog.getByLabelText(/Nome da tabela/)).toHaveValue('Vendas 2026')
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }))
  await waitFor(() => expect(notified()).toContain('A tabela Vendas está pronta para perguntas.'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(fakeBackend.paths(sendBiUploadPart).map((path) => path.split('/').at(-1))).toEqual(['0', '1'])
  expect(fakeBackend.requests(finishBiUpload)).toEqual([{ into: { as: 'new', name: 'Vendas 2026' } }])
})

it('begins with the file of the demo', async () => {
  const content = { name: 'loja.csv', questions: [], csv: 'a;b\n1;2\n' }
  const draft = { summary: 'Minha loja', content, made_at: '2026-11-20T12:00:00.000Z' }
  fakeBackend.replies(getWorkspace, { ...workspace, draft })
  fakeBackend.replies(beginBiUpload, { id: 'upl_1' })
  fakeBackend.replies(sendBiUploadPart, undefined)
  fakeBackend.replies(finishBiUpload, { table })
  await showWork([])
  await userEvent.click(screen.getByRole('button', { name: 'Usar loja.csv, da demonstração' }))
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  await waitFor(() => expect(notified()).toContain('A tabela Vendas está pronta para perguntas.'))
  expect(fakeBackend.requests(beginBiUpload)).toEqual([{ name: 'loja.csv', bytes: 8 }])
})

it('shows a file’s problem and lets it be sent again', async () => {
  fakeBackend.replies(beginBiUpload, { id: 'upl_1' })
  fakeBackend.replies(sendBiUploadPart, undefined)
  fakeBackend.fails(finishBiUpload, 400, {
    code: 'VALIDATION_FAILED',
    userMessage: 'Só encontrei uma coluna.',
  })
  await showWork([])
  await userEvent.click(screen.getByRole('button', { name: 'Enviar tabela' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.upload(
    dialog.getByLabelText(/Arquivo CSV/),
    new File(['a\n1\n'], 'a.csv', { type: 'text/csv' }),
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Só encontrei uma coluna.')
  expect(dialog.getByRole('button', { name: 'Enviar' })).toBeEnabled()
})

it('shows what columns hold and lets people say otherwise', async () => {
  fakeBackend.replies(getBiTable, { table, rows: [['01/02/2026', '7']], notes: ['2 linhas sem data.'] })
  fakeBackend.replies(changeBiTable, table)
  await showWork()
  await userEvent.click(screen.getByRole('button', { name: 'Abrir Vendas' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Vendas' }))
  expect(await dialog.findByText('2 linhas sem data.')).toBeVisible()
  expect(dialog.getByRole('cell', { name: '01/02/2026' })).toBeVisible()
  await userEvent.selectOptions(dialog.getByLabelText('O que há em Turma'), 'Categorias')
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(notified()).toContain('Tabela salva.'))
  expect(fakeBackend.requests(changeBiTable)).toEqual([
    {
      name: 'Vendas',
      columns: [
        { name: 'Data', kind: 'date' },
        { name: 'Turma', kind: 'category' },
      ],
    },
  ])
})

it('asks nothing while the agent rests', async () => {
  fakeBackend.replies(getWorkspace, { ...workspace, life: 'resting' })
  await showWork()
  expect(screen.getByText(/O agente está em pausa/)).toBeVisible()
  expect(screen.getByLabelText('Sua pergunta')).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Enviar tabela' })).toBeDisabled()
})

it('shows the board, and takes a question off it', async () => {
  const gone = { kind: 'unknown' as const, message: 'Não sei responder sobre “loja”.', offers: [] }
  fakeBackend.replies(getBiBoard, {
    calculated_at: '2026-11-20T12:00:00.000Z',
    pins: [
      { id: 'pin_1', question: 'receita por loja', answer, table: from, alert: null },
      { id: 'pin_2', question: 'lojas', answer: gone, table: null, alert: null },
    ],
  })
  fakeBackend.replies(unpinBiQuestion, undefined)
  const { container } = show(<Results />)
  const card = within(await screen.findByRole('article', { name: 'Receita por loja' }))
  expect(card.getByText(/Centro vem na frente/)).toBeVisible()
  expect(screen.getByText(/Calculado às 09:00/)).toBeVisible()
  expect(screen.getByText('Não sei responder sobre “loja”.')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(card.getByRole('button', { name: 'Tirar do painel: Receita por loja' }))
  await waitFor(() => expect(notified()).toContain('Pergunta tirada do painel.'))
  expect(fakeBackend.paths(unpinBiQuestion)[0]).toMatch(/pin_1$/)
})

it('tells by mail when a number passes a limit, as it is written here', async () => {
  const total = { ...answer, title: 'Receita', figure: 40 }
  const pin = { id: 'pin_1', question: 'receita', answer: total, table: from }
  const shown = (alert: BiAlert | null) =>
    fakeBackend.replies(getBiBoard, { calculated_at: '2026-11-20T12:00:00.000Z', pins: [{ ...pin, alert }] })
  shown(null)
  fakeBackend.replies(saveBiAlert, undefined)
  const { container } = show(<Results />)
  await userEvent.click(await screen.findByRole('button', { name: 'Avisar por e-mail: Receita' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Aviso de Receita' }))
  expect(dialog.getByText(/Agora: R\$\s40,00\./)).toBeVisible()
  await userEvent.selectOptions(dialog.getByLabelText('Avisar quando o número'), 'ficar abaixo de')
  await userEvent.type(dialog.getByLabelText(/^Limite/), 'muito')
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar aviso' }))
  expect(await dialog.findByText('Informe um número, por exemplo 1.500,50.')).toBeVisible()
  await userEvent.clear(dialog.getByLabelText(/^Limite/))
  await userEvent.type(dialog.getByLabelText(/^Limite/), '1.500,5')
  expect(await axe(container)).toHaveNoViolations()
  shown({ when: 'below', limit: 1500.5 })
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar aviso' }))
  expect(await screen.findByText(/Avisa por e-mail quando ficar abaixo de R\$\s1\.500,50\./)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Tirar aviso: Receita' }))
  await waitFor(() => expect(notified()).toContain('Aviso tirado.'))
  expect(fakeBackend.requests(saveBiAlert)).toEqual([
    { alert: { when: 'below', limit: 1500.5 } },
    { alert: null },
  ])
})

it('says where a board comes from while it is empty', async () => {
  fakeBackend.replies(getBiBoard, { calculated_at: '2026-11-20T12:00:00.000Z', pins: [] })
  show(<Results />)
  expect(await screen.findByText('Nada fixado ainda')).toBeVisible()
})

it('sets when and to whom the report goes', async () => {
  const state = {
    enabled: false,
    weekday: 1,
    hour: 8,
    recipients: ['usr_1'],
    people: [
      { id: 'usr_1', name: 'Ana', email: 'ana@empresa.com.br' },
      { id: 'usr_2', name: 'Beto', email: 'beto@empresa.com.br' },
    ],
    last_sent_at: null,
    next_at: null,
  }
  fakeBackend.replies(getBiReport, state)
  fakeBackend.replies(saveBiReport, { ...state, enabled: true, next_at: '2026-11-27T11:00:00.000Z' })
  const { container } = show(<Settings />)
  await userEvent.click(await screen.findByRole('switch', { name: 'Enviar toda semana' }))
  await userEvent.selectOptions(screen.getByLabelText('Dia'), 'Sexta-feira')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Beto' }))
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Próximo envio: 27/11/2026, 08:00.')).toBeVisible()
  expect(fakeBackend.requests(saveBiReport)).toEqual([
    { enabled: true, weekday: 5, hour: 8, recipients: ['usr_1', 'usr_2'] },
  ])
})
