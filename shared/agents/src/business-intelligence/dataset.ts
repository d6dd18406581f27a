import { fullName } from './csv/full-name'

/** A table by columns, so that a hundred thousand rows are summed in milliseconds and can be handed to a worker. */
export interface Dataset {
  /** What a row is called, in the plural: 'pedidos', 'linhas'. */
  rowsName: string
  /** What the table is called in a query. */
  name: string
  rows: number
  dimensions: Dimension[]
  measures: Measure[]
  /** When each row happened; tables without a date know no periods. */
  time?: TimeColumn
  /** All dates of a row, where there are several; `time` is one of them. */
  dates?: TimeColumn[]
  metrics: Metric[]
  /** Metrics that 'vendas' may mean, where there are sales. */
  sales?: { money?: string; units?: string; count?: string; product?: string }
  /** Its money goes: 'Contas a pagar', 'Despesas'. */
  outlay?: true
  /** Words that are part of the names of several columns, with those names: to be asked about. */
  shared?: Record<string, string[]>
  /** Questions worth asking; made from the columns unless given. */
  questions?: string[]
  /** What to tell with every answer, such as lines that were left out. */
  notes: string[]
}

export interface Dimension {
  id: string
  label: string
  /** Other words for it. */
  words: string[]
  /** The distinct values; a row holds a place in this list, -1 for none. */
  values: string[]
  codes: Int32Array
  /** Other names of values: 'Minas Gerais' of 'MG'. */
  aliases?: Record<string, string[]>
}

export interface Measure {
  id: string
  label: string
  /** NaN where there is none. */
  values: Float64Array
}

export interface TimeColumn {
  id: string
  label: string
  /** Whole days since 1970-01-01, `noDay` where there is none. */
  days: Int32Array
  first: number
  last: number
}

export const noDay = -2_147_483_648

export type Unit = 'money' | 'count' | 'number' | 'percent'

/** What can be asked for: a sum, a count, or one divided by another. */
export interface Metric {
  id: string
  label: string
  /** Words that mean it. */
  words: string[]
  unit: Unit
  /** How it is worked out, for people. */
  definition: string
  /** How it is worked out, for a query. */
  formula: string
  top: Term[]
  /** Divides, where it is a mean or a share. */
  bottom?: Term[]
  /** The metric that is its mean for one row. */
  mean?: string
  /** What it is paid for, where its name says so: 'pacote' of 'Valor do pacote'. */
  owner?: string
  /** The dimension whose things it counts: 'Peça' of 'Qtd. peças', 'Serviço' of the rows of 'Serviços'. */
  counts?: string
  /** Told with its answers, such as cells that hold no number. */
  note?: string
}

/** Adds or takes away a measure, or counts: all rows, or the rows in which a measure is filled in. */
export interface Term {
  of: 'rows' | { measure: string } | { filled: string }
  sign: 1 | -1
  /** The measure that it is multiplied by, row by row. */
  times?: string
}

/** The measure that a metric sums or averages, where it is just one. */
export function measureIn({ top }: Metric): string | undefined {
  const [only, ...more] = top
  if (!only || more.length > 0 || only.of === 'rows' || only.times !== undefined) return undefined
  return 'measure' in only.of ? only.of.measure : undefined
}

/** The money that is meant where none is named: takings, or the only one there is. */
export function moneyIn({ metrics, sales }: Dataset): Metric | undefined {
  const money = metrics.filter(({ unit, bottom }) => unit === 'money' && !bottom)
  return metrics.find(({ id }) => id === sales?.money) ?? (money.length === 1 ? money[0] : undefined)
}

/** The dates of a row. */
export const datesOf = ({ dates, time }: Dataset): TimeColumn[] => dates ?? (time ? [time] : [])

/** Does it tell how many there were of something, and no time or way? */
export const countsThings = ({ id, unit, label, bottom }: Metric): boolean =>
  id !== 'rows' &&
  !bottom &&
  unit === 'count' &&
  !/\b(?:min|minutos|h|horas?|km|dias|m2|m²|m3|m³|area)\b/i.test(label)

/** Does it count the rows? */
export const countsRows = ({ top, bottom }: Metric): boolean =>
  !bottom && top.every(({ of }) => of === 'rows')

/** Is a column the number of each row: 'Comanda', of which no two are the same? */
export const numbersRows = ({ dimensions, rows }: Dataset, id: string): boolean =>
  /^(?:numero|codigo|pedido|comanda|protocolo|nota)\b/.test(fullName(id)) &&
  (dimensions.find((one) => one.id === id)?.values.length ?? 0) >= rows

export const sumOf = (measure: string, sign: 1 | -1 = 1): Term => ({ of: { measure }, sign })
export const countOfRows: Term = { of: 'rows', sign: 1 }
