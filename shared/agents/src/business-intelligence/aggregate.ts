import { plainWeekday } from '@ag/core/day-names'
import { getISODay } from 'date-fns/getISODay'
import { type Dataset, type Dimension, type Metric, noDay, type Term } from './dataset'
import { measureOfDates } from './date-gaps'
import { dateOf } from './days'
import { axisLabel, type Grain, type Period, periodAround } from './periods'
import type { Edge, Filter, Grouping, LimitFilter } from './plan'

export interface Group {
  label: string
  value: number
}

interface Scope {
  filters: Filter[]
  period?: Period
}

/** One value over all rows in scope. NaN when there is nothing to divide by. */
export function totalOf(data: Dataset, metric: Metric, scope: Scope): number {
  const sums = new Sums(data, metric, 1)
  eachRow(data, scope, (row) => sums.add(row, 0))
  return sums.valueOf(0)
}

/** One value for each group that has rows; periods in their order and without gaps, all else as it is stored. */
export function groupsOf(data: Dataset, metric: Metric, by: Grouping, scope: Scope): Group[] {
  if ('dimension' in by) return groupsOfDimension(data, metric, dimensionOf(data, by.dimension), scope)
  if ('weekday' in by) return groupsOfWeekday(data, metric, scope)
  return groupsOfGrain(data, metric, by.grain, scope)
}

/** How many rows are in scope. */
export function rowsIn(data: Dataset, scope: Scope): number {
  let count = 0
  eachRow(data, scope, () => {
    count += 1
  })
  return count
}

/** Does any row in scope have a number there? */
export function isFilledIn(data: Dataset, measure: string, scope: Scope): boolean {
  const values = measureOf(data, measure)
  let isFilled = false
  eachRow(data, scope, (row) => {
    isFilled ||= !Number.isNaN(values[row])
  })
  return isFilled
}

/** How many different values of a dimension, or days of the date, are in scope. */
export function distinctIn(data: Dataset, of: string, scope: Scope): number {
  const { codes, none } = codesOf(data, of)
  const seen = new Set<number>()
  eachRow(data, scope, (row) => seen.add(codes[row] ?? none))
  seen.delete(none)
  return seen.size
}

/** What tells the values of a column apart, and what stands for none. */
const codesOf = (data: Dataset, id: string) =>
  id === data.time?.id
    ? { codes: data.time.days, none: noDay }
    : { codes: dimensionOf(data, id).codes, none: -1 }

/** The same for each value of a dimension, or for each period. */
export function distinctGroups(data: Dataset, of: string, by: Grouping, scope: Scope): Group[] {
  if ('grain' in by)
    return periodsIn(data, by.grain, scope.period).map((period) => ({
      label: axisLabel(period, by.grain),
      value: distinctIn(data, of, { ...scope, period: within(period, scope.period) }),
    }))
  if ('weekday' in by) throw new RangeError('distinct values of weekdays are not counted')
  const { codes, values } = dimensionOf(data, by.dimension)
  const { codes: counted, none } = codesOf(data, of)
  const seen = values.map(() => new Set<number>())
  eachRow(data, scope, (row) => seen[codes[row] ?? -1]?.add(counted[row] ?? none))
  return values.flatMap((label, place) => {
    const value = [...(seen[place] ?? [])].filter((code) => code !== none).length
    return value > 0 ? [{ label, value }] : []
  })
}

const within = (period: Period, wider: Period | undefined): Period =>
  wider ? { ...period, from: Math.max(period.from, wider.from), to: Math.min(period.to, wider.to) } : period

export function dimensionOf(data: Dataset, id: string): Dimension {
  const found = data.dimensions.find((dimension) => dimension.id === id)
  if (!found) throw new RangeError(`no dimension "${id}"`)
  return found
}

/** What the rows are called that have no value of a dimension. */
export const noValue = '(vazio)'

