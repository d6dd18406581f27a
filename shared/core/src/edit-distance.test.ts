import { editDistance } from './edit-distance'

test.each([
  ['gmail', 'gmail', 0],
  ['gmal', 'gmail', 1],
  ['gmaill', 'gmail', 1],
  ['gnail', 'gmail', 1],
  ['gmial', 'gmail', 1],
  ['gmila', 'gmail', 2],
  ['vendas', 'receita', 6],
  ['', 'dia', 3],
])('%s and %s are %i apart', (one, other, apart) => {
  expect(editDistance(one, other, 9)).toBe(apart)
  expect(editDistance(other, one, 9)).toBe(apart)
})

it('does not count what is too far apart', () => {
  expect(editDistance('a', 'abcdef', 2)).toBe(3)
})
