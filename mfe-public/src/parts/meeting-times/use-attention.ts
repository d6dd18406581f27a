import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Gives the focus to an element when what has just happened is on screen. */
export function useAttention<E extends HTMLElement>(): [RefObject<E | null>, () => void] {
  const element = useRef<E>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) element.current?.focus()
  }, [asked])
  return [element, useCallback(() => setAsked((times) => times + 1), [])]
}
