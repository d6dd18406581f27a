/** The product keeps one clock, whatever the visitor's says. */
export const timeZone = 'America/Sao_Paulo'

/** Made when first asked for: each takes a browser milliseconds. */
const formats = {
  day: made({ day: '2-digit', month: '2-digit', year: 'numeric' }),
  longDay: made({ day: 'numeric', month: 'long', year: 'numeric' }),
  fullDay: made({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  time: made({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
}

/** A moment, or a plain day `YYYY-MM-DD`, which has no clock and must not slip into the day before. */
export type When = string | number | Date

/** '24/11/2026' */
export function formatDay(when: When): string {
  return formats.day(when)
}

/** '24 de novembro de 2026', '1º de dezembro de 2026' */
export function formatLongDay(when: When): string {
  return withFirst(formats.longDay(when))
}

/** 'terça-feira, 24 de novembro de 2026' */
export function formatFullDay(when: When): string {
  return withFirst(formats.fullDay(when))
}

/** The first of a month is an ordinal, which the browser's own words forget. */
const withFirst = (words: string) => words.replace(/\b1 de/, '1º de')

/** '14:05' */
export function formatTime(when: When): string {
  return formats.time(when)
}

/** '2026-11-24': the day it is in São Paulo. No language writes it so in every browser, so it is put together here. */
export function isoDay(when: When): string {
  return formats.day(when).split('/').reverse().join('-')
}

/** Days still to come until a moment, begun days included; none once it has passed. */
export function daysLeft(until: When, now: When): number {
  const remaining = momentOf(until).getTime() - momentOf(now).getTime()
  return Math.max(0, Math.ceil(remaining / day))
}

const day = 24 * 60 * 60 * 1_000
const plainDay = /^\d{4}-\d{2}-\d{2}$/

function momentOf(when: When): Date {
  return typeof when === 'string' && plainDay.test(when) ? new Date(`${when}T12:00:00-03:00`) : new Date(when)
}

function made(options: Intl.DateTimeFormatOptions): (when: When) => string {
  let format: Intl.DateTimeFormat | undefined
  return (when) => {
    format ??= new Intl.DateTimeFormat('pt-BR', { timeZone, ...options })
    return format.format(momentOf(when))
  }
}
