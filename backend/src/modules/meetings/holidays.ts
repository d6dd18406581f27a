import { addDays, type Day } from '@ag/core/days'

/** Days on which the country rests by custom: closed unless somebody opens them. */
export const optionalDays = [
  'carnival_monday',
  'carnival_tuesday',
  'ash_wednesday',
  'corpus_christi',
] as const
export type OptionalDay = (typeof optionalDays)[number]

export interface Holiday {
  label: string
  /** Only for so many minutes since midnight. */
  until?: number
}

const fixed: Record<string, string> = {
  '01-01': 'Confraternização Universal',
  '04-21': 'Tiradentes',
  '05-01': 'Dia do Trabalho',
  '09-07': 'Independência do Brasil',
  '10-12': 'Nossa Senhora Aparecida',
  '11-02': 'Finados',
  '11-15': 'Proclamação da República',
  '12-25': 'Natal',
}

/** Law 14.759 made it one of the whole country. */
const consciousness = { day: '11-20', since: 2024, label: 'Dia da Consciência Negra' }

/** By their distance from Easter. */
const movable: Record<OptionalDay, Holiday & { fromEaster: number }> = {
  carnival_monday: { fromEaster: -48, label: 'Carnaval' },
  carnival_tuesday: { fromEaster: -47, label: 'Carnaval' },
  ash_wednesday: { fromEaster: -46, label: 'Quarta-feira de Cinzas', until: 14 * 60 },
  corpus_christi: { fromEaster: 60, label: 'Corpus Christi' },
}
const goodFriday = { fromEaster: -2, label: 'Sexta-feira Santa' }

/** The national holiday, or the optional day that is not open, that falls on a day. */
export function holidayOn(day: Day, openDays: readonly string[] = []): Holiday | undefined {
  const year = Number(day.slice(0, 4))
  const monthDay = day.slice(5)
  if (monthDay === consciousness.day && year >= consciousness.since) return { label: consciousness.label }
  const label = fixed[monthDay]
  if (label) return { label }
  const easter = easterOf(year)
  if (day === addDays(easter, goodFriday.fromEaster)) return { label: goodFriday.label }
  const key = optionalDays.find((each) => day === addDays(easter, movable[each].fromEaster))
  if (!key || openDays.includes(key)) return undefined
  const { fromEaster, ...holiday } = movable[key]
  return holiday
}

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
export function easterOf(year: number): Day {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const leaps = Math.floor(century / 4)
  const moonDrift = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - leaps - moonDrift + 15) % 30
  const sinceLeap = Math.floor((year % 100) / 4)
  const toSunday = (32 + 2 * (century % 4) + 2 * sinceLeap - epact - (year % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const count = epact + toSunday - 7 * late + 114
  const month = Math.floor(count / 31)
  return `${year}-${String(month).padStart(2, '0')}-${String((count % 31) + 1).padStart(2, '0')}`
}

/** Every national holiday and optional day of a year, in their order. */
export function holidaysOf(year: number): Array<{ date: Day; label: string; key?: OptionalDay }> {
  const easter = easterOf(year)
  return [
    ...Object.entries(fixed).map(([monthDay, label]) => ({ date: `${year}-${monthDay}`, label })),
    ...(year >= consciousness.since
      ? [{ date: `${year}-${consciousness.day}`, label: consciousness.label }]
      : []),
    { date: addDays(easter, goodFriday.fromEaster), label: goodFriday.label },
    ...optionalDays.map((key) => ({
      key,
      date: addDays(easter, movable[key].fromEaster),
      label: movable[key].label,
    })),
  ].sort((one, other) => (one.date < other.date ? -1 : 1))
}
