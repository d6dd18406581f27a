import fc from 'fast-check'
import { divideHalfEven, proratedPrice, usageCost } from './amounts'

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
  expect(proratedPrice(399_00, { day: 1, daysInMonth: 30 })).toBe(399_00)
  expect(proratedPrice(399_00, { day: 30, daysInMonth: 30 })).toBe(13_30)
  expect(proratedPrice(29_00, { day: 16, daysInMonth: 31 })).toBe(14_97)
})

it('never costs more later in a month', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 30 }), (price, day) => {
      const on = (which: number) => proratedPrice(price, { day: which, daysInMonth: 31 })
      expect(on(day + 1)).toBeLessThanOrEqual(on(day))
      expect(on(31)).toBeGreaterThanOrEqual(0)
    }),
  )
})
