import { dayByKey, fallsOnWeekend, lastOfMonth, monthTitle, shiftMonths, weeksOf } from './days'

test.each([
  ['2026-11-24', 5, '2026-11-01', 0, '2026-11-30', 1],
  ['2027-02-10', 5, '2027-02-01', 1, '2027-02-28', 0],
  ['2026-02-10', 4, '2026-02-01', 0, '2026-02-28', 6],
  ['2028-02-29', 5, '2028-02-01', 2, '2028-02-29', 2],
])('the month of %s has %d weeks, from %s to %s', (day, weeks, first, firstAt, last, lastAt) => {
  const days = weeksOf(day)
  expect(days).toHaveLength(weeks)
  expect(days[0]?.findIndex(Boolean)).toBe(firstAt)
  expect(days[0]?.[firstAt]).toBe(first)
  expect(days.at(-1)?.[lastAt]).toBe(last)
  expect(days.flat().filter(Boolean)).toHaveLength(Number(last.slice(8)))
})

test.each([
  ['ArrowLeft', false, '2026-10-31'],
  ['ArrowRight', false, '2026-11-02'],
  ['ArrowUp', false, '2026-10-25'],
  ['ArrowDown', false, '2026-11-08'],
  ['Home', false, '2026-11-01'],
  ['End', false, '2026-11-07'],
  ['PageUp', false, '2026-10-01'],
  ['PageDown', false, '2026-12-01'],
  ['PageUp', true, '2025-11-01'],
  ['PageDown', true, '2027-11-01'],
  ['Enter', false, undefined],
])('%s (shift: %s) leads from 2026-11-01 to %s', (key, shift, expected) => {
  expect(dayByKey(key, shift, '2026-11-01')).toBe(expected)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %d months is %s', (day, months, expected) => {
  expect(shiftMonths(day, months)).toBe(expected)
})

test.each([
  ['2026-11-20', false],
  ['2026-11-21', true],
  ['2026-11-22', true],
  ['2026-11-23', false],
])('%s falls on a weekend: %s', (day, expected) => {
  expect(fallsOnWeekend(day)).toBe(expected)
})

test('a month has a name and an end', () => {
  expect(monthTitle('2026-11-24')).toBe('novembro de 2026')
  expect(lastOfMonth('2026-11-24')).toBe('2026-11-30')
})
