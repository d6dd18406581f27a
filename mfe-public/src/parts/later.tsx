import { screen } from '@ag/platform'
import type { ComponentType, ReactNode } from 'react'

export interface LaterPart {
  element: ReactNode
  /** Where pages are rendered ahead, the code has to be there first. */
  preload: () => Promise<void>
}

/**
 * The lower part of a page. It is rendered ahead with the page and stays as it was rendered until its code comes, which
 * is after the page has its handlers: what nobody sees yet makes nobody wait.
 */
export function later(chunk: string, load: () => Promise<ComponentType>): LaterPart {
  const { element, handle } = screen(chunk, () => takenOver().then(load), { title: '' })
  return { element, preload: handle.preload }
}

/** Resolves when a page that was rendered ahead has its handlers; at once where there is no such page. */
function takenOver(): Promise<unknown> {
  const waits =
    typeof document !== 'undefined' &&
    document.getElementById('root')?.dataset.rendered === 'true' &&
    document.documentElement.dataset.ready === undefined
  if (!waits) return Promise.resolve()
  return new Promise((resolve) => document.addEventListener('ag:ready', resolve, { once: true }))
}
