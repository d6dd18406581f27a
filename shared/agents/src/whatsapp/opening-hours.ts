import { capitalize } from '@ag/core'
import { clock, dayFrom, dayNames, minutesOf, momentOn, weekdayOf } from '../local-days'
import type { Business } from './businesses'

/** Open until when, or closed until when. */
export interface Opening {
  open: boolean
  /** When that changes. */
  until: Date
}

/** Has the business said when it opens? */
export const hasHours = ({ hours }: Business): boolean => hours.some(Boolean)

/** Is a business open now, and until when does that hold? It has to open at least once a week. */
export function openingAt({ hours }: Business, now: Date): Opening {
  const minutes = minutesOf(now)
  for (let days = 0; days <= 7; days += 1) {
    const [opens, closes] = hours[(weekdayOf(now) + days) % 7] ?? []
    if (opens === undefined || closes === undefined) continue
    if (days === 0 && minutes >= opens && minutes < closes)
      return { open: true, until: momentOn(now, 0, closes) }
    if (days > 0 || minutes < opens) return { open: false, until: momentOn(now, days, opens) }
  }
  throw new RangeError('a business that never opens')
}

/** 'Aberto agora, até 20h' or 'Fechado agora, abre amanhã às 6h' */
export function openingWords(business: Business, now: Date): string {
  const { open, until } = openingAt(business, now)
  const time = clock(minutesOf(until))
  return open ? `Aberto agora, até ${time}` : `Fechado agora, abre ${dayFrom(now, until)} às ${time}`
}

/** The week in as few lines as it takes: ['Segunda a sexta', '6h às 20h'] … */
export function weekLines({ hours }: Business): [days: string, time: string][] {
  const week = [1, 2, 3, 4, 5, 6, 0]
  const lines: { first: number; last: number; time: string }[] = []
  for (const day of week) {
    const time = timeOn(hours[day])
    const line = lines.at(-1)
    if (line?.time === time) line.last = day
    else lines.push({ first: day, last: day, time })
  }
  return lines.map(({ first, last, time }) => [
    first === last ? named(first) : `${named(first)} a ${dayNames[last]}`,
    time,
  ])
}

/** '6h às 20h' or 'fechado' */
export const timeOn = (hours: Business['hours'][number]): string =>
  hours ? `${clock(hours[0])} às ${clock(hours[1])}` : 'fechado'

const named = (day: number) => capitalize(dayNames[day] ?? '')
