import { AppError, describeError } from '@ag/core'
import { notify, untilClosed } from '@ag/platform'
import { useState } from 'react'

/** A change of a record, over the record as it was read. */
export interface Change<Item, Words> {
  over: Item
  /** What it makes of the record, in words. */
  mine: Partial<Words>
  /** What is said when it is done, unless it has been said. */
  said?: string
  /** Does it: all of it, or as much as was chosen of it. */
  save: (over: Item, chosen: Partial<Words>) => Promise<unknown>
}

export type Guarded<Item extends object, Words extends object> = ReturnType<typeof useGuarded<Item, Words>>

/** Saves changes of a record; where somebody else was faster it is a conflict, which is for a person to solve. */
export function useGuarded<Item extends object, Words extends object>(refresh: () => Promise<unknown>) {
  const [conflict, setConflict] = useState<Change<Item, Words> & { failure: unknown }>()

  /** @returns the refusal that a person has to solve; undefined when it is saved */
  async function attempt(change: Change<Item, Words>, chosen = change.mine): Promise<unknown> {
    try {
      await change.save(change.over, chosen)
    } catch (failure) {
      const current = conflictIn<Item>(failure)
      if (!current) throw failure
      setConflict({ ...change, failure, over: current })
      return failure
    }
    setConflict(undefined)
    if (change.said) notify({ type: 'success', title: change.said, duration: untilClosed })
    await refresh()
    return undefined
  }

  /** Lets the record be as it is now. */
  async function giveIn(): Promise<void> {
    setConflict(undefined)
    await refresh()
  }

  return {
    conflict,
    attempt,
    giveIn,
    async resolve(chosen: Partial<Words>): Promise<void> {
      if (!conflict || Object.keys(chosen).length === 0) return giveIn()
      await attempt(conflict, chosen).catch((error: unknown) =>
        notify({ type: 'error', ...describeError(error), action: undefined }),
      )
    },
  }
}

/** The record that the server holds now, where a save was refused because somebody else was faster. */
export function conflictIn<T extends object>(failure: unknown): T | undefined {
  if (!(failure instanceof AppError) || failure.code !== 'VERSION_CONFLICT') return undefined
  const { current } = failure.details
  return typeof current === 'object' && current !== null ? (current as T) : undefined
}

/** The fields that somebody has changed. */
export function changesOf<Edit extends object>(before: Edit, after: Edit): Partial<Edit> {
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof Edit]),
  )
  return Object.fromEntries(changed) as Partial<Edit>
}

/** Of an object the fields that another one has. */
export function like<Item extends object>(item: Item, other: object): Partial<Item> {
  return Object.fromEntries(Object.entries(item).filter(([field]) => field in other)) as Partial<Item>
}
