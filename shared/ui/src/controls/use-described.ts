import { type ReactNode, useId } from 'react'

interface Said {
  /** Said before there is anything to correct. */
  hint?: ReactNode
  /** What is wrong. */
  error?: string
  required?: boolean
}

/** Ties a native control to its label, its hint and its message. */
export function useDescribed({ hint, error, required }: Said) {
  const id = useId()
  const hintId = `${id}hint`
  const errorId = `${id}error`
  return {
    required,
    hint: hint ? { id: hintId, children: hint } : undefined,
    error: error ? { id: errorId, children: error } : undefined,
    props: {
      id,
      required,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
    },
  }
}

export type Described = ReturnType<typeof useDescribed>
