import type { describeError, ErrorDescription } from '@ag/core'
import { useEffect, useReducer } from 'react'

let describe: typeof describeError | undefined

/** Fetches the words for what can go wrong, so that they are there when it does: with the network they may be gone. */
export async function loadErrorWords(): Promise<void> {
  describe ??= (await import(/* webpackChunkName: "error-words" */ './error-words')).describeError
}

/** An error in words; undefined while there is none, and until the words have come. */
export function useDescription(error: unknown): ErrorDescription | undefined {
  const [, arrive] = useReducer(() => true, false)
  const wanted = error !== undefined && !describe
  useEffect(() => {
    // What is shown does without them.
    if (wanted) loadErrorWords().then(arrive, () => undefined)
  }, [wanted])
  return error === undefined ? undefined : describe?.(error)
}
