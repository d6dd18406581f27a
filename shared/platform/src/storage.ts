/** The browser's local storage, or the page's own memory where storage is blocked, full or absent. */
const memory = new Map<string, string>()

/** Reads a key; undefined when nothing is stored. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return memory.get(key)
  }
}

/** Stores a value, or removes the key when the value is undefined. Never throws. */
export function writeStored(key: string, value: string | undefined): void {
  if (value === undefined) memory.delete(key)
  else memory.set(key, value)
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Blocked or full: the copy in memory serves this page.
  }
}
