import fc from 'fast-check'
import { refreshDelay } from './refresh-delay'

const minutes = (count: number) => count * 60_000
const seconds = (count: number) => count * 1_000

test.each<[what: string, remaining: number, delay: number | undefined]>([
  ['an hour left: 5 minutes before', minutes(60), minutes(55)],
  ['7 minutes left: 5 minutes before', minutes(7), minutes(2)],
  ['exactly 6 minutes left: 5 minutes before', minutes(6), minutes(1)],
  ['just under 6 minutes left: 1 minute before', minutes(6) - 1, minutes(5) - 1],
  ['3 minutes left: 1 minute before', minutes(3), minutes(2)],
  ['90 seconds left: 1 minute before', seconds(90), seconds(30)],
  ['80 seconds left: the least delay', seconds(80), seconds(30)],
  ['10 seconds left: the least delay', seconds(10), seconds(30)],
  ['1 millisecond left: the least delay', 1, seconds(30)],
  ['expired now: none', 0, undefined],
  ['expired long ago: none', -minutes(60), undefined],
])('%s', (_what, remaining, delay) => {
  const now = Date.parse('2026-11-20T12:00:00-03:00')
  expect(refreshDelay(now + remaining, now)).toBe(delay)
})

test('whatever the clocks say, it comes in time or a little later, and never for what is over', () => {
  const year = 365 * 24 * minutes(60)
  // A browser's clock may be wrong by any amount.
  const moments = fc.tuple(fc.integer({ min: 0, max: 4 * year }), fc.integer({ min: -year, max: year }))
  fc.assert(
    fc.property(moments, ([now, remaining]) => {
      const delay = refreshDelay(now + remaining, now)
      if (remaining <= 0) return delay === undefined
      if (delay === undefined) return false
      const left = remaining - delay
      return delay >= seconds(30) && (left >= minutes(1) || delay === seconds(30)) && left <= minutes(5)
    }),
    { numRuns: Number(process.env.CASES ?? 1000) },
  )
})
