/**
 * Time budgets in milliseconds, each inside the one before it: whoever waits longest is outermost, so that a
 * caller always hears an answer instead of giving up on one that is still coming.
 */
export const deadlines = {
  browser: 10_000,
  gateway: 9_000,
  handler: 8_000,
  model: 7_000,
  statement: 3_000,
  poolWait: 2_500,
  lock: 2_000,
  postalCode: 1_500,
  probe: 1_250,
  breachCheck: 500,
} as const

/** After the first signal: time for a start to end, for balancers to notice, then for open requests to end. */
export const shutdown = { start: 70_000, notice: 2_000, drain: 8_000 } as const

/**
 * Waits so many milliseconds for work, and no longer: whatever hangs is left alone then, also where nothing listens to the signal.
 * Rejects with a `TimeoutError` when the time is over.
 */
export async function within<T>(span: number, work: (signal: AbortSignal) => PromiseLike<T>): Promise<T> {
  const signal = AbortSignal.timeout(span)
  const over = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([work(signal), over])
}
