/** Lets the browser answer whoever touches the page, before the start goes on. */
export const pause = (): Promise<unknown> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
