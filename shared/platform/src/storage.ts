import { draftPrefix } from '@ag/core'

/** What could not be stored, because storage is blocked, full or absent: it lives as long as the page. */
const memory = new Map<string, string>()

/** Reads a key of the browser's local storage; undefined when nothing is stored. */
export function readStored(key: string): string | undefined {
  const remembered = memory.get(key)
  if (remembered !== undefined) return remembered
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value, or removes the key when the value is undefined. Never throws. */
export function writeStored(key: string, value: string | undefined): void {
  memory.delete(key)
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== undefined) memory.set(key, value)
  }
}

/** Forgets what this tab has kept of forms that have not been sent. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key)
  } catch {
    // Storage that is blocked holds nothing.
  }
}
