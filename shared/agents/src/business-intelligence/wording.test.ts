import { inPlainWords } from './wording'

it.each([
  ['quantas vendas estão em branco na coluna cidade', 'quantas vendas sem cidade'],
  ['média da coluna preço', 'média preço'],
  ['em dia de terca', 'no terca'],
  ['em dias de terça', 'no terça'],
  ['em dia de chuva', 'com chuva'],
  ['média por dia', 'média por dia'],
  ['vendas mês por mês', 'vendas mês a mês'],
])('%s: %s', (question, plainly) => {
  expect(inPlainWords(question)).toBe(plainly)
})
