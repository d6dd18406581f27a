import { numberWordsUpTo } from '@ag/core'
import { monthNames } from '@ag/core/day-names'
import type { TimeColumn } from './dataset'
import { calendarOf, dayOf, formatDay } from './days'
import {
  daysPeriod,
  type Grain,
  halfPeriod,
  monthPeriod,
  type Period,
  partOfYear,
  periodAround,
  spanOf,
  yearPeriod,
} from './periods'
import { plain } from './words'

export interface FoundPeriod extends Period {
  /** 'mês anterior': what something else is measured against, where something else is named. */
  previous?: Grain
}

export interface PeriodsFound {
  periods: FoundPeriod[]
  /** Which words were about time. */
  used: boolean[]
  /** Something about time that the data cannot answer. */
  problem?: string
}

const numbers = numberWordsUpTo(30)
const ordinals: Record<string, number> = Object.fromEntries(
  ['primeir', 'segund', 'terceir', 'quart', 'quint', 'sext'].flatMap((name, place) =>
    [`${name}o`, `${name}a`, `${place + 1}o`, `${place + 1}a`, String(place + 1)].map((word) => [
      word,
      place + 1,
    ]),
  ),
)
const units: Record<string, Grain | 'half'> = {
  dia: 'day',
  dias: 'day',
  semana: 'week',
  semanas: 'week',
  mes: 'month',
  meses: 'month',
  trimestre: 'quarter',
  trimestres: 'quarter',
  semestre: 'half',
  semestres: 'half',
  ano: 'year',
  anos: 'year',
}
/** Parts of a year, by how many months they have. */
const parts: Record<string, number> = {
  bimestre: 2,
  trimestre: 3,
  tri: 3,
  quadrimestre: 4,
  semestre: 6,
}
const months = new Map(
  monthNames.flatMap((name, month) => [
    [plain(name), month] as const,
    [plain(name).slice(0, 3), month] as const,
  ]),
)
const last = /^ultim[oa]s?$/
const now = /^[nd]?es[st][ea]$|^atual$/
const before = /^(passad[oa]|anterior)$/

/** Words about time, for misspellings. */
export const periodWords = [
  ...numbers.keys(),
  ...Object.keys(ordinals),
  ...Object.keys(units),
  ...[...months.keys()],
  'ultimo',
  'ultima',
  'ultimos',
  'ultimas',
  'passado',
  'passada',
  'anterior',
  'atual',
  'este',
  'esta',
  'deste',
  'neste',
  'nesta',
  'desta',
  'esse',
  'nesse',
  'desse',
  'hoje',
  'ontem',
  'ate',
  'desde',
  'inteiro',
  'ano',
  'quinzena',
  'depois',
  'antes',
  ...Object.keys(parts),
]

/** A small number in digits or in words. */
export const numberOf = (word = ''): number | undefined =>
  /^\d{1,3}$/.test(word) ? Number(word) : numbers.get(word)

/**
 * Finds the stretches of time that a question names, seen from the last day of the data. Words that are `taken` belong to
 * something else: the publisher 'Mar Aberto' is no month.
 */
export function readPeriods(
  words: string[],
  time: TimeColumn | undefined,
  taken: readonly boolean[] = [],
): PeriodsFound {
  const found: PeriodsFound = { periods: [], used: words.map(() => false) }
  if (!time) return found
  const places: { at: number; end: number; explicitYear: boolean }[] = []
  for (let at = 0; at < words.length; ) {
    // 'Até hoje' are all there are, after 'desde' too.
    const isOpen = found.periods.every(({ to }) => to === time.last)
    if (words[at] === 'ate' && /^(?:hoje|agora)$/.test(words[at + 1] ?? '') && isOpen) {
      found.used.fill(true, at, at + 2)
      at += 2
      continue
    }
    // 'De janeiro até maio' is one time, with both its ends.
    const isLink = words[at] === 'ate' && places.at(-1)?.end === at
    const hit = taken[at] || isLink ? undefined : periodAt(words, at, time)
    if (!hit) {
      at += 1
      continue
    }
    if ('problem' in hit) return { ...found, problem: hit.problem }
    found.periods.push(hit.period)
    places.push({ at, end: at + hit.length, explicitYear: hit.explicitYear ?? false })
    found.used.fill(true, at, at + hit.length)
    at += hit.length
  }
  return joinSpans(words, found, places, time)
}

