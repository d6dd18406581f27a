import type { Answered } from './answer'
import { answerFromTables, type Table } from './answer-from-tables'
import { visitorLimits } from './csv/csv-problem'
import { datasetOf } from './csv/dataset-of'
import { columnsOf, readFile } from './csv/read-csv'
import { lexiconOf } from './lexicon'

function table(name: string, text: string): Table {
  const file = readFile(new TextEncoder().encode(text), visitorLimits)
  const data = datasetOf({ name, columns: columnsOf(file) }, [file])
  return { id: name, name, data, lexicon: lexiconOf(data) }
}

const sales = table(
  'Vendas',
  'data;produto;valor\n05/01/2025;Bola;10\n06/02/2025;Rede;30\n07/03/2025;Bola;5\n',
)
const returns = table(
  'Devoluções',
  'data;produto;defeito;valor\n05/01/2025;Bola;Furo;4\n06/02/2025;Rede;Troca;2\n',
)
const stock = table('Estoque de lojas', 'produto;loja;quantidade\nBola;Centro;7\nRede;Praia;9\n')
const tables = [sales, returns, stock]

const answered: [question: string, from: string, title: string][] = [
  ['quantidade por loja', 'Estoque de lojas', 'Quantidade por loja'],
  ['valor por defeito', 'Devoluções', 'Valor por defeito'],
  ['quantas devoluções', 'Devoluções', 'Devoluções'],
  ['valor das devoluções por produto', 'Devoluções', 'Valor por produto'],
  ['valor por produto na tabela Vendas', 'Vendas', 'Valor por produto'],
  ['Na planilha “devoluções”, valor por produto?', 'Devoluções', 'Valor por produto'],
  ['valor por devolução em fevereiro', 'Devoluções', 'Média de valor em fevereiro de 2025'],
  [
    'quantos produtos diferentes na tabela estoque de lojas',
    'Estoque de lojas',
    'Valores diferentes de produto',
  ],
]

it.each(answered)('%s → %s', (question, from, title) => {
  const { answer, table } = answerFromTables(question, tables)
  expect(answer).toMatchObject({ kind: 'answer', title })
  expect(table?.name).toBe(from)
  expect((answer as Answered).how.notes[0]).toBe(`Respondi com a tabela “${from}”.`)
})

it.each([
  ['valor por produto', 'ask', 'Mais de uma tabela responde a isso. Qual delas: “Vendas” ou “Devoluções”?'],
  [
    'quantidade da loja Praia por defeito',
    'unknown',
    'Respondo com uma tabela de cada vez, e a pergunta junta várias: “Praia” está em Estoque de lojas e “defeito” está em Devoluções.',
  ],
  [
    'lucro por defeito',
    'unknown',
    'Não sei responder sobre “lucro”: isso não está em nenhuma das suas tabelas (Vendas, Devoluções e Estoque de lojas).',
  ],
  [
    'valor em 2020',
    'unknown',
    'Não sei responder sobre esse período: os dados vão de 05/01/2025 a 07/03/2025.',
  ],
])('gives no number for: %s', (question, kind, message) => {
  const { answer, table } = answerFromTables(question, tables)
  expect(answer).toMatchObject({ kind, message })
  expect(table).toBeUndefined()
})

it('offers only what leads on to an answer', () => {
  const asked = [...answered.map(([question]) => question), 'valor por produto', 'lucro por defeito']
  const offers = asked.flatMap((question) => answerFromTables(question, tables).answer.offers)
  expect(offers.length).toBeGreaterThan(10)
  for (const offer of new Set(offers))
    expect([offer, answerFromTables(offer, tables).answer.kind]).toEqual([offer, 'answer'])
})

it('says what to do while there is no table', () => {
  expect(answerFromTables('valor', []).answer).toMatchObject({
    kind: 'unknown',
    message: 'Envie uma tabela para começar.',
  })
})

it('says nothing of tables where there is only one', () => {
  const { answer } = answerFromTables('valor por produto', [sales])
  expect((answer as Answered).how.notes.join()).not.toMatch(/tabela/)
})
