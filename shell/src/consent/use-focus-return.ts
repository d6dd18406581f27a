import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { View } from './view'

/**
 * Takes the focus to the title where nobody uses the page with it, or where the box was asked for; gives it back when
 * the box goes.
 */
export function useFocusReturn(box: RefObject<HTMLElement | null>, view: View['name']): void {
  const opener = useRef<Element | null>(null)
  const before = useRef<View['name']>('hidden')

  useLayoutEffect(() => {
    const from = before.current
    before.current = view
    if (from === view) return
    const active = document.activeElement
    const unused = active === null || active === document.body
    if (from === 'hidden') opener.current = unused ? null : active

    if (view === 'hidden') {
      if (unused) giveBack(opener.current)
    } else if (view === 'collapsed') {
      if (unused) box.current?.querySelector('button')?.focus({ preventScroll: true })
    } else if (view !== 'asking' || unused) {
      const keepsFocus = active !== null && !!box.current?.contains(active)
      if (!keepsFocus) box.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    }
  }, [box, view])
}

function giveBack(opener: Element | null): void {
  const target = opener?.isConnected ? opener : document.getElementById('content')
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