type Hit = { period: FoundPeriod; length: number; explicitYear?: boolean } | { problem: string }

function periodAt(words: string[], at: number, time: TimeColumn): Hit | undefined {
  const open = openEnd(words, at)
  if (open) {
    const hit = periodAt(words, at + open.length, time)
    if (!hit) return undefined
    if ('problem' in hit) return hit
    // What begins after the data or ends before them is told as such.
    const { from, to, label } = hit.period
    const [start, end] = [Math.min(time.first, from), Math.max(time.last, to)]
    const span = {
      since: { from, to: end, label: `desde ${label}` },
      after: { from: to + 1, to: Math.max(end, to + 1), label: `depois de ${label}` },
      until: { from: start, to, label: `até ${label}` },
      before: { from: Math.min(start, from - 1), to: from - 1, label: `antes de ${label}` },
    }[open.side]
    return { ...hit, period: span, length: open.length + hit.length, explicitYear: true }
  }
  // 'dia 15/03/2025' is that day, not a division by days.
  if (words[at] === 'dia' && /^\d{1,2}$/.test(words[at + 1] ?? '')) {
    const hit = periodAt(words, at + 1, time)
    if (hit) return 'problem' in hit ? hit : { ...hit, length: hit.length + 1 }
  }
  for (const reader of readers) {
    const hit = reader(words, at, time)
    if (hit) return hit
  }
  return undefined
}

/** 'desde março', 'a partir de março', 'até março', 'depois do dia 20', 'antes de maio': one end alone. */
function openEnd(words: string[], at: number) {
  const phrase = words.slice(at, at + 4).join(' ')
  for (const [side, found] of openEnds) {
    const hit = found.exec(`${phrase} `)
    if (hit) return { side, length: hit[0].trim().split(' ').length }
  }
  return undefined
}

const openEnds = [
  ['since', /^(?:desde(?: [oa])?|a partir d[eo]) /],
  ['until', /^ate(?: [oa])? /],
  ['after', /^(?:depois d[eo]|apos(?: [oa])?) /],
  ['before', /^antes d[eo] /],
] as const

type Reader = (words: string[], at: number, time: TimeColumn) => Hit | undefined

