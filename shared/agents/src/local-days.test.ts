import { clock, dayAndTime, minutesOf, momentOn, weekdayOf } from './local-days'

const tuesday = new Date('2026-11-24T10:15:00-03:00')

it('keeps the clock of São Paulo, whatever the visitor’s says', () => {
  expect(minutesOf(tuesday)).toBe(10 * 60 + 15)
  expect(weekdayOf(tuesday)).toBe(2)
  expect(weekdayOf(new Date('2026-11-25T01:00:00Z'))).toBe(2)
})

it.each([
  [0, 600, 'hoje às 10h'],
  [1, 630, 'amanhã às 10h30'],
  [2, 840, 'quinta, 26/11 às 14h'],
  [8, 480, 'quarta, 02/12 às 8h'],
])('%d days later at %d minutes is %s', (days, minutes, words) => {
  expect(dayAndTime(tuesday, momentOn(tuesday, days, minutes))).toBe(words)
})

it('writes times short', () => {
  expect([clock(0), clock(390), clock(1080)]).toEqual(['0h', '6h30', '18h'])
})
