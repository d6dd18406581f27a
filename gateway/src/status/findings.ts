import { addDays, type Day } from '@ag/core/days'
import * as z from 'zod/mini'

/** Days that are remembered and shown, today included. */
export const rememberedDays = 90

/** How often a part of the service was found in a state on a day. */
export const finding = z.object({ day: z.string(), part: z.string(), state: z.string(), count: z.number() })
export type Finding = z.infer<typeof finding>

/** What gateways have found, all of them together. */
export interface Findings {
  /** Adds to what was found before; days that are no longer shown are forgotten. */
  add(found: Finding[]): Promise<void>
  /** Everything found from a day on. */
  since(day: Day): Promise<Finding[]>
}

/** The first day that is still shown on another. */
export const firstRemembered = (today: Day): Day => addDays(today, 1 - rememberedDays)

/** One line for each day, part and state. */
export function summed(found: Finding[]): Finding[] {
  const lines = new Map<string, Finding>()
  for (const one of found) {
    const key = `${one.day} ${one.part} ${one.state}`
    lines.set(key, { ...one, count: one.count + (lines.get(key)?.count ?? 0) })
  }
  return [...lines.values()]
}

/** Days older than those that are shown beside the newest one are left out. */
export function remembered(found: Finding[]): Finding[] {
  const [newest = ''] = found
    .map(({ day }) => day)
    .sort()
    .reverse()
  return newest === '' ? [] : found.filter(({ day }) => day >= firstRemembered(newest))
}
