import { addsNothing, isPaying, isWanted, stemOf } from './verbs'

it.each([
  ['rodamos', undefined, true],
  ['entregam', undefined, true],
  ['entrega', 'mais', true],
  ['entrega', 'por', false],
  ['vindos', undefined, true],
  // What tells a stage or an outcome is never passed over.
  ['cancelamos', undefined, false],
  ['devolve', 'mais', false],
  ['perdemos', undefined, false],
])('%s before %s adds nothing to the rows: %s', (word, next, nothing) => {
  expect(addsNothing(word, { next })).toBe(nothing)
})

it('knows verbs of money, and not the nouns that look like them', () => {
  expect(
    ['gastamos', 'pagou', 'custaram', 'custo', 'pagas', 'fatura'].map((word) =>
      isPaying(word, { next: 'em' }),
    ),
  ).toEqual([true, true, true, false, false, false])
  expect(isPaying('fatura', { next: 'mais' })).toBe(true)
})

it('counts what is wanted most', () => {
  expect([isWanted('procurado', 'mais'), isWanted('pedidos', 'quantos')]).toEqual([true, false])
})

it.each([
  ['investimento', 'invest'],
  ['investido', 'invest'],
  ['investimos', 'invest'],
  ['cancelada', 'cancel'],
  ['mar', undefined],
])('%s has the stem %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem)
})
