import { type Clock, seconds } from '../../clock'

const failuresInARow = 3
const pause = seconds(60)

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>

/** Leaves alone what has failed several times in a row, and lets one try through after a pause. */
export function createCircuitBreaker(clock: Clock) {
  let failures = 0
  let closedUntil = 0
  const isOpen = () => failures >= failuresInARow
  return {
    /** May it be tried now? Of those who ask after the pause the first may. */
    admits(): boolean {
      const now = clock().getTime()
      if (!isOpen()) return true
      if (now < closedUntil) return false
      closedUntil = now + pause
      return true
    },
    succeeded(): void {
      failures = 0
    },
    failed(): void {
      failures += 1
      closedUntil = clock().getTime() + pause
    },
    isOpen,
  }
}
