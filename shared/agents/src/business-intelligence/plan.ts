import type { Metric, Unit } from './dataset'
import type { Grain, Period } from './periods'

export interface ValueFilter {
  dimension: string
  values: string[]
  /** Keeps everything but these. */
  except: boolean
}

/** Rows whose number lies on one side of another: 'mais de 10 km'; or that have `none`: 'sem frete'. */
export interface LimitFilter {
  measure: string
  is: '>' | '>=' | '<' | '<=' | 'none'
  value: number
  unit: Unit
}

/** Rows of some days of the week, from 1 on Monday to 7. */
export interface WeekdayFilter {
  weekdays: number[]
  except: boolean
}

/** 'O primeiro pedido' or 'o último'. */
export type Edge = 'first' | 'last'

export type Filter = ValueFilter | LimitFilter | WeekdayFilter

export type Grouping = { dimension: string } | { grain: Grain } | { weekday: true }

/** A question, understood: everything that decides the numbers of its answer. */
export interface Plan {
  /**
   * `total` one number; `groups` one per group; `change` against another period; `mean` per group; `share` of a whole, or
   * of each group; `extreme` the highest or lowest number of one row; `edge` that of the first or last row; `gap` the difference of
   * two groups.
   */
  kind: 'total' | 'groups' | 'change' | 'mean' | 'share' | 'extreme' | 'edge' | 'gap'
  /** Or the distinct values of a dimension, counted; or the days of the table's date. */
  metric: Metric | { distinct: string }
  by?: Grouping
  filters: Filter[]
  /** Of the filters, those that hold for the whole of a share, too: 'que parte das sessões da Ana são faltas'. */
  whole?: Filter[]
  /** The date that periods and days are of, where a table has several. */
  date?: string
  period?: Period
  /** What a change is measured against. */
  against?: Period
  /** Of a mean by day, only days that have rows: 'por dia trabalhado'. */
  active?: true
  /** Of an edge, which. */
  edge?: Edge
  /** Of the ranking, how many are shown, or the one at this place alone, from 1. */
  rank?: { order: 'most' | 'least'; limit?: number; at?: number }
}

/** A word, as it was written, that was taken for something that is called otherwise. */
export interface Understood {
  said: string
  as: string
}

/** What came of reading a question; `named` are the words that only this table explains: names and values of its
 * own; `guessed` those that it calls otherwise. */
export type Reading =
  | { kind: 'plan'; plan: Plan; understood: Understood[]; offers: string[]; named: number; guessed: string[] }
  | { kind: 'ask'; message: string; offers: string[] }
  /** `strange` are words of the question, as they were written, that mean nothing here. */
  | { kind: 'unknown'; message: string; offers: string[]; strange?: string[] }