function groupsOfDimension(
  data: Dataset,
  metric: Metric,
  { codes, values }: Dimension,
  scope: Scope,
): Group[] {
  // The last place is for rows without a value.
  const sums = new Sums(data, metric, values.length + 1)
  eachRow(data, scope, (row) => sums.add(row, codes[row] === -1 ? values.length : (codes[row] ?? 0)))
  return [...values, noValue].flatMap((label, place) =>
    sums.seen(place) ? [{ label, value: sums.valueOf(place) }] : [],
  )
}

const weekdays = [1, 2, 3, 4, 5, 6, 7].map(plainWeekday)

function groupsOfWeekday(data: Dataset, metric: Metric, scope: Scope): Group[] {
  const sums = new Sums(data, metric, 7)
  const { days, first, last } = data.time ?? { days: undefined, first: 0, last: -1 }
  // Once for each day, not for each of a hundred thousand rows.
  const places = Int8Array.from({ length: last - first + 1 }, (_, day) => getISODay(dateOf(first + day)) - 1)
  eachRow(data, scope, (row) => {
    const day = days?.[row] ?? noDay
    if (day !== noDay) sums.add(row, places[day - first] ?? 0)
  })
  // A day of the week without any row, whatever was asked about, is one on which nothing happens.
  const isOpen = weekdays.map(() => false)
  for (let row = 0; row < data.rows && isOpen.includes(false); row += 1) {
    const day = days?.[row] ?? noDay
    if (day !== noDay) isOpen[places[day - first] ?? 0] = true
  }
  const isKept = (day: number) =>
    scope.filters.every(
      (filter) => !('weekdays' in filter) || filter.weekdays.includes(day) !== filter.except,
    )
  return weekdays
    .map((label, place) => ({ label, value: sums.valueOf(place) }))
    .filter((_, place) => isKept(place + 1) && isOpen[place])
}

function groupsOfGrain(data: Dataset, metric: Metric, grain: Grain, scope: Scope): Group[] {
  const periods = periodsIn(data, grain, scope.period)
  const sums = new Sums(data, metric, periods.length)
  const first = periods[0]?.from ?? 0
  const places = new Int32Array((periods.at(-1)?.to ?? 0) - first + 1)
  periods.forEach(({ from, to }, place) => {
    places.fill(place, from - first, to - first + 1)
  })
  eachRow(data, scope, (row) => {
    const day = data.time?.days[row] ?? noDay
    if (day !== noDay) sums.add(row, places[day - first] ?? 0)
  })
  return periods.map((period, place) => ({ label: axisLabel(period, grain), value: sums.valueOf(place) }))
}

/** The periods from the first to the last day of the data that are asked for. */
function periodsIn({ time }: Dataset, grain: Grain, within?: Period): Period[] {
  if (!time) return []
  const from = Math.max(time.first, within?.from ?? time.first)
  const to = Math.min(time.last, within?.to ?? time.last)
  const periods: Period[] = []
  for (let day = from; day <= to; day = (periods.at(-1)?.to ?? to) + 1) periods.push(periodAround(day, grain))
  return periods
}

function eachRow(data: Dataset, { filters, period }: Scope, use: (row: number) => void): void {
  const tests = filters.flatMap((filter) => {
    if (!('dimension' in filter)) return []
    const { codes, values: all } = dimensionOf(data, filter.dimension)
    const wanted = Uint8Array.from(all, (value) => (filter.values.includes(value) ? 1 : 0))
    return [{ codes, wanted, keep: filter.except ? 0 : 1 }]
  })
  const others = filters.flatMap((filter) => otherTest(data, filter) ?? [])
  const days = data.time?.days
  rows: for (let row = 0; row < data.rows; row += 1) {
    if (period && days) {
      const day = days[row] ?? noDay
      if (day < period.from || day > period.to) continue
    }
    for (const { codes, wanted, keep } of tests) if ((wanted[codes[row] ?? -1] ?? 0) !== keep) continue rows
    for (const passes of others) if (!passes(row)) continue rows
    use(row)
  }
}

const sides: Record<LimitFilter['is'], (value: number, limit: number) => boolean> = {
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  none: (value) => Number.isNaN(value),
}

