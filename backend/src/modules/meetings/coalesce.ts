/**
 * Coalesces calls that want the same thing at the same time. Whoever comes while it runs gets the next run,
 * never this one: what they are told was read after they asked.
 */
export function createCoalescer<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, { running: Promise<unknown>; next?: Promise<T> }>()

  function run(key: string, work: () => Promise<T>): Promise<T> {
    const running = work()
    const line: { running: Promise<unknown>; next?: Promise<T> } = { running }
    lines.set(key, line)
    const leave = () => {
      if (!line.next) lines.delete(key)
    }
    running.then(leave, leave)
    return running
  }

  return (key, work) => {
    const line = lines.get(key)
    if (!line) return run(key, work)
    line.next ??= line.running.then(
      () => run(key, work),
      () => run(key, work),
    )
    return line.next
  }
}
