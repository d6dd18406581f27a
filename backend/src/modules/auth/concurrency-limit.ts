type ConcurrencyLimit = <T>(work: () => Promise<T>, refusal: () => Error) => Promise<T>

/** Lets a few pieces of work run at once and a few more wait; whoever comes then is refused. */
export function createConcurrencyLimit({
  atOnce,
  waiting,
}: {
  atOnce: number
  waiting: number
}): ConcurrencyLimit {
  const queue: Array<() => void> = []
  let running = 0
  return async (work, refusal) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw refusal()
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
