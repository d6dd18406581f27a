import { type Day, daysBetween } from '@ag/core/days'
import { type Finding, firstRemembered } from './findings'
import type { PartId } from './service-status'

/** How a part did on a day. */
export interface PartOfDay {
  /** Times that it could be seen, whatever it was like. */
  seen: number
  /** Share of them in which it worked, 0 to 1; undefined where it was never seen. */
  working: number | undefined
  mark: 'good' | 'some' | 'bad' | 'none'
}

/** Less of a day than this, as a share, is an interruption; more is an outage of the day. */
const outage = 0.01

/** Every remembered day, oldest first, one by one for a part. Days without a finding are there too, and say so. */
export function daysOfPart(part: PartId, findings: Finding[], today: Day): (PartOfDay & { day: Day })[] {
  const mine = findings.filter((one) => one.part === part && one.state !== 'unknown')
  return daysBetween(firstRemembered(today), today).map((day) => ({
    day,
    ...summaryOf(mine.filter((one) => one.day === day)),
  }))
}

/** All that was found about a part, however many days. */
export function summaryOf(found: Finding[]): PartOfDay {
  const count = (state?: string) =>
    found.reduce((sum, one) => sum + (state === undefined || one.state === state ? one.count : 0), 0)
  const seen = count()
  if (seen === 0) return { seen, working: undefined, mark: 'none' }
  const working = count('working') / seen
  const down = count('down') / seen
  return { seen, working, mark: working === 1 ? 'good' : down >= outage ? 'bad' : 'some' }
}
