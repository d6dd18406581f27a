import fc from 'fast-check'
import { Breaker, type CallOutcome, usualRules } from './circuit-breaker'

function settle(breaker: Breaker, outcomes: CallOutcome[], at: number) {
  for (const outcome of outcomes) if (breaker.admit(at)) breaker.settle(outcome, at)
}
const times = (count: number, outcome: CallOutcome) => Array.from({ length: count }, () => outcome)

it('stays closed below twenty calls', () => {
  const breaker = new Breaker()
  settle(breaker, times(19, 'bad'), 0)
  expect(breaker.admit(0)).toBe(true)
})

it('opens when half of twenty calls fail, and admits one probe after a second', () => {
  const breaker = new Breaker()
  settle(breaker, [...times(10, 'good'), ...times(10, 'bad')], 0)
  expect(breaker.admit(999)).toBe(false)
  expect(breaker.admit(1_000)).toBe(true)
  expect(breaker.admit(1_000)).toBe(false)
})

it('closes after a good probe and opens again after a bad one', () => {
  const breaker = new Breaker()
  settle(breaker, times(20, 'bad'), 0)
  settle(breaker, ['bad'], 1_000)
  expect(breaker.admit(1_999)).toBe(false)
  settle(breaker, ['good'], 2_000)
  expect(breaker.isOpen).toBe(false)
  settle(breaker, times(19, 'bad'), 2_000)
  expect(breaker.isOpen).toBe(false)
})

it('lets another probe go when the first one was given up', () => {
  const breaker = new Breaker()
  settle(breaker, times(20, 'bad'), 0)
  settle(breaker, ['unknown'], 1_000)
  expect(breaker.admit(1_000)).toBe(true)
})

it('forgets what is older than ten seconds', () => {
  const breaker = new Breaker()
  settle(breaker, times(19, 'bad'), 0)
  settle(breaker, times(10, 'bad'), 10_001)
  expect(breaker.isOpen).toBe(false)
})

it('never stays closed while everything fails, and never stays open once everything is well', () => {
  const steps = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 3_000 }), fc.constantFrom<CallOutcome>('good', 'bad', 'unknown')),
  )
  fc.assert(
    fc.property(steps, (history) => {
      const breaker = new Breaker()
      let now = 0
      for (const [pause, outcome] of history) {
        now += pause
        settle(breaker, [outcome], now)
      }
      settle(breaker, times(40, 'bad'), now + usualRules.window + 1)
      expect(breaker.isOpen).toBe(true)
      now += 2 * usualRules.window
      settle(breaker, times(40, 'good'), now + usualRules.rest)
      expect(breaker.isOpen).toBe(false)
    }),
  )
})
