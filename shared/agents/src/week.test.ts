import { addDays } from '@ag/core/days'
import { dayAndMonth, nextMonday, weekdayOf } from './week'

test.each([
  ['2026-11-21', '2026-11-23'],
  ['2026-11-22', '2026-11-23'],
  ['2026-11-23', '2026-11-30'],
  ['2026-12-30', '2027-01-04'],
])('after %s the next Monday is %s', (day, monday) => {
  expect(nextMonday(day)).toBe(monday)
  expect(weekdayOf(monday)).toBe(0)
})

it('counts days over the ends of months and years', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(dayAndMonth('2028-02-29')).toBe('29/02')
})
