import type { Settings } from '@ag/contracts'
import { type Clock, minutes, seconds } from '../../clock'

type Status = Settings['assistant']['status']

/** How turns have gone of late, in this process. */
interface Outcome {
  at: number
  took: number
  failed: boolean
}

const remembered = 20
/** After that long without another turn, what went wrong may be over: somebody has to try. */
const forgotten = minutes(2)
const failuresInARow = 3
const slowFrom = seconds(3)

export type Health = ReturnType<typeof createHealth>

/** Measures the assistant, so that what it says of itself is true. */
export function createHealth(clock: Clock, isLimited: () => boolean = () => false) {
  const outcomes: Outcome[] = []
  return {
    /** Does a turn and notes how it went; `isFault` tells what is our fault from what is refused. */
    async measure<T>(work: () => Promise<T>, isFault: (error: unknown) => boolean): Promise<T> {
      const began = performance.now()
      const note = (failed: boolean) => {
        outcomes.push({ at: clock().getTime(), took: performance.now() - began, failed })
        if (outcomes.length > remembered) outcomes.shift()
      }
      try {
        const result = await work()
        note(false)
        return result
      } catch (error) {
        if (isFault(error)) note(true)
        throw error
      }
    },

    status(): Status {
      const recent = outcomes.filter(({ at }) => clock().getTime() - at < forgotten)
      const last = recent.slice(-failuresInARow)
      if (last.length === failuresInARow && last.every(({ failed }) => failed)) return 'offline'
      const slow = recent.filter(({ took, failed }) => failed || took > slowFrom).length
      return isLimited() || (recent.length >= 3 && slow * 2 > recent.length) ? 'limited' : 'online'
    },
  }
}
