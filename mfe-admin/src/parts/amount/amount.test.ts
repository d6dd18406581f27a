import { amountField, writeAmount } from './amount'

it.each([
  ['79', 79],
  ['79,90', 79.9],
  ['79.90', 79.9],
  ['R$ 1.299,90', 1299.9],
  ['1.299', 1299],
])('reads %s', (text, reais) => {
  expect(amountField.parse(text)).toBe(reais)
})

it.each(['', 'abc', '0', '-5', '1,999', '1000000'])('refuses %p', (text) => {
  expect(amountField.safeParse(text).success).toBe(false)
})

it('writes what it reads', () => {
  expect(writeAmount(79.9)).toBe('79,90')
})
