import { formatTime, isoDay } from '@ag/core'
import { texts } from './texts'

/**
 * The time by the visitor's own clock, e.g. '18:00', or '01:00 de 25/11' where it is another day there; undefined where it
 * is the same as here.
 */
export function localTime(moment: string, zone = visitorZone()): string | undefined {
  const at = new Date(moment)
  const { time, day } = clockIn(zone)
  const there = time.format(at)
  const on = day.format(at)
  const sameDay = isoDay(moment).slice(5) === on.split('/').reverse().join('-')
  if (sameDay) return there === formatTime(moment) ? undefined : there
  return texts.onDay(there, on)
}

// Browsers take a millisecond to make one of these, and a day has dozens of times.
let here: string | undefined
const visitorZone = () => (here ??= new Intl.DateTimeFormat().resolvedOptions().timeZone)

const clocks = new Map<string, { time: Intl.DateTimeFormat; day: Intl.DateTimeFormat }>()

function clockIn(timeZone: string) {
  const clock = clocks.get(timeZone) ?? {
    time: new Intl.DateTimeFormat('pt-BR', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
    day: new Intl.DateTimeFormat('pt-BR', { timeZone, day: '2-digit', month: '2-digit' }),
  }
  clocks.set(timeZone, clock)
  return clock
}
