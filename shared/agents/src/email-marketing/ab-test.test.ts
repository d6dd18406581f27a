import fc from 'fast-check'
import { abTest } from './ab-test'
import { sendCost } from './send-cost'

test.each([
  [0, 0],
  [1, 1],
  [1000, 500],
  [2500, 1250],
  [1_000_000, 500_000],
])('sending to %i costs %i cents', (contacts, cents) => {
  expect(sendCost(contacts)).toBe(cents)
})

test.each([
  [0, { first: 0, second: 0, rest: 0, leastDifference: undefined }],
  [9, { first: 0, second: 0, rest: 9, leastDifference: undefined }],
  [2500, { first: 250, second: 250, rest: 2000, leastDifference: 10.9 }],
  [100_000, { first: 10_000, second: 10_000, rest: 80_000, leastDifference: 1.8 }],
])('a list of %i is tried as %j', (contacts, expected) => {
  expect(abTest(contacts)).toEqual(expected)
})

it('leaves nobody out and asks nobody twice', () => {
  fc.assert(
    fc.property(fc.nat(5_000_000), (contacts) => {
      const { first, second, rest } = abTest(contacts)
      expect(first + second + rest).toBe(contacts)
      expect(first).toBe(second)
    }),
  )
})
