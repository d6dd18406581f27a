import { ptBR } from 'date-fns/locale/pt-BR'
import type { Month } from './days'

type MonthIndex = Parameters<typeof ptBR.localize.month>[0]
type DayIndex = Parameters<typeof ptBR.localize.day>[0]

/** From January on, as in the middle of a sentence. */
export const monthNames = Array.from({ length: 12 }, (_, month) => ptBR.localize.month(month as MonthIndex))

/** 'jan' of 0 */
export const shortMonth = (month: number): string =>
  ptBR.localize.month(month as MonthIndex, { width: 'abbreviated' })

/** '2026-11' → 'novembro de 2026' */
export function monthName(month: Month): string {
  const [year, number] = month.split('-')
  return `${monthNames[Number(number) - 1]} de ${year}`
}

/** 'segunda-feira' of 1; Sunday is 7, or 0. */
export const weekdayName = (weekday: number): string => ptBR.localize.day((weekday % 7) as DayIndex)

/** 'segunda' of 1; Sunday is 7, or 0. */
export const plainWeekday = (weekday: number): string =>
  ptBR.localize.day((weekday % 7) as DayIndex, { width: 'abbreviated' })

/** 'seg' of 1; Sunday is 7, or 0. */
export const shortWeekday = (weekday: number): string => weekdayName(weekday).slice(0, 3)
