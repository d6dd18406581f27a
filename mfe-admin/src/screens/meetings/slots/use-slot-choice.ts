import { AppError, type AppErrorDetails, isoDay } from '@ag/core'
import { useState } from 'react'

interface Wish {
  day: string
  /** Empty: whoever is free. */
  consultantId: string
  /** Start of the hour; undefined until one is chosen. */
  start: string | undefined
}

type Alternatives = NonNullable<AppErrorDetails['alternatives']>
type Problem = { type: 'missing' } | { type: 'taken'; alternatives: Alternatives }

export type SlotChoice = ReturnType<typeof useSlotChoice>

/** When a meeting is to be, and with whom. Another day or person leaves the hour open again. */
export function useSlotChoice(initial: { day: string; consultantId: string }) {
  const [wish, setWish] = useState<Wish>({ ...initial, start: undefined })
  const [problem, setProblem] = useState<Problem>()
  const [epoch, setEpoch] = useState(0)

  function change(to: Partial<Wish>) {
    setProblem(undefined)
    setEpoch(epoch + 1)
    setWish({ ...wish, start: undefined, ...to })
  }

  return {
    wish,
    problem,
    /** Another one where the hours are to be shown anew: their inputs keep what was chosen among them. */
    epoch,
    /** Takes one of the hours in sight. */
    choose(start: string) {
      setProblem(undefined)
      setWish({ ...wish, start })
    },
    meet: (consultantId: string) => change({ consultantId }),
    goTo: (day: string) => change({ day }),
    /** Takes an hour of whatever day. */
    pick: (start: string) => change({ day: isoDay(start), start }),
    miss: () => setProblem({ type: 'missing' }),
    /** Takes in that somebody else was faster; false where that is not what went wrong. */
    lose(error: unknown): boolean {
      if (!(error instanceof AppError) || error.code !== 'SLOT_TAKEN') return false
      change({})
      setProblem({ type: 'taken', alternatives: error.details.alternatives ?? [] })
      return true
    },
  }
}

/** A refusal of what is no field of the form, in words above it. */
export function inSight(error: unknown): unknown {
  if (!(error instanceof AppError)) return error
  const [first] = error.details.errors ?? []
  return new AppError(error.code, {
    ...error.details,
    userMessage: error.details.userMessage ?? first?.message,
  })
}
