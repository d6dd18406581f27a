import { type RefObject, useLayoutEffect } from 'react'
import type { View } from './view'

const property = '--lift'
/** May something else float over the page meanwhile? Only where there is room for both. */
const floating = '--floating'

/** Tells the page how much of its bottom is taken, so that what floats or receives the focus there is never seen below it. */
export function useLift(box: RefObject<HTMLElement | null>, view: View['name']): void {
  useLayoutEffect(() => {
    const element = view === 'hidden' ? null : box.current
    const { style } = document.documentElement
    if (!element) {
      style.removeProperty(property)
      style.removeProperty(floating)
      return
    }
    const lift = () => {
      style.setProperty(property, `${Math.ceil(innerHeight - element.getBoundingClientRect().top)}px`)
      style.setProperty(floating, 'hidden')
    }
    if (typeof ResizeObserver !== 'function') return lift()
    // It measures at once too, between the layout of the next frame and its paint: here the whole page would be laid out just for it.
    const observer = new ResizeObserver(lift)
    observer.observe(element)
    observer.observe(document.documentElement)
    return () => observer.disconnect()
  }, [box, view])
}
