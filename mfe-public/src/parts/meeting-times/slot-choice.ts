import { getAvailableDays, getAvailableSlots, holdSlot, type MeetingHold } from '@ag/contracts'
import { AppError, type ErrorCode, isoDay } from '@ag/core'
import { call, useQueryClient } from '@ag/platform'
import { useState } from 'react'
import { holdEnd } from './hold-time'

/** A time that can be taken; one that was offered instead of another comes with its words. */
export interface FreeSlot {
  start_at: string
  end_at: string
  label?: string
}

/** A slot that is kept for this visitor, until a moment of their clock. */
export interface HeldSlot {
  slot: FreeSlot
  hold: MeetingHold
  until: number
  /** It came about while the visitor was at something else, and must not take them away from it. */
  quiet?: boolean
}

/** Why there is no hour yet, or none any more. */
export type SlotProblem =
  | { type: 'missing' }
  | { type: 'expired' }
  | { type: 'taken'; alternatives: FreeSlot[] }
  | { type: 'failed'; error: unknown }

export interface SlotChoice {
  day: string | undefined
  held: HeldSlot | undefined
  /** The slot that is being asked for. */
  asking: FreeSlot | undefined
  problem: SlotProblem | undefined
  chooseDay: (day: string) => void
  hold: (slot: FreeSlot, options?: { quietly?: boolean }) => Promise<void>
  /** Takes up a hold of before. */
  resume: (held: HeldSlot) => void
  tell: (problem: SlotProblem) => void
  /** The slot that was held is gone. */
  lose: (problem: SlotProblem) => void
}

/**
 * The choice of a time: a day, then an hour that is held as soon as it is chosen.
 * @param remember told of each slot that is held, and when none is any more
 */
export function useSlotChoice(remember: (held: HeldSlot | undefined) => void = () => undefined): SlotChoice {
  const queryClient = useQueryClient()
  const [day, setDay] = useState<string>()
  const [held, setHeld] = useState<HeldSlot>()
  const [asking, setAsking] = useState<FreeSlot>()
  const [problem, setProblem] = useState<SlotProblem>()

  function tell(next: SlotProblem) {
    setProblem(next)
    if (next.type === 'missing') return
    // What was free a moment ago may not be now.
    for (const { path } of [getAvailableDays, getAvailableSlots])
      void queryClient.invalidateQueries({ queryKey: [path] })
  }

  function take(next: HeldSlot) {
    setHeld(next)
    remember(next)
    setDay(isoDay(next.slot.start_at))
    setProblem(undefined)
  }

  return {
    day,
    held,
    asking,
    problem,
    resume: (next) => take({ ...next, quiet: true }),
    tell,
    lose(next) {
      setHeld(undefined)
      remember(undefined)
      tell(next)
    },
    chooseDay(next) {
      setDay(next)
      setProblem(undefined)
    },
    async hold(slot, { quietly = false } = {}) {
      if (asking) return
      setAsking(slot)
      const asked = Date.now()
      try {
        const hold = await call(holdSlot, { body: { start_at: slot.start_at, replaces: held?.hold.id } })
        take({ slot, hold, until: holdEnd(asked), quiet: quietly })
      } catch (error) {
        // What was held before still is.
        tell(problemOf(error))
      } finally {
        setAsking(undefined)
      }
    },
  }
}

/** What a refusal means for the slot; whatever else went wrong is told as it is. */
export function problemOf(error: unknown): SlotProblem {
  if (error instanceof AppError && error.code === 'SLOT_TAKEN')
    return { type: 'taken', alternatives: error.details.alternatives ?? [] }
  if (error instanceof AppError && error.code === 'HOLD_EXPIRED') return { type: 'expired' }
  return { type: 'failed', error }
}

const slotErrors: string[] = ['SLOT_TAKEN', 'SLOT_INVALID', 'HOLD_EXPIRED'] satisfies ErrorCode[]

/** Has the slot been lost? That is told beside the hours. */
export const isAboutSlot = (error: unknown): boolean =>
  error instanceof AppError && slotErrors.includes(error.code)
