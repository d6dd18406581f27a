import fc from 'fast-check'
import { chargeInWords, divideHalfEven, restOfMonth, restOfMonthInWords, usageCost } from './charges'

test.each([
  [10, 4, 2],
  [14, 4, 4],
  [11, 4, 3],
  [9, 4, 2],
  [-10, 4, -2],
  [0, 7, 0],
])('%i / %i is %i', (dividend, divisor, quotient) => {
  expect(divideHalfEven(dividend, divisor)).toBe(quotient)
})

it('is never more than half a cent away, and even where it lies between', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 12 }),
      fc.integer({ min: 1, max: 10_000 }),
      (dividend, divisor) => {
        const distance = Math.abs(dividend - divideHalfEven(dividend, divisor) * divisor) * 2
        expect(distance).toBeLessThanOrEqual(divisor)
        if (distance === divisor) expect(divideHalfEven(dividend, divisor) % 2).toBe(0)
      },
    ),
  )
})

it('prices the usage of the specification', () => {
  expect(usageCost(1000, 10_00)).toBe(10_00)
  expect(usageCost(6200, 20_00)).toBe(124_00)
  expect(usageCost(1, 5_00)).toBe(0)
  expect(usageCost(3, 5_00)).toBe(2)
})

it('costs the whole month on its first day, and something on its last', () => {
  expect(restOfMonth(399_00, '2026-11-01')).toBe(399_00)
  expect(restOfMonth(399_00, '2026-11-30')).toBe(13_30)
  expect(restOfMonth(29_00, '2026-12-16')).toBe(14_97)
})

it.each([
  ['2026-12-06', '6–31/12, 26 de 31 dias'],
  ['2026-12-01', '1–31/12'],
  ['2026-12-31', '31/12, 1 de 31 dias'],
  ['2028-02-28', '28–29/02, 2 de 29 dias'],
])('says what is charged for from %s on', (day, words) => {
  expect(restOfMonthInWords(day)).toBe(words)
})

it('says it with what it comes to', () => {
  expect(chargeInWords(97_00, '2026-12-06')).toBe('6–31/12, 26 de 31 dias: R$\u00a081,35')
})

it('never costs more later in a month', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 30 }), (price, day) => {
      const on = (which: number) => restOfMonth(price, `2026-12-${String(which).padStart(2, '0')}`)
      expect(on(day + 1)).toBeLessThanOrEqual(on(day))
      expect(on(31)).toBeGreaterThanOrEqual(0)
    }),
  )
})
