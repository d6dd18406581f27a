import { answerFromTables } from './answer-from-tables'
import { readTables } from './evaluation/judge'

const tables = readTables([
  {
    name: 'Vendas de peças',
    text: [
      'Data venda;Data envio;Pago em;Canal;Vlr venda',
      '01/03/2026;03/03/2026;11/03/2026;Site;100,00',
      '02/03/2026;08/03/2026;;Site;200,00',
      '05/03/2026;;;Balcão;50,00',
      '06/03/2026;07/03/2026;06/03/2026;Balcão;80,00',
    ].join('\n'),
  },
])
const answerTo = (question: string) => answerFromTables(question, tables).answer

it.each([
  ['em média quantos dias passam entre a venda e o envio?', '3'],
  ['quantos dias leva da venda até o envio?', '3'],
  ['qual foi o maior prazo, em dias, entre a venda e o envio?', '6'],
  ['média de dias da venda ao envio só no site', '4'],
  // Whichever date is told first.
  ['quantos dias em média entre o envio e a venda?', '3'],
  ['tempo médio em dias da venda até o pagamento', '5'],
])('%s', (question, days) => {
  const answer = answerTo(question)
  expect(answer).toMatchObject({ kind: 'answer', table: { rows: [[expect.any(String), days]] } })
})

it('the days between two dates are told by group, with a query that works them out', () => {
  expect(answerTo('dias entre a venda e o envio por canal')).toMatchObject({
    title: 'Média de dias de data venda a data envio por canal',
    table: {
      rows: [
        ['Site', '4'],
        ['Balcão', '1'],
      ],
    },
    how: { query: expect.stringContaining('AVG("Data envio" - "Data venda")') },
  })
})

it('the longest time is asked of the dates themselves', () => {
  expect(answerTo('maior prazo em dias entre a venda e o envio')).toMatchObject({
    title: 'Maior dias de data venda a data envio',
    how: { query: expect.stringContaining('MAX("Data envio" - "Data venda")') },
  })
})

it.each([
  ['quantas vendas estão sem data de envio?', '1'],
  ['quantas vendas do site ainda estão sem data de pagamento?', '1'],
])('%s', (question, count) => {
  expect(answerTo(question)).toMatchObject({ kind: 'answer', table: { rows: [['Total', count]] } })
})

it('a date that a table does not have is refused', () => {
  expect(answerTo('quantos dias entre a venda e a devolução?').kind).not.toBe('answer')
})