/** The test of a filter that is not one by values of a dimension. */
function otherTest(data: Dataset, filter: Filter): ((row: number) => boolean) | undefined {
  if ('measure' in filter) {
    const values = measureOf(data, filter.measure)
    const passes = sides[filter.is]
    return (row) => passes(values[row] ?? Number.NaN, filter.value)
  }
  if (!('weekdays' in filter)) return undefined
  const { days, first, last } = data.time ?? { days: new Int32Array(), first: 0, last: -1 }
  const kept = Uint8Array.from({ length: last - first + 1 }, (_, day) =>
    filter.weekdays.includes(getISODay(dateOf(first + day))) === filter.except ? 0 : 1,
  )
  return (row) => kept[(days[row] ?? noDay) - first] === 1
}

/** The row in scope with the highest or lowest number in a measure; none where no number is. */
export function extremeRow(
  data: Dataset,
  measure: string,
  order: 'most' | 'least',
  scope: Scope,
): number | undefined {
  const values = measureOf(data, measure)
  const beats = sides[order === 'most' ? '>' : '<']
  let found: number | undefined
  eachRow(data, scope, (row) => {
    const value = values[row] ?? Number.NaN
    if (!Number.isNaN(value) && (found === undefined || beats(value, values[found] ?? Number.NaN)))
      found = row
  })
  return found
}

/** The rows in scope of the first or last day on which there are any. */
export function edgeRows(data: Dataset, edge: Edge, scope: Scope): number[] {
  const { days } = data.time ?? { days: new Int32Array() }
  let found: number[] = []
  let best = noDay
  eachRow(data, scope, (row) => {
    const day = days[row] ?? noDay
    if (day === noDay) return
    if (day === best) found.push(row)
    else if (best === noDay || (edge === 'last' ? day > best : day < best)) {
      best = day
      found = [row]
    }
  })
  return found
}

/** The numbers of a measure, by row. */
export function measureOf(data: Dataset, id: string): Float64Array {
  const values = data.measures.find((measure) => measure.id === id)?.values ?? measureOfDates(data, id)
  if (!values) throw new RangeError(`no measure "${id}"`)
  return values
}

/** Running sums of a metric's two parts, one place a group. */
class Sums {
  private readonly top: Float64Array
  private readonly bottom: Float64Array
  private readonly rows: Uint32Array
  private readonly topTerms: ((row: number) => number)[]
  private readonly bottomTerms: ((row: number) => number)[] | undefined

  constructor(data: Dataset, metric: Metric, places: number) {
    this.top = new Float64Array(places)
    this.bottom = new Float64Array(places)
    this.rows = new Uint32Array(places)
    this.topTerms = metric.top.map((term) => readerOf(data, term))
    this.bottomTerms = metric.bottom?.map((term) => readerOf(data, term))
  }

  add(row: number, place: number): void {
    this.rows[place] = (this.rows[place] ?? 0) + 1
    for (const read of this.topTerms) this.top[place] = (this.top[place] ?? 0) + read(row)
    for (const read of this.bottomTerms ?? []) this.bottom[place] = (this.bottom[place] ?? 0) + read(row)
  }

  seen = (place: number): boolean => (this.rows[place] ?? 0) > 0

  valueOf(place: number): number {
    const top = this.top[place] ?? 0
    if (!this.bottomTerms) return top
    const bottom = this.bottom[place] ?? 0
    return bottom === 0 ? Number.NaN : top / bottom
  }
}

function readerOf(data: Dataset, { of, sign, times }: Term): (row: number) => number {
  if (of === 'rows') return () => sign
  const id = 'measure' in of ? of.measure : of.filled
  const values = measureOf(data, id)
  if ('filled' in of) return (row) => (Number.isNaN(values[row]) ? 0 : sign)
  const factors = times === undefined ? undefined : measureOf(data, times)
  return (row) => {
    const value = (values[row] ?? Number.NaN) * (factors ? (factors[row] ?? Number.NaN) : 1)
    return Number.isNaN(value) ? 0 : sign * value
  }
}
