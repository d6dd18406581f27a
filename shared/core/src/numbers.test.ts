import { capitalize, formatNumber, joinWords } from './numbers'

it.each([0, 1, 2])('writes numbers with at most %i decimals as the language does', (decimals) => {
  const language = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: decimals })
  for (let value = -987_654_321; value < 987_654_321; value += 1_234_567.25)
    expect(formatNumber(value, decimals)).toBe(language.format(value))
  for (const small of [0, 0.4, 0.04, 1.005, 12.5, 999.95, 1000])
    expect(formatNumber(small, decimals)).toBe(language.format(small))
})

it.each([[[]], [['a']], [['a', 'b']], [['a', 'b', 'c']], [['a', 'b', 'c', 'd']]])(
  'joins %j as the language does',
  (words: string[]) => {
    expect(joinWords(words)).toBe(new Intl.ListFormat('pt-BR').format(words))
  },
)

it.each([
  ['são paulo', 'São paulo'],
  ['água', 'Água'],
  ['', ''],
])('begins “%s” as “%s”', (text, capital) => {
  expect(capitalize(text)).toBe(capital)
})
