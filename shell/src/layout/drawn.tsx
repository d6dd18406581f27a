import { track, useLocation } from '@ag/platform'
import { useEffect } from 'react'

/** Fired on `document` when the page inside the frame answers to the person for the first time. */
export const drawnEvent = 'ag:drawn'

/** Stands beside the page, in the same boundary: React takes over a prerendered page later than the frame around it. */
export function Drawn() {
  const { pathname } = useLocation()
  useEffect(() => {
    document.dispatchEvent(new Event(drawnEvent))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that comes to be seen is one more.
  useEffect(() => track('page_view'), [pathname])
  return null
}
