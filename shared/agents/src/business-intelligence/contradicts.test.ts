import { answerFromTables } from './answer-from-tables'
import { contradicts } from './contradicts'
import { readTables } from './evaluation/judge'
import type { Plan } from './plan'
import { plain } from './words'

const [table] = readTables([
  { name: 'Vendas', text: 'Data;Marca;Valor\n05/01/2026;Bola;10,00\n06/01/2026;Rede;20,00\n' },
])
const data = table?.data
const money = data?.metrics.find(({ unit, bottom }) => unit === 'money' && !bottom)
const rows = data?.metrics.find(({ id }) => id === 'rows')
if (!table || !money || !rows) throw new Error('the table has takings and rows')

const total: Plan = { kind: 'total', metric: money, filters: [] }
const groups: Plan = { kind: 'groups', metric: money, filters: [], by: { dimension: 'Marca' } }
const without: Plan = {
  ...total,
  filters: [{ dimension: 'Marca', values: ['Bola'], except: true }],
}

const both: Plan['filters'] = [{ dimension: 'Marca', values: ['Bola', 'Rede'], except: false }]

it.each<[question: string, wrong: Plan, right: Plan]>([
  ['que fatia do valor é da Bola?', groups, { ...total, kind: 'share' }],
  ['q % do valor é da Bola?', groups, { ...total, kind: 'share' }],
  ['quantas bolas vendemos?', total, { ...total, metric: rows }],
  ['quantas marcas diferentes?', groups, { ...total, metric: { distinct: 'Marca' } }],
  ['qual a média de valor?', total, { ...total, kind: 'mean', by: { grain: 'month' } }],
  ['percentual da Bola', total, { ...total, kind: 'share' }],
  ['valor por mês', total, { ...groups, by: { grain: 'month' } }],
  ['valor em cada dia da semana', groups, { ...groups, by: { weekday: true } }],
  ['valor exceto Bola', total, without],
  ['valor que não é da Bola', total, without],
  [
    'valor das vendas acima de 15',
    total,
    { ...total, filters: [{ measure: 'Valor', is: '>', value: 15, unit: 'money' }] },
  ],
  ['a maior venda', total, { ...total, kind: 'extreme' }],
  ['que marca deu mais dinheiro?', { ...groups, metric: rows }, groups],
  ['qual marca cresceu?', groups, { ...groups, kind: 'change' }],
  ['em que dia entraram mais vendas em valor?', { ...groups, metric: rows }, groups],
  ['quanto a loja vendeu em bolas?', { ...total, metric: rows }, total],
  ['as marcas que mais renderam', { ...groups, metric: rows }, groups],
  ['diferença entre Bola e Rede', total, { ...groups, kind: 'gap' }],
  ['valor de cada uma', total, groups],
  [
    'vendas sem nota fiscal',
    { ...without, filters: [{ measure: 'Avaliação', is: 'none', value: 0, unit: 'number' }] },
    without,
  ],
  ['que marca aparece em mais vendas?', groups, { ...groups, metric: rows }],
  ['quanto as vendas somam?', { ...total, metric: rows }, total],
  [
    'quantas vendas receberam nota 10?',
    { ...total, metric: rows, filters: [{ dimension: 'Marca', values: ['Recebido'], except: false }] },
    { ...total, metric: rows },
  ],
  ['somando bola e rede, quanto foi?', total, { ...total, filters: both }],
  ['total de vendas por marca', { ...groups, metric: { ...rows, label: 'reservas' } }, groups],
  ['o maior valor numa venda', { ...groups, rank: { order: 'most' } }, { ...total, kind: 'extreme' }],
  [
    'de que marca é a venda de maior valor?',
    { ...groups, rank: { order: 'most' } },
    { ...total, kind: 'extreme' },
  ],
  ['quantas bolas caíram pro Beto?', { ...total, kind: 'change', metric: rows }, { ...total, metric: rows }],
  ['Bola ou Rede?', { ...groups, by: { dimension: 'Loja' }, filters: both }, { ...groups, filters: both }],
  ['a Bola responde por quantos % do valor?', { ...groups, kind: 'share' }, { ...total, kind: 'share' }],
  ['quantos dias levou a venda mais demorada?', groups, { ...total, kind: 'extreme' }],
  [
    'quantos reais em bola?',
    total,
    { ...total, filters: [{ dimension: 'Marca', values: ['Bola'], except: false }] },
  ],
  ['quantas marcas saíram?', { ...total, metric: { distinct: 'Marca' } }, { ...total, metric: rows }],
  ['qual marca vende mais?', { ...total, metric: rows }, groups],
  ['valor só de quem comprou bola', groups, { ...total, filters: without.filters }],
  ['o total das vendas de janeiro', { ...total, metric: rows }, total],
  [
    'do valor vendido, quantos por cento é da Bola?',
    { ...total, kind: 'share', metric: rows },
    { ...total, kind: 'share' },
  ],
])('%s', (question, wrong, right) => {
  expect([contradicts(wrong, plain(question)), contradicts(right, plain(question))]).toEqual([true, false])
})

it('a plan that leaves out what was said is not worked out', () => {
  const { answer } = answerFromTables('quanto dá o valor da Bola por mês tirando nada?', [table])
  expect(answer.kind).toBe('unknown')
  expect(answer.offers.length).toBeGreaterThan(0)
})
