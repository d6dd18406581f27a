/** Months as `2026-11` and days as `2026-11-24`: the calendar of invoices, which has no clock. */
export const monthOf = (day: string): string => day.slice(0, 7)

export const firstDayOf = (month: string): string => `${month}-01`

export const lastDayOf = (month: string): string => `${month}-${String(daysIn(month)).padStart(2, '0')}`

export function daysIn(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

/** The month that lies so many later, or earlier. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)

/** Every day from one to another, both included. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** '2026-11-24' → 24 */
export const dayOfMonth = (day: string): number => Number(day.slice(8))

/** '2026-11' → 'novembro de 2026' */
export function monthName(month: string): string {
  const [year = '', number = '1'] = month.split('-')
  return `${monthNames[Number(number) - 1]} de ${year}`
}

/** From January on, as in the middle of a sentence. */
export const monthNames = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]