const readers: Reader[] = [
  // hoje, ontem
  (words, at, time) =>
    /^(hoje|ontem|anteontem|agora)$/.test(words[at] ?? '') ? { problem: rangeOf(time) } : undefined,
  // último trimestre de 2025, últimos 3 meses, 3 últimos meses, último mês
  (words, at, time) => {
    const [one = '', two = '', three = ''] = words.slice(at, at + 3)
    // 'Última semana de março' is one of that month.
    if (last.test(one) && /^d[eo]$/.test(three) && monthAt(words, at + 3, time)) return undefined
    if (last.test(one) && units[two]) {
      const { year, length } = yearAfter(words, at + 2, time)
      const closing = year === undefined ? undefined : lastOf(year, units[two])
      if (closing) return { period: closing, length: 2 + length, explicitYear: true }
    }
    if (last.test(one)) {
      const count = numberOf(two)
      // 'Últimos 5 dias de março'
      if (count !== undefined && /^d[eo]$/.test(words[at + 3] ?? '') && monthAt(words, at + 4, time))
        return undefined
      const unit = units[count === undefined ? two : three]
      // 'Últimos três meses de 2025'
      const { year, length } = count === undefined ? {} : yearAfter(words, at + 3, time)
      if (unit === 'month' && year !== undefined && length && count !== undefined && count <= 12)
        return {
          period: spanOf(monthPeriod(year, 12 - count), monthPeriod(year, 11)),
          length: 3 + length,
          explicitYear: true,
        }
      if (unit) return { period: lastPeriods(time, unit, count ?? 1), length: count === undefined ? 2 : 3 }
    }
    const count = numberOf(one)
    if (count !== undefined && last.test(two) && units[three])
      return { period: lastPeriods(time, units[three], count), length: 3 }
    return undefined
  },
  // este mês, mês atual, mês passado, mês anterior, do mês, no ano
  (words, at, time) => {
    const [one = '', two = '', three = ''] = words.slice(at, at + 3)
    // 'Esse ano de 2026' is told twice.
    const { year, length } = now.test(one) && two === 'ano' ? yearAfter(words, at + 2, time) : {}
    if (year !== undefined && length)
      return { period: yearPeriod(year), length: 2 + length, explicitYear: true }
    if (now.test(one) && units[two]) return { period: around(time, units[two], 0), length: 2 }
    const unit = units[one]
    if (unit && now.test(two)) return { period: around(time, unit, 0), length: 2 }
    if (unit && before.test(two)) {
      const period = around(time, unit, 1)
      return {
        period: two === 'anterior' && unit !== 'half' ? { ...period, previous: unit } : period,
        length: 2,
      }
    }
    if (unit === 'year' && /^(todo|inteiro)$/.test(two)) return { period: around(time, unit, 0), length: 2 }
    const named = /^(do|no)$/.test(one) && units[two]
    if (named && /^(mes|ano|trimestre|semestre)$/.test(two) && !before.test(three) && !now.test(three)) {
      // 'no mês de março', 'no ano de 2025' and 'no mês 3' name another one right after.
      if (three === 'de' || /^\d+$/.test(three) || months.has(three)) return undefined
      return { period: around(time, named, 0), length: 2 }
    }
    return undefined
  },
  // primeiro trimestre de 2025, 2º semestre; do terceiro para o quarto trimestre
  (words, at, time) => {
    const nth = ordinals[words[at] ?? '']
    const part = nth === undefined ? undefined : partAt(words, at)
    if (nth === undefined || !part || nth * part.months > 12) return undefined
    const { year, length } = yearAfter(words, at + part.length, time)
    const of = (wanted: number) => partOfYear(wanted, nth, part.months)
    const period = year === undefined ? latestInside(of, time) : of(year)
    return { period, length: part.length + length, explicitYear: year !== undefined }
  },
  // primeira semana de julho, última semana de maio
  (words, at, time) => {
    const nth = last.test(words[at] ?? '') ? 0 : ordinals[words[at] ?? '']
    const length = { semana: 7, quinzena: 15, dia: 1 }[words[at + 1] ?? '']
    const isLast = nth === 0 && length !== undefined
    if (!isLast && (length !== 7 || nth === undefined || nth > 4)) return undefined
    const named = /^d[eo]$/.test(words[at + 2] ?? '') ? monthAt(words, at + 3, time) : undefined
    if (!named) return undefined
    const { from, to } = named.period
    const start = !isLast ? from + 7 * ((nth ?? 1) - 1) : length === 15 ? from + 15 : to - length + 1
    const period = daysPeriod(start, isLast ? to : start + 6)
    return { period, length: 3 + named.length, explicitYear: true }
  },
  // primeiros 10 dias de março, últimos 5 dias de março
  (words, at, time) => {
    const count = numberOf(words[at + 1])
    const isLast = last.test(words[at] ?? '')
    if (count === undefined || !(isLast || /^primeir[oa]s$/.test(words[at] ?? ''))) return undefined
    if (!/^dias d[eo]$/.test(words.slice(at + 2, at + 4).join(' '))) return undefined
    const named = monthAt(words, at + 4, time)
    if (!named) return undefined
    const { from, to } = named.period
    const period = isLast ? daysPeriod(to - count + 1, to) : daysPeriod(from, from + count - 1)
    return { period, length: 4 + named.length, explicitYear: true }
  },
  // semana de 6 a 12 de abril
  (words, at, time) => {
    const skipped = /^(?:semana|quinzena|periodo) d[eo]$/.test(words.slice(at, at + 2).join(' ')) ? 2 : 0
    const named = words[at + skipped] === 'dia' ? skipped + 1 : skipped
    const hit =
      skipped > 0 && /^\d+$/.test(words[at + named] ?? '') ? periodAt(words, at + named, time) : undefined
    return hit && !('problem' in hit) ? { ...hit, length: hit.length + named } : undefined
  },
  // primeira quinzena de maio
  (words, at, time) => {
    const nth = ordinals[words[at] ?? '']
    if (words[at + 1] !== 'quinzena' || nth === undefined || nth > 2) return undefined
    const named = /^d[eo]$/.test(words[at + 2] ?? '') ? periodAt(words, at + 3, time) : undefined
    if (named && 'problem' in named) return named
    const month = named?.period ?? around(time, 'month', 0)
    const { day } = calendarOf(month.from)
    if (day !== 1 || month.to - month.from > 31) return undefined
    const [from, to] = nth === 1 ? [month.from, month.from + 14] : [month.from + 15, month.to]
    return { period: daysPeriod(from, to), length: 2 + (named ? 1 + named.length : 0), explicitYear: true }
  },
  // 15/03/2025, 15/03, 03/2025
  (words, at, time) => {
    const [one = '', two = '', three = ''] = words.slice(at, at + 3)
    const [first, second, third] = [Number(one), Number(two), Number(three)]
    if (/^\d{1,2}$/.test(one) && /^\d{1,2}$/.test(two) && /^(19|20)\d\d$/.test(three)) {
      if (first < 1 || first > 31 || second < 1 || second > 12) return undefined
      const period = dayPeriod(dayOf(third, second - 1, first))
      return { period, length: 3, explicitYear: true }
    }
    // 15/03
    if (/^\d{1,2}$/.test(one) && /^(?:0\d|1[0-2])$/.test(two) && first >= 1 && first <= 31 && second >= 1) {
      const of = (wanted: number) => dayPeriod(dayOf(wanted, second - 1, first))
      return { period: latestInside(of, time), length: 2 }
    }
    if (/^\d{1,2}$/.test(one) && first >= 1 && first <= 12 && /^(19|20)\d\d$/.test(two))
      return { period: monthPeriod(second, first - 1), length: 2, explicitYear: true }
    return undefined
  },
  // 1 a 15 de março (de 2025)
  (words, at, time) => {
    const [first = '', link = '', next = ''] = words.slice(at, at + 3)
    const start = dayIn(first)
    if (start === undefined || !/^(?:e|ao?|ate)$/.test(link)) return undefined
    const skipped = next === 'o' ? 2 : 1
    const named = words[at + 1 + skipped] === 'dia' ? skipped + 1 : skipped
    const end = dateAt(words, at + 1 + named, time)
    if (!end) return undefined
    const from = end.period.from - (calendarOf(end.period.from).day - start)
    if (from >= end.period.from) return undefined
    const period = daysPeriod(from, end.period.to)
    return { period, length: end.length + 1 + named, explicitYear: end.explicitYear }
  },
  // 15 de março (de 2025)
  (words, at, time) => dateAt(words, at, time),
  // março, mar, março de 2025, mês de março
  (words, at, time) => {
    const hit = monthAt(words, at, time)
    const [to, here] = hit ? words.slice(at + hit.length, at + hit.length + 2) : []
    // 'De setembro pra cá'
    return hit && /^(?:para|pra)$/.test(to ?? '') && here === 'ca'
      ? {
          period: { from: hit.period.from, to: time.last, label: `desde ${hit.period.label}` },
          length: hit.length + 2,
          explicitYear: true,
        }
      : hit
  },
  // 2025, ano de 2025
  (words, at) => {
    const named = words[at] === 'ano' ? (words[at + 1] === 'de' ? 2 : 1) : 0
    const year = yearOf(words[at + named])
    return year === undefined
      ? undefined
      : { period: yearPeriod(year), length: named + 1, explicitYear: true }
  },
]

