import { formatTime, isoDay } from '@ag/core'
import { texts } from './texts'

/**
 * The time by the visitor's own clock, e.g. '18:00', or '01:00 de 25/11' where it is another day there; undefined where it
 * is the same as here.
 */
export function localTime(moment: string, zone = visitorZone()): string | undefined {
  const time = inZone(zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(moment))
  const day = inZone(zone, { day: '2-digit', month: '2-digit' }).format(new Date(moment))
  const sameDay = isoDay(moment).slice(5) === day.split('/').reverse().join('-')
  if (sameDay) return time === formatTime(moment) ? undefined : time
  return texts.onDay(time, day)
}

const visitorZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

const inZone = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone, ...options })
