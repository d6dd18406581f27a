import { addDays, weekdayOf } from '@ag/core/days'
import fc from 'fast-check'
import { easterOf, holidayOn, optionalDays } from './holidays'

it.each([
  ['2027-01-01', 'Confraternização Universal'],
  ['2027-02-08', 'Carnaval'],
  ['2027-02-09', 'Carnaval'],
  ['2027-02-10', 'Quarta-feira de Cinzas'],
  ['2027-03-26', 'Sexta-feira Santa'],
  ['2027-04-21', 'Tiradentes'],
  ['2027-05-01', 'Dia do Trabalho'],
  ['2027-05-27', 'Corpus Christi'],
  ['2027-09-07', 'Independência do Brasil'],
  ['2027-10-12', 'Nossa Senhora Aparecida'],
  ['2027-11-02', 'Finados'],
  ['2027-11-15', 'Proclamação da República'],
  ['2026-11-20', 'Dia da Consciência Negra'],
  ['2027-12-25', 'Natal'],
])('%s is %s', (day, label) => {
  expect(holidayOn(day)?.label).toBe(label)
})

it.each(['2023-11-20', '2027-02-06', '2027-02-11', '2027-03-25', '2027-03-28', '2027-05-26', '2027-12-24'])(
  '%s is none',
  (day) => expect(holidayOn(day)).toBeUndefined(),
)

it('closes Ash Wednesday until two in the afternoon', () => {
  expect(holidayOn('2027-02-10')?.until).toBe(14 * 60)
})

it('lets optional days be opened, and national ones not', () => {
  const days = ['2027-02-08', '2027-02-09', '2027-02-10', '2027-05-27']
  expect(days.map((day) => holidayOn(day, optionalDays))).toEqual(days.map(() => undefined))
  expect(holidayOn('2027-02-09', ['carnival_monday'])?.label).toBe('Carnaval')
  expect(holidayOn('2027-03-26', optionalDays)?.label).toBe('Sexta-feira Santa')
})

it.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
])('Easter of %d is on %s', (year, day) => expect(easterOf(year)).toBe(day))

it('keeps Easter a Sunday between 22 March and 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1600, max: 4000 }), (year) => {
      const easter = easterOf(year)
      expect(weekdayOf(easter)).toBe(7)
      expect(easter >= `${year}-03-22` && easter <= addDays(`${year}-03-22`, 34)).toBe(true)
    }),
  )
})
