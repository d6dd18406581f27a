import { formatBRL, formatMonthly, formatShortBRL, toCents } from './money'

/** Amounts carry a space that does not break; tests read better with a plain one. */
const plain = (text: string) => text.replace(/\u00a0/g, ' ')

test.each([
  [0, 'R$ 0,00'],
  [2900, 'R$ 29,00'],
  [39990, 'R$ 399,90'],
  [123456789, 'R$ 1.234.567,89'],
  [-500, '-R$ 5,00'],
])('%i cents are %s', (cents, text) => {
  expect(plain(formatBRL(cents))).toBe(text)
})

test.each([
  [2900, 'R$ 29/mês'],
  [2990, 'R$ 29,90/mês'],
  [129900, 'R$ 1.299/mês'],
])('%i cents a month are %s', (cents, text) => {
  expect(plain(formatMonthly(cents))).toBe(text)
})

it('leaves out cents that are none', () => {
  expect(plain(formatShortBRL(7900))).toBe('R$ 79')
  expect(plain(formatShortBRL(7950))).toBe('R$ 79,50')
})

it('never breaks a line inside an amount', () => {
  expect(formatBRL(2900)).not.toContain(' ')
})

it('counts reais in whole cents', () => {
  expect(toCents(29)).toBe(2900)
  expect(toCents(0.29)).toBe(29)
  expect(toCents(1.15)).toBe(115)
})

it('writes every amount as the language does', () => {
  const withCents = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
  const short = new Intl.NumberFormat('pt-BR', {
    style: 'currency',
    currency: 'BRL',
    trailingZeroDisplay: 'stripIfInteger',
  })
  for (let cents = -12_345_678_901; cents < 12_345_678_901; cents += 98_765_432) {
    expect(formatBRL(cents)).toBe(withCents.format(cents / 100))
    expect(formatShortBRL(cents)).toBe(short.format(cents / 100))
    expect(formatShortBRL(cents * 100)).toBe(short.format(cents))
  }
})
