/** Channel on which the database tells that something everybody may read has changed: the catalogue, the settings. */
export const publicChannel = 'public_data'

/** Tells of changes of what everybody may read. */
export interface PublicChanges {
  /**
   * Calls back when something has changed: before a change made here is answered, and as soon as the database tells of
   * one made by another process.
   * @returns how to stop listening
   */
  subscribe(listener: () => void): () => void
  /** False while a change could pass unnoticed: what is read meanwhile is for one answer only. */
  isWatched(): boolean
}

/** Changes as their sources tell them: connections that listen, or the thread of the embedded database. */
export function publicChanges(): PublicChanges & {
  tell(): void
  /** A source begins to tell. */
  begin(source: object): void
  /** A source is gone; after the last one nothing is known any more. */
  end(source: object): void
} {
  const listeners = new Set<() => void>()
  const sources = new Set<object>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isWatched: () => sources.size > 0,
    tell,
    begin: (source) => sources.add(source),
    end(source) {
      if (sources.delete(source) && sources.size === 0) tell()
    },
  }
}
