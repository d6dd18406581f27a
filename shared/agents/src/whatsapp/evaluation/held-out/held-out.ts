import type { Knowledge, OpenHours } from '../../knowledge'
import type { Expected } from '../messages'

/** Whichever of the two is right: to say that it is not sold, or to call somebody who knows. */
export interface Either {
  either: true
}

/** A company as it fills in its form, and what its customers write. */
export interface HeldOut {
  company: Knowledge
  messages: readonly (readonly [string, ...(Expected | Either)[]])[]
}

export const team = { team: true } as const
export const missing = { missing: true } as const
export const list = { list: true } as const
export const either: Either = { either: true }

const time = (hour: number) => `${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 ? '30' : '00'}`

/** Hours of a day, from one full or half hour to another. */
export const open = (opens: number, closes: number): OpenHours => ({
  opens: time(opens),
  closes: time(closes),
})

/** The same hours from Monday to Friday; closed where nothing is said. */
export const week = (day: OpenHours, saturday: OpenHours | null = null, sunday: OpenHours | null = null) => [
  sunday,
  day,
  day,
  day,
  day,
  day,
  saturday,
]

/** An item and its price in cents; without one it is told on request. */
export const plain = (name: string, cents?: number, more: { from?: true; unit?: string } = {}) => ({
  name,
  price: cents === undefined ? null : cents / 100,
  from: false,
  unit: '',
  ...more,
})

export const question = (title: string, answer: string) => ({ title, answer })
