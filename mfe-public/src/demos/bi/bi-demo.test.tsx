import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { showDemo } from '../../testing/show-demo'
import { Demo } from './bi-demo'
import { type CsvRequest, csvSession } from './csv/csv-session'

/** A worker without a thread: the same session behind the same messages. */
class InlineWorker {
  static started: string[] = []
  static broken = false
  onmessage: ((event: { data: unknown }) => void) | undefined
  onerror: (() => void) | undefined
  private readonly answer = csvSession()

  constructor(address: string) {
    InlineWorker.started.push(address)
  }
  postMessage(request: CsvRequest) {
    if (InlineWorker.broken) setTimeout(() => this.onerror?.())
    else void this.answer(request).then((data) => this.onmessage?.({ data }))
  }
  terminate() {}
}

beforeEach(() => {
  InlineWorker.started = []
  InlineWorker.broken = false
  Object.assign(globalThis, { Worker: InlineWorker })
})

const show = () => showDemo(<Demo />)
const answer = async () => within(await screen.findByRole('region', { name: 'Resposta' }))
const askFor = async (question: string) => {
  await userEvent.clear(screen.getByRole('textbox', { name: 'Sua pergunta' }))
  await userEvent.paste(question)
  await userEvent.keyboard('{Enter}')
}
const upload = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  userEvent.upload(screen.getByLabelText('Arquivo CSV'), new File([content], name, { type: 'text/csv' }))
const sales = 'Data;Loja;Valor\n05/01/2025;Centro;R$ 1.234,56\n03/02/2025;Praia;R$ 100,44\n'

it('passes axe', async () => {
  const { container } = await show()
  expect(await axe(container)).toHaveNoViolations()
})

it('passes axe with an answer', async () => {
  const { container } = await show()
  await askFor('receita por mês')
  await answer()
  expect(await axe(container)).toHaveNoViolations()
})

it('answers a ready question with a sentence, a picture, a table and how it was worked out', async () => {
  await show()
  const ready = within(screen.getByRole('list', { name: 'Perguntas prontas' }))
  expect(ready.getAllByRole('button')).toHaveLength(8)
  await userEvent.click(ready.getByRole('button', { name: 'Receita por canal' }))

  const shown = await answer()
  expect(shown.getByText(/^Site vem na frente em receita: R\$\s135\.311,45, 33% do total\./)).toBeVisible()
  expect(shown.getByRole('list', { name: 'Receita por canal' })).toBeVisible()
  expect(shown.getAllByRole('row')).toHaveLength(5)
  expect(shown.getByText(/soma do valor de todos os pedidos/)).toBeVisible()
  expect(shown.getByText(/SELECT canal, SUM\(receita\)/)).toBeVisible()
})

it('answers by keyboard, and says what it does not know', async () => {
  await show()
  await askFor('vendas por vendedor')
  const shown = await answer()
  expect(shown.getByText('Não sei responder a isso')).toBeVisible()
  expect(shown.getByText(/“vendedor”: isso não está nestes dados/)).toBeVisible()
  await userEvent.click(shown.getByRole('button', { name: 'Receita por canal' }))
  expect(await screen.findByRole('heading', { name: 'Receita por canal' })).toBeVisible()
})

it('asks back where a question has two meanings', async () => {
  await show()
  await askFor('quanto vendi de jogo')
  const shown = await answer()
  expect(shown.getByText('Preciso de um detalhe')).toBeVisible()
  await userEvent.click(shown.getByRole('button', { name: 'quanto vendi de Jogo de Panelas' }))
  expect(await screen.findByRole('heading', { name: 'Receita (Jogo de Panelas)' })).toBeVisible()
})

it('carries what was asked of the shop on, in its own words', async () => {
  await show()
  await askFor('recieta por canal em maio')
  await screen.findByRole('heading', { name: 'Receita por canal em maio de 2025' })
  const link = screen.getByRole('link', { name: /^Testar grátis/ }).getAttribute('href') ?? ''
  expect(new URLSearchParams(link.split('?')[1]).get('demo')).toBe(
    'Na loja de exemplo: Receita por canal em maio de 2025.',
  )
})

it('answers over the visitor’s own file, and tells nobody what is in it', async () => {
  const { container } = await show()
  await upload('vendas.csv', sales)
  expect(await screen.findByText('vendas.csv')).toBeVisible()
  expect(InlineWorker.started).toEqual(['/bi-worker.js'])
  expect(
    within(screen.getByRole('list', { name: 'Colunas encontradas' })).getByText('Valor · número'),
  ).toBeVisible()
  expect(screen.getByText('Seus dados')).toBeVisible()
  expect(screen.queryByText('Dados de exemplo')).not.toBeInTheDocument()
  await askFor('receita por loja')
  expect((await answer()).getByText(/^Centro vem na frente em valor: R\$\s1\.234,56/)).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  const link = screen.getByRole('link', { name: /^Testar grátis/ }).getAttribute('href') ?? ''
  expect(new URLSearchParams(link.split('?')[1]).get('demo')).toBe('Pergunta feita a um CSV próprio.')

  await userEvent.click(screen.getByRole('button', { name: 'Voltar à loja de exemplo' }))
  expect(screen.getByText('Loja de exemplo')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Resposta' })).not.toBeInTheDocument()
})

it('says what is wrong with a file, and takes the next', async () => {
  await show()
  await upload('vendas.csv', 'PK\u0003\u0004')
  expect(await screen.findByRole('alert')).toHaveTextContent(/Isto é uma planilha do Excel/)
  await upload('grande.csv', new Uint8Array(5 * 1024 * 1024 + 1))
  expect(await screen.findByText('Envie um arquivo de até 5 MB.')).toBeVisible()
  expect(InlineWorker.started).toHaveLength(1)
  await upload('vendas.csv', sales)
  expect(await screen.findByText('vendas.csv')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('says so when the worker cannot run', async () => {
  InlineWorker.broken = true
  await show()
  await upload('vendas.csv', sales)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível ler o arquivo. Tente novamente.',
  )
})
