import { addDays, addMonths, daysBetween, daysIn, lastDayOf, monthName } from './months'

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

it('names a month', () => {
  expect(monthName('2026-03')).toBe('março de 2026')
})
