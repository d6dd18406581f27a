import type { Unit } from './dataset'

/** What somebody gets for a question; plain data, so that a worker can send it. */
export type Answer = Answered | NotAnswered

export interface Answered {
  kind: 'answer'
  /** What was worked out, in a few words: 'Receita por canal em março de 2025'. */
  title: string
  sentence: string
  unit: Unit
  /** The one number that it tells, in its unit (a percentage as a fraction); what ranks or lists tells none. */
  figure?: number
  chart?: Chart | undefined
  /** Header and rows, as people read them. */
  table: { header: string[]; rows: string[][] }
  how: {
    definition: string
    /** What was kept in, in words. */
    filter: string
    query: string
    /** What to know before trusting the number. */
    notes: string[]
  }
  offers: string[]
}

export interface Chart {
  /** A line for what follows in time. */
  shape: 'bar' | 'line'
  points: { label: string; value: number }[]
}

/** Nothing was worked out: it is not known, or must be asked about. */
export interface NotAnswered {
  kind: 'unknown' | 'ask'
  message: string
  offers: string[]
}
