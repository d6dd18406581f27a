import { describeError } from '@ag/core'
import { type CallOptions, dismiss, notify } from '@ag/platform'
import { useEffect, useRef, useState } from 'react'
import { texts } from './texts'

/** How long somebody can think better of it. */
const grace = 10_000

interface Undoable {
  /** What it is done to; one thing at a time. */
  id: string
  /** Says that it is done, beside the way to undo it. */
  title: string
  /** Does it, and refreshes what shows it. */
  run: (options: Pick<CallOptions, 'keepalive'>) => Promise<unknown>
}

export interface UndoableActions {
  start: (action: Undoable) => void
  /** Is it about to be done to this? Then it is shown as done. */
  waits: (id: string) => boolean
  /** Does at once what is waiting, for what has to come after it. */
  finish: () => Promise<unknown>
}

/**
 * For what takes something away: it shows as done at once and is done ten seconds later, unless somebody undoes it. It is
 * not lost when they leave: it is done as the screen or the page goes.
 */
export function useUndoable(): UndoableActions {
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set())
  const finishes = useRef(new Map<string, () => Promise<unknown>>())

  useEffect(() => {
    const waits = finishes.current
    const finishAll = () => {
      for (const finish of [...waits.values()]) void finish()
    }
    addEventListener('pagehide', finishAll)
    return () => {
      removeEventListener('pagehide', finishAll)
      finishAll()
    }
  }, [])
  const hasPressed = useRef(false)
  useEffect(() => {
    if (!hasPressed.current) return
    hasPressed.current = false
    // What had the focus may be gone with what was taken away, or with the way to undo it.
    if (document.activeElement === document.body) document.getElementById('page-title')?.focus()
  })

  const show = (id: string) => setWaiting((before) => new Set([...before].filter((each) => each !== id)))

  function start({ id, title, run }: Undoable) {
    if (finishes.current.has(id)) return
    const stop = () => {
      clearTimeout(timer)
      dismiss(notification)
      finishes.current.delete(id)
    }
    const finish = (options: Pick<CallOptions, 'keepalive'>) => {
      stop()
      return run(options)
        .catch((error: unknown) => notify({ type: 'error', ...describeError(error), action: undefined }))
        .finally(() => show(id))
    }
    const undo = () => {
      hasPressed.current = true
      stop()
      show(id)
    }
    const notification = notify({
      type: 'success',
      title,
      duration: 0,
      action: { label: texts.undo, run: undo },
    })
    const timer = setTimeout(() => void finish({}), grace)
    hasPressed.current = true
    finishes.current.set(id, () => finish({ keepalive: true }))
    setWaiting((before) => new Set(before).add(id))
  }

  return {
    start,
    waits: (id) => waiting.has(id),
    finish: () => Promise.all([...finishes.current.values()].map((finish) => finish())),
  }
}
