import { minutes } from '../../clock'
import type { Millis } from './zoned-day'

/** Rules, buffers and meetings are whole numbers of these. */
export const quarter = minutes(15)

/** Which time of whom is taken, within a stretch of time. */
export interface Occupancy {
  take(consultantId: string, from: Millis, until: Millis): void
  isFree(consultantId: string, from: Millis, until: Millis): boolean
  /** How many reservations of somebody begin within a stretch. */
  load(consultantId: string, from: Millis, until: Millis): number
}

/** One cell a quarter: a month of twenty people is looked through in less than a millisecond. */
export function createOccupancy(from: Millis, until: Millis): Occupancy {
  const size = Math.ceil((until - from) / quarter)
  const cells = new Map<string, Uint8Array>()
  const starts = new Map<string, Millis[]>()
  const first = (moment: Millis) => Math.max(0, Math.floor((moment - from) / quarter))
  const last = (moment: Millis) => Math.min(size, Math.ceil((moment - from) / quarter))

  return {
    take(consultantId, start, end) {
      const taken = cells.get(consultantId) ?? new Uint8Array(size)
      cells.set(consultantId, taken.fill(1, first(start), last(end)))
      const known = starts.get(consultantId)
      if (known) known.push(start)
      else starts.set(consultantId, [start])
    },

    isFree(consultantId, start, end) {
      const taken = cells.get(consultantId)
      if (!taken) return true
      for (let cell = first(start); cell < last(end); cell += 1) if (taken[cell]) return false
      return true
    },

    load: (consultantId, start, end) =>
      (starts.get(consultantId) ?? []).filter((each) => each >= start && each < end).length,
  }
}
