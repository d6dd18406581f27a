import { businesses } from './businesses'
import { openingAt, openingWords, weekLines } from './opening-hours'

const [bakery] = businesses
const shop = businesses.find(({ id }) => id === 'loja') ?? bakery
const at = (moment: string) => new Date(`${moment}:00-03:00`)

it.each([
  ['2026-11-24T10:00', true, 'Aberto agora, até 20h'],
  ['2026-11-24T05:59', false, 'Fechado agora, abre hoje às 6h'],
  ['2026-11-24T06:00', true, 'Aberto agora, até 20h'],
  ['2026-11-24T19:59', true, 'Aberto agora, até 20h'],
  ['2026-11-24T20:00', false, 'Fechado agora, abre amanhã às 6h'],
  ['2026-11-29T22:00', false, 'Fechado agora, abre amanhã às 6h'],
])('the bakery at %s: open %s', (moment, open, words) => {
  expect(openingAt(bakery, at(moment)).open).toBe(open)
  expect(openingWords(bakery, at(moment))).toBe(words)
})

it('skips days on which nobody opens', () => {
  expect(openingWords(shop, at('2026-11-28T17:00'))).toBe('Fechado agora, abre segunda, 30/11 às 10h')
})

it('tells the week in few lines', () => {
  expect(weekLines(bakery)).toEqual([
    ['Segunda a sexta', '6h às 20h'],
    ['Sábado', '6h às 18h'],
    ['Domingo', '7h às 12h'],
  ])
})
