import type { ConsentChoice, ConsentPreferences } from '@ag/contracts'
import { mustAsk, storageKeys } from '@ag/core'

// A part of the inline script, so it needs next to nothing; the box uses it again when it takes over.

/** An answer that was given before the box had its handlers: it waits in the browser until it is carried out. */
export interface EarlyAnswer {
  action: ConsentChoice
  /** As the switches stood. */
  preferences: ConsentPreferences
  /** When, as an ISO date. */
  timestamp: string
}

/** Is an answer due, by what this browser keeps? */
export function isStillDue(): boolean {
  try {
    const stored = readRecord()
    return !stored.early && mustAsk(stored, Date.now())
  } catch {
    return true
  }
}

/**
 * Keeps the answer of a pressed button of the box as it came with the page, and hides it. Any other button is kept for the
 * box itself.
 */
export function keepAnswer(pressed: Element): void {
  const button = pressed.closest<HTMLElement>('button')
  const box = button?.closest<HTMLElement>('#choice[data-waiting]')
  if (!button || !box) return
  const action = button.dataset.answer
  if (!action) {
    box.dataset.waiting = 'details'
    return
  }
  const early = { action, preferences: switchesOf(box), timestamp: new Date().toISOString() }
  box.dataset.early = JSON.stringify(early)
  delete document.documentElement.dataset.asks
  try {
    localStorage.setItem(storageKeys.privacy, JSON.stringify({ ...readRecord(), early }))
  } catch {
    // Where storage is blocked it stays on the page.
  }
}

/** The answer that waits, from this page or the one before. */
export function readEarlyAnswer(box: HTMLElement): EarlyAnswer | undefined {
  try {
    const early = box.dataset.early ? JSON.parse(box.dataset.early) : readRecord().early
    // Another version may have left something else.
    return early.timestamp && early.preferences ? early : undefined
  } catch {
    return undefined
  }
}

/** How the switches of a box stand. */
export function switchesOf(box: HTMLElement): ConsentPreferences {
  const switches = [...box.querySelectorAll('input')].map(({ name, checked }) => [name, checked])
  return Object.fromEntries(switches)
}

const readRecord = () => JSON.parse(localStorage.getItem(storageKeys.privacy) || '{}')