function monthAt(words: string[], at: number, time: TimeColumn) {
  const named = words[at] === 'mes' && words[at + 1] === 'de' ? 2 : 0
  const month = months.get(words[at + named] ?? '')
  if (month === undefined) return undefined
  // 'jan/26'
  const short = /^[23]\d$/.test(words[at + named + 1] ?? '')
    ? 2000 + Number(words[at + named + 1])
    : undefined
  const { year, length } =
    short === undefined ? yearAfter(words, at + named + 1, time) : { year: short, length: 1 }
  const of = (wanted: number) => monthPeriod(wanted, month)
  return {
    period: year === undefined ? latestInside(of, time) : of(year),
    length: named + 1 + length,
    explicitYear: year !== undefined,
  }
}

/** The part of a year that an ordinal is of: named after it, or with the other of two: 'do terceiro pro quarto trimestre'. */
function partAt(words: string[], at: number): { months: number; length: number } | undefined {
  const own = parts[words[at + 1] ?? '']
  if (own) return { months: own, length: 2 }
  const isNth = (place: number) => ordinals[words[place] ?? ''] !== undefined && parts[words[place + 1] ?? '']
  if (!/^(?:[ao]|d[ao]|n[ao]|ao|pr[ao]|para|com|contra|e|ou)$/.test(words[at - 1] ?? '')) return undefined
  const other = [at + 2, at + 3, ...words.slice(0, Math.max(0, at - 1)).keys()].find(isNth)
  const months = other === undefined ? undefined : parts[words[other + 1] ?? '']
  return months ? { months, length: 1 } : undefined
}

