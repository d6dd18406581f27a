import { addDays, daysBetween, weekdayOf } from '@ag/core/days'
import { TZDate } from '@date-fns/tz'
import fc from 'fast-check'
import { minutes } from '../../clock'
import { clockOf, dayIn, isoIn } from './zoned-day'

/** Zones that keep one time, change by an hour, by half an hour, at midnight, or lie a quarter off. */
const zones = [
  'America/Sao_Paulo',
  'America/New_York',
  'Europe/Lisbon',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Kathmandu',
  'Africa/Casablanca',
]

/** `CASES` makes more. */
const cases = Number(process.env.CASES ?? 500)

const someDay = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2020-01-01', count))

it('reckons with days', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(daysBetween('2026-12-30', '2027-01-02')).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ])
  expect(daysBetween('2026-12-30', '2026-12-29')).toEqual([])
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7])
})

it('knows the day of a zone, not of the machine', () => {
  const late = new Date('2026-11-24T02:30:00Z')
  expect(dayIn('America/Sao_Paulo', late)).toBe('2026-11-23')
  expect(dayIn('Asia/Kathmandu', late)).toBe('2026-11-24')
})

it.each([
  ['America/Sao_Paulo', '2026-11-24T17:00:00Z', '2026-11-24T14:00:00-03:00'],
  // The zone had summer time until 2019: its offset is nothing that may be written down.
  ['America/Sao_Paulo', '2018-12-24T16:00:00Z', '2018-12-24T14:00:00-02:00'],
  ['Asia/Kathmandu', '2026-11-24T17:00:00Z', '2026-11-24T22:45:00+05:45'],
])('writes the time of %s', (zone, moment, text) => expect(isoIn(zone, new Date(moment))).toBe(text))

it('skips minutes that a clock skips and takes the first of those that it shows twice', () => {
  const spring = clockOf('2027-03-14', 'America/New_York')
  expect(spring(2 * 60 + 30)).toBeUndefined()
  expect(spring(3 * 60)).toBe(Date.parse('2027-03-14T07:00:00Z'))
  const autumn = clockOf('2027-11-07', 'America/New_York')
  expect(autumn(60 + 30)).toBe(Date.parse('2027-11-07T05:30:00Z'))
  expect(autumn(2 * 60)).toBe(Date.parse('2027-11-07T07:00:00Z'))
})

it('reads a clock as the library does, in any zone on any day', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), someDay, fc.integer({ min: 0, max: 95 }), (zone, day, quarter) => {
      const minute = quarter * 15
      const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
      const theirs = new TZDate(year, month - 1, date, Math.floor(minute / 60), minute % 60, zone)
      const ours = clockOf(day, zone)(minute)
      const isSkipped = theirs.getHours() * 60 + theirs.getMinutes() !== minute
      expect(ours === undefined).toBe(isSkipped)
      if (ours !== undefined) {
        expect(ours).toBeLessThanOrEqual(theirs.getTime())
        expect(isoIn(zone, new Date(ours)).slice(0, 16)).toBe(
          new Date(Date.parse(day) + minutes(minute)).toISOString().slice(0, 16),
        )
      }
    }),
    { numRuns: cases },
  )
})
