/** Longest wait for an idle moment, in milliseconds: browsers may never call a frame idle. */
const deadline = 1000

/** Runs some work once the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: deadline })
  else setTimeout(work)
}
