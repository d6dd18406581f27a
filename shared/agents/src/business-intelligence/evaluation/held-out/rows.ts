import { plainWeekday } from '@ag/core/day-names'
import { weekdayOf } from '@ag/core/days'
import { brazilianDay, fileOf } from '../files'
import { by, count, mean, type Right, sum } from '../judge'

/** What every table here has: the day of a row. */
export interface Dated {
  day: string
}
type Key<Row> = keyof Row & string

/** 0 is Sunday. */
export const weekdayIn = (day: string): number => weekdayOf(day) % 7

/** Rows and what is worked out of them, by plain loops: the right answers of a set of questions. */
export class Rows<Row extends Dated> {
  constructor(readonly all: Row[]) {}

  when = (test: (row: Row) => boolean) => new Rows(this.all.filter(test))
  /** '2026-03', or two months with all between. */
  during = (first: string, last = first) =>
    this.when(({ day }) => day.slice(0, 7) >= first && day.slice(0, 7) <= last)
  from = (first: string, last: string) => this.when(({ day }) => day >= first && day <= last)
  /** 0 is Sunday. */
  on = (...weekdays: number[]) => this.when(({ day }) => weekdays.includes(weekdayIn(day)))

  count = () => count(this.all)
  sum = (key: Key<Row>) => sum(this.all, numberOf<Row>(key))
  mean = (key: Key<Row>) => mean(this.all, (row) => row[key] as number | undefined)
  max = (key: Key<Row>) => Math.max(...this.known(key))
  min = (key: Key<Row>) => Math.min(...this.known(key))
  distinct = (key: Key<Row>) => new Set(this.all.map((row) => row[key])).size

  by = (key: Key<Row>, work: (group: Rows<Row>) => number) =>
    by(
      this.all,
      (row) => String(row[key]),
      (group) => work(new Rows(group)),
    )
  byMonth = (work: (group: Rows<Row>) => number) =>
    by(
      this.all,
      ({ day }) => day.slice(0, 7),
      (group) => work(new Rows(group)),
    )
  byWeekday = (work: (group: Rows<Row>) => number) =>
    by(
      this.all,
      ({ day }) => plainWeekday(weekdayOf(day)),
      (group) => work(new Rows(group)),
    )

  /** What part of these rows, or of their sum, some of them are. */
  share = (test: (row: Row) => boolean, key?: Key<Row>): Right => {
    const part = this.when(test)
    return { share: key === undefined ? part.count() / this.count() : part.sum(key) / this.sum(key) }
  }

  private known = (key: Key<Row>) =>
    this.all.flatMap((row) => (row[key] === undefined ? [] : [row[key] as number]))
}

const numberOf =
  <Row>(key: Key<Row>) =>
  (row: Row) =>
    (row[key] as number | undefined) ?? 0

/** A file with a header for every cell. */
export const file = <Row extends Dated>(
  name: string,
  rows: Rows<Row>,
  columns: [header: string, cell: (row: Row) => string | number][],
  separator = ';',
) =>
  fileOf(
    name,
    columns.map(([header]) => header).join(separator),
    rows.all.map((row) => columns.map(([, cell]) => cell(row)).join(separator)),
  )

/** '12,5' */
export const decimal = (value: number, digits = 2) => value.toFixed(digits).replace('.', ',')

/** '2025-12-27' as a table of answers shows it. */
export const shownDay = (day: string): string => brazilianDay(day).replace(/20(?=\d\d$)/, '')

/** '1.234,50' of '1234,50' */
export const dotted = (amount: string): string =>
  amount.replace(/\d{4,10}/, (digits) => Number(digits).toLocaleString('pt-BR'))
