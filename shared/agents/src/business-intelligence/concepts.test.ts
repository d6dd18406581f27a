import { columnAlike, isStandIn, personOf } from './concepts'
import { readTables } from './evaluation/judge'

const [table] = readTables([
  {
    name: 'Vendas',
    text: `Data;Balconista;Paciente;Tipo de cliente;Cond. pagto;Tempo (h);Total
03/02/2026;Ana;Rui;Novo;Pix;2;10,00
04/02/2026;Bia;Eva;Antigo;Boleto;3;20,00
05/02/2026;Ana;Eva;Novo;Pix;4;30,00
`,
  },
])
const data = table?.data as NonNullable<typeof table>['data']

it.each([
  ['funcionario', 'Balconista'],
  ['clientes', 'Paciente'],
  ['condicao', 'Cond. pagto'],
])('%s is %s', (word, id) => {
  expect(columnAlike(word, data)).toMatchObject({ id })
})

it('finds a number that people call otherwise', () => {
  expect(columnAlike('permanencia', data)).toMatchObject({ metric: { id: 'Tempo (h)' } })
})

it.each(['motorista', 'aluno', 'distancia', 'bairro'])('takes no sort for another: %s', (word) => {
  expect(columnAlike(word, data)).toBeUndefined()
})

it('tells who buys from who sells', () => {
  expect([personOf(data, ['quem', 'vendeu']), personOf(data, ['quem', 'comprou'])]).toEqual([
    'Balconista',
    'Paciente',
  ])
})

it('passes over the business itself, unless it is asked for one by one', () => {
  const place = { next: 'vendeu', shares: false, drives: false }
  expect([
    isStandIn('farmacia', { ...place, before: 'a' }, data),
    isStandIn('farmacia', { ...place, before: 'por' }, data),
  ]).toEqual([true, false])
})