function dateAt(words: string[], at: number, time: TimeColumn) {
  const date = dayIn(words[at]) ?? 0
  const month = words[at + 1] === 'de' ? months.get(words[at + 2] ?? '') : undefined
  if (month === undefined || date === 0) return undefined
  const { year, length } = yearAfter(words, at + 3, time)
  const of = (wanted: number) => dayPeriod(dayOf(wanted, month, date))
  return {
    period: year === undefined ? latestInside(of, time) : of(year),
    length: 3 + length,
    explicitYear: year !== undefined,
  }
}

const dayPeriod = (day: number): Period => ({ from: day, to: day, label: formatDay(day) })

/** 'Primeiro', 'quinze', '31' */
function dayIn(word = ''): number | undefined {
  const day = word === 'primeiro' ? 1 : numberOf(word)
  return day !== undefined && day > 0 && day < 32 ? day : undefined
}

const yearOf = (word = ''): number | undefined => (/^(19|20)\d\d$/.test(word) ? Number(word) : undefined)

/** 'de 2025', 'do ano de 2025', 'deste ano', 'do ano passado' */
function yearAfter(
  words: string[],
  at: number,
  { last: end }: TimeColumn,
): { year?: number; length: number } {
  const [one = '', two = '', three = ''] = words.slice(at, at + 3)
  const ending = calendarOf(end).year
  if (now.test(one) && two === 'ano') return { year: ending, length: 2 }
  if (/^[dn]o$/.test(one) && two === 'ano' && before.test(three)) return { year: ending - 1, length: 3 }
  const linked = words[at] === 'de' || words[at] === 'do' ? 1 : 0
  const named = words[at + linked] === 'ano' ? 1 + (words[at + linked + 1] === 'de' ? 1 : 0) : 0
  const year = yearOf(words[at + linked + named])
  return year === undefined ? { length: 0 } : { year, length: linked + named + 1 }
}

/** The newest of its kind that lies in the data; without one, that of the last year. */
function latestInside(of: (year: number) => Period, time: TimeColumn): Period {
  const newest = calendarOf(time.last).year
  for (let year = newest; year >= calendarOf(time.first).year; year -= 1)
    if (overlaps(of(year), time)) return of(year)
  return of(newest)
}

export const overlaps = ({ from, to }: Period, { first, last: end }: TimeColumn): boolean =>
  from <= end && to >= first

function around({ last: day }: TimeColumn, unit: Grain | 'half', back: number): Period {
  if (unit !== 'half') return periodAround(day, unit, back)
  const { year, month } = calendarOf(day)
  const half = (month < 6 ? 0 : 1) - back
  return half < 0 ? halfPeriod(year - 1, 1) : halfPeriod(year, half)
}

