import { answerQuestion } from './answer-question'
import { readTables } from './evaluation/judge'

const [table] = readTables([
  {
    name: 'Entregas',
    text: `data_pedido,data_entrega,cidade,valor
2026-01-30,2026-02-02,Osasco,10.50
2026-01-31,2026-02-05,Cotia,20.50
2026-02-10,2026-02-12,Osasco,40.50
2026-02-27,2026-03-03,Cotia,80.50
2026-03-10,,Cotia,160.50`,
  },
])

it.each([
  ['valor em fevereiro', 'data entrega', 71.5],
  ['valor do que entregamos em fevereiro', 'data entrega', 71.5],
  ['valor dos pedidos feitos em fevereiro', 'data pedido', 121],
  ['quantas entregas com data do pedido em fevereiro?', 'data pedido', 2],
  ['quantas entregas em fevereiro?', 'data entrega', 3],
  ['quantas foram entregues em março?', 'data entrega', 1],
])('tells the date that is meant: %s', (question, date, figure) => {
  const answer = table && answerQuestion(question, table.data, table.lexicon)
  expect(answer).toMatchObject({ figure, sentence: expect.stringContaining(`Datas da coluna “${date}”.`) })
})

it('is about the day of the sale where no name of the table tells', () => {
  const [sold] = readTables([
    {
      name: 'Brechó',
      text: 'entrada;venda;peça;valor\n02/01/2026;05/02/2026;Saia;10,00\n03/01/2026;06/03/2026;Bota;20,00',
    },
  ])
  const answer = sold && answerQuestion('valor em março', sold.data, sold.lexicon)
  expect(answer).toMatchObject({ figure: 20, sentence: expect.stringContaining('Datas da coluna “venda”.') })
})

it.each(['valor dos pedidos feitos em janeiro e entregues em fevereiro', 'valor do que já foi entregue'])(
  'does not pass over what another date tells: %s',
  (question) => {
    expect(table && answerQuestion(question, table.data, table.lexicon).kind).toBe('unknown')
  },
)
