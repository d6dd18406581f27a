import fc from 'fast-check'
import { bucketOf, countOf, quantile } from './sketch'

function sketchOf(values: number[]) {
  const sketch = new Map<number, number>()
  for (const value of values) sketch.set(bucketOf(value), (sketch.get(bucketOf(value)) ?? 0) + 1)
  return sketch
}

const times = fc.array(fc.double({ min: 1, max: 60_000, noNaN: true }), { minLength: 1, maxLength: 300 })

it('tells a quantile that is off by no more than a hundredth of itself', () => {
  fc.assert(
    fc.property(times, fc.constantFrom(0.5, 0.75, 0.95), (values, share) => {
      const exact = values.toSorted((one, other) => one - other)[Math.ceil(share * values.length) - 1] ?? 0
      const told = quantile(sketchOf(values), share) ?? 0
      expect(Math.abs(told - exact) / exact).toBeLessThanOrEqual(0.01 + 1e-9)
    }),
  )
})

it('takes no more than 560 buckets, whatever is told', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, noNaN: true }), (value) => {
      expect(bucketOf(value)).toBeGreaterThanOrEqual(0)
      expect(bucketOf(value)).toBeLessThan(560)
    }),
  )
})

it('counts what is less than one as nothing, and what takes longer than a minute as a minute', () => {
  expect(quantile(sketchOf([0, 0.4, 0.9]), 0.75)).toBe(0)
  expect(quantile(sketchOf([90_000, 1e9]), 0.75)).toBe(quantile(sketchOf([60_000]), 0.75))
})

it('knows nothing of no values', () => {
  expect([quantile(sketchOf([]), 0.75), countOf(sketchOf([]))]).toEqual([undefined, 0])
})
