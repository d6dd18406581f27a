type KeyedQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** Work under one key happens one after another; different keys know nothing of each other. */
export function createKeyedQueue(mostWaiting: number, refusal: () => Error): KeyedQueue {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>()
  return async (key, work) => {
    const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 }
    if (line.length >= mostWaiting) throw refusal()
    lines.set(key, line)
    line.length += 1
    const mine = line.last.then(work)
    line.last = mine.catch(() => undefined)
    try {
      return await mine
    } finally {
      line.length -= 1
      if (line.length === 0) lines.delete(key)
    }
  }
}
