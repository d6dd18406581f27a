import { monthName } from '@ag/core/day-names'
import { monthsBetween } from './months'

it('names a month', () => {
  expect(monthName('2026-11')).toBe('novembro de 2026')
  expect(monthName('2027-01')).toBe('janeiro de 2027')
})

it('lists months from the last to the first, over the turn of a year', () => {
  expect(monthsBetween('2026-11', '2027-02')).toEqual(['2027-02', '2027-01', '2026-12', '2026-11'])
  expect(monthsBetween('2026-11', '2026-11')).toEqual(['2026-11'])
  expect(monthsBetween('1999-01', '2026-11')).toHaveLength(36)
})
