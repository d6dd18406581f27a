import { monthName, monthNames, plainWeekday, shortMonth, shortWeekday, weekdayName } from './day-names'
import {
  addDays,
  addMonths,
  daysBetween,
  daysIn,
  lastDayBefore,
  lastDayOf,
  monthsBetween,
  weekdayOf,
} from './days'

it('knows how long months are', () => {
  expect(['2026-02', '2028-02', '2026-04', '2026-12'].map(daysIn)).toEqual([28, 29, 30, 31])
  expect(lastDayOf('2026-02')).toBe('2026-02-28')
})

it('counts over the ends of months and years', () => {
  expect(addMonths('2026-11', 2)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(daysBetween('2026-03-01', '2026-02-27')).toEqual([])
})

it('lists months over the turn of a year', () => {
  expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(monthsBetween('2026-11', '2026-10')).toEqual([])
})

it('knows the days of a week from Monday on', () => {
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekdayOf)).toEqual([1, 6, 7])
})

it('names a month', () => {
  expect(monthName('2026-03')).toBe('março de 2026')
  expect([0, 11].map(shortMonth)).toEqual(['jan', 'dez'])
  expect(monthNames).toHaveLength(12)
})

it('names a day of the week, Sunday by either of its numbers', () => {
  expect([1, 6, 7, 0].map(weekdayName)).toEqual(['segunda-feira', 'sábado', 'domingo', 'domingo'])
  expect([2, 7].map(plainWeekday)).toEqual(['terça', 'domingo'])
  expect([3, 6].map(shortWeekday)).toEqual(['qua', 'sáb'])
})

it('ends a period the day before the next one begins', () => {
  expect(lastDayBefore('2026-12-01')).toBe('2026-11-30')
  expect(lastDayBefore('2028-03-01')).toBe('2028-02-29')
})
