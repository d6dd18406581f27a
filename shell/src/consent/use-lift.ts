import { type RefObject, useLayoutEffect } from 'react'
import type { View } from './view'

/** Tells the page how much of its bottom is taken, so that what floats or receives the focus there is never seen below it. */
export function useLift(box: RefObject<HTMLElement | null>, view: View['name']): void {
  useLayoutEffect(() => {
    const element = view === 'hidden' ? null : box.current
    document.documentElement.toggleAttribute('data-covered', element !== null)
    if (!element) return lift()
    const measure = () => lift(Math.ceil(innerHeight - element.getBoundingClientRect().top))
    // It measures at once too, between the layout of the next frame and its paint: here the whole page would be laid out just for it.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(document.documentElement)
    return () => observer.disconnect()
  }, [box, view])
}

let sheet: CSSStyleSheet | undefined

/**
 * Gives those who ask for it, which come after the page's content, the height that is taken (`--lift`), and whether they may float meanwhile (`--floating`: where there
 * is room for both). Not by properties of the root: all of the page would inherit them and be styled anew, 600 elements of home.
 */
function lift(pixels?: number): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(
    pixels === undefined
      ? ''
      : `html{scroll-padding-bottom:calc(${pixels}px + 5.5rem)}main~*,#assistant{--lift:${pixels}px;--floating:hidden}`,
  )
}
