import { texts } from './texts'

/** How long a hold lasts, in milliseconds. */
const holdLength = 5 * 60_000
/** From so many seconds left on there is a warning, and a way to get more time. */
export const warnedFrom = 120

/**
 * When a hold ends by the visitor's clock, which need not be right: it is counted from when it was asked for, and not
 * taken from what the server's clock says.
 */
export const holdEnd = (asked: number): number => asked + holdLength

/** Begun seconds included; none once it is over. */
export const secondsLeft = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000))

/** '4:05' */
export const asClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** What is read out at this point: a few times, and not each second. */
export function warningAt(seconds: number): string | undefined {
  return texts.held.warnings.find(([from]) => seconds <= from)?.[1]
}
