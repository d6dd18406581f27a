const second = 1_000
const minute = 60 * second

const usualMargin = 5 * minute
const shortSession = 6 * minute
const shortMargin = minute
const minimumDelay = 30 * second

/** Milliseconds to wait before the session is renewed; undefined once it has expired. Times are epoch milliseconds. */
export function refreshDelay(expiresAt: number, now: number): number | undefined {
  const remaining = expiresAt - now
  if (remaining <= 0) return undefined
  if (remaining < shortSession) return Math.max(remaining - shortMargin, minimumDelay)
  return remaining - usualMargin
}