/** 'Último trimestre de 2025' */
function lastOf(year: number, unit: Grain | 'half'): Period | undefined {
  if (unit === 'month') return monthPeriod(year, 11)
  if (unit === 'quarter') return partOfYear(year, 4, 3)
  return unit === 'half' ? halfPeriod(year, 1) : undefined
}

function lastPeriods(time: TimeColumn, unit: Grain | 'half', count: number): Period {
  const end = around(time, unit, 0)
  if (count <= 1) return end
  if (unit === 'day') return daysPeriod(time.last - count + 1, time.last)
  if (unit === 'week') return daysPeriod(time.last - 7 * count + 1, time.last)
  if (unit === 'half') return spanOf(around(time, unit, 1), end)
  return spanOf(periodAround(time.last, unit, count - 1), end)
}

const compares =
  /^(?:compar(?!t)|contra$|versus$|vs$|ou$|relacao$|varia|diferenca|mud|cresc|aument|subi|sobe|ca[ií](?:u|r|ram|ndo|)$|caem$|queda|diminu|melhor|pior)/

/** 'de março a maio', 'entre março e maio': two periods with a word between them that makes them one. */
function joinSpans(
  words: string[],
  found: PeriodsFound,
  places: { at: number; end: number; explicitYear: boolean }[],
  time: TimeColumn,
): PeriodsFound {
  const beside = words.some((word) => compares.test(word))
  const moves = words.some((word) =>
    /^(?:compar(?!t)|versus$|contra$|relacao$|varia|diferenca|mud|cresc|aument|subi|caiu|cair|queda|diminu)/.test(
      word,
    ),
  )
  for (let place = 0; place + 1 < places.length; place += 1) {
    const [one, other] = [places[place], places[place + 1]]
    const [first, second] = [found.periods[place], found.periods[place + 1]]
    if (!one || !other || !first || !second || other.at !== one.end + 1) continue
    const link = words[one.end] ?? ''
    // 'Junho e julho' are of one year, though the newest July of the data is one year older.
    if (
      link === 'e' &&
      !beside &&
      !one.explicitYear &&
      !other.explicitYear &&
      isMonth(first) &&
      isMonth(second) &&
      first.from > second.from &&
      yearBack(first).to >= time.first
    ) {
      found.periods[place] = yearBack(first)
      place -= 1
      continue
    }
    // 'Em maio e junho' without a word that compares them is one time of two months.
    const follow =
      link === 'e' && !beside && !first.previous && !second.previous && first.to + 1 === second.from
    const isSpan =
      /^(ao?|ate)$/.test(link) || (link === 'e' && words[one.at - 1] === 'entre' && !moves) || follow
    if (!isSpan) continue
    const start =
      !one.explicitYear && other.explicitYear ? inYear(first, calendarOf(second.from).year) : first
    found.used[one.end] = true
    found.periods.splice(place, 2, spanOf(start.from <= second.from ? start : yearBack(start), second))
    places.splice(place, 2, { at: one.at, end: other.end, explicitYear: other.explicitYear })
  }
  return found.periods.every((period) => overlaps(period, time) || period.previous)
    ? found
    : { ...found, problem: rangeOf(time) }
}

const isMonth = ({ from, to }: Period): boolean =>
  calendarOf(from).day === 1 && calendarOf(to + 1).day === 1 && to - from < 31
/** A day or the month that a time begins with, in another year. */
function inYear({ from, to }: Period, year: number): Period {
  const { month, day } = calendarOf(from)
  return from === to ? dayPeriod(dayOf(year, month, day)) : monthPeriod(year, month)
}
const yearBack = (period: Period): Period => inYear(period, calendarOf(period.from).year - 1)

/** What to say of a time that the data know nothing about. */
export const rangeOf = ({ first, last: end }: TimeColumn): string =>
  `Não sei responder sobre esse período: os dados vão de ${formatDay(first)} a ${formatDay(end)}.`
