import type { Metric } from './dataset'
import type { Grain, Period } from './periods'

export interface Filter {
  dimension: string
  values: string[]
  /** Keeps everything but these. */
  except: boolean
}

export type Grouping = { dimension: string } | { grain: Grain } | { weekday: true }

/** A question, understood: everything that decides the numbers of its answer. */
export interface Plan {
  /** `total` one number; `groups` one per group; `change` against another period; `mean` per group; `share` of a whole. */
  kind: 'total' | 'groups' | 'change' | 'mean' | 'share'
  /** Or the distinct values of a dimension, counted. */
  metric: Metric | { distinct: string }
  by?: Grouping
  filters: Filter[]
  period?: Period
  /** What a change is measured against. */
  against?: Period
  rank?: { order: 'most' | 'least'; limit?: number; changeOnly?: boolean }
}

/** What came of reading a question. */
export type Reading =
  | { kind: 'plan'; plan: Plan; understood: string[]; offers: string[] }
  | { kind: 'ask'; message: string; offers: string[] }
  /** `strange` are words of the question, as they were written, that mean nothing here. */
  | { kind: 'unknown'; message: string; offers: string[]; strange?: string[] }
