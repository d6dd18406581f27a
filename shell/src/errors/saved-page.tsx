import { useEffect, useRef } from 'react'

let saved: Node[] = []

/** Keeps the prerendered content of a page whose area could not be loaded: it can still be read. */
export function savePage(main: Element | null): void {
  saved = main ? [...main.childNodes] : []
}

export const hasSavedPage = (): boolean => saved.length > 0

/** The content that was prerendered for this page, on its first view only. */
export function SavedPage() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.append(...saved)
    saved = []
    // Nobody is there to take what would be filled in.
    for (const form of place.current?.querySelectorAll('form') ?? []) form.inert = true
  }, [])
  return <div ref={place} />
}
