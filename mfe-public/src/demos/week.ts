/** A plain day, `YYYY-MM-DD`. */
export type IsoDay = string

export const weekdays = [
  { short: 'seg', name: 'segunda-feira' },
  { short: 'ter', name: 'terça-feira' },
  { short: 'qua', name: 'quarta-feira' },
  { short: 'qui', name: 'quinta-feira' },
  { short: 'sex', name: 'sexta-feira' },
  { short: 'sáb', name: 'sábado' },
  { short: 'dom', name: 'domingo' },
] as const

const dayLength = 24 * 60 * 60 * 1000

/** The day so many days after another. */
export function dayAfter(day: IsoDay, days: number): IsoDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)
}

/** The first Monday after a day. */
export function nextMonday(day: IsoDay): IsoDay {
  return dayAfter(day, 7 - weekdayOf(day))
}

/** From 0 on Mondays to 6 on Sundays. */
export const weekdayOf = (day: IsoDay): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** '24/11' */
export const dayAndMonth = (day: IsoDay): string => `${day.slice(8, 10)}/${day.slice(5, 7)}`
