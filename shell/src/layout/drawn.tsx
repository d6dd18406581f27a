import { useEffect } from 'react'

/** Fired on `document` when the page inside the frame answers to the person for the first time. */
export const drawnEvent = 'ag:drawn'

/** Stands beside the page, in the same boundary: React takes over a prerendered page later than the frame around it. */
export function Drawn() {
  useEffect(() => {
    document.dispatchEvent(new Event(drawnEvent))
  }, [])
  return null
}
