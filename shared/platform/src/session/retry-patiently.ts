const firstWait = 1000
const longestWait = 30_000

/**
 * Tries again with growing waits until it succeeds, until an error is final, or until a moment has passed.
 * @param until milliseconds since 1970 after which the last error is thrown
 * @param final tells the errors that no repeat can mend
 */
export async function retryPatiently<T>(
  attempt: () => Promise<T>,
  { until, final }: { until: number; final: (error: unknown) => boolean },
): Promise<T> {
  for (let wait = firstWait; ; wait = Math.min(wait * 2, longestWait)) {
    try {
      return await attempt()
    } catch (error) {
      if (final(error) || Date.now() + wait >= until) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
