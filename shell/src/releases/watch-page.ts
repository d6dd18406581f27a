import { knownOfLoads, type Left, rememberForNextLoad } from '../remotes/left-builds'
import { reloadPanel } from '../start/reload-panel'
import { sendBeacon } from '../start/send-beacon'
import type { StartedPage } from '../start/started-page'

/** How often the page is looked at, in milliseconds. */
export const every = 1000
/** A page that has stayed so long is whole. */
export const settled = 10_000
/** A task of this length leaves nobody able to do anything. */
const longestTask = 5000

type WatchedPage = Pick<StartedPage, 'registry' | 'remotes'>

/**
 * Notices what no boundary can: a build that empties the page, or blocks it for five seconds once it has come into it. The
 * page is loaded again with the build before of what came last; when it stays then, the gateway hears of the culprit.
 * @param reload loads the page again
 * @returns ends it
 */
export function watchPage({ registry, remotes }: WatchedPage, reload = () => location.reload()): () => void {
  const before = knownOfLoads()
  const cameAt = performance.now()
  let isTold = before?.isTold ?? true

  function leave(outcome: Left['outcome']): void {
    // Nothing could be fetched now: it is looked at again.
    if (!navigator.onLine) return
    stop()
    const innocent = before && !isTold ? [...before.innocent, before.left.remote] : []
    const suspects = remotes.taken().filter(({ remote, build }) => {
      const entry = registry.remotes[remote]
      return entry?.previous && entry.current.build === build && !innocent.includes(remote)
    })
    const suspect = suspects.at(-1)
    if (suspect) {
      const { remote, build } = suspect
      rememberForNextLoad({ left: { remote, build, outcome }, innocent, isTold: false })
      reload()
      return
    }
    // What nobody else can have done is told of the host.
    sendBeacon([{ remote: 'shell', build: registry.shell.build, outcome, ms: 0 }])
    if (isBlank()) document.body.replaceChildren(reloadPanel())
  }

  function look(): void {
    if (isBlank()) leave('blank')
    else if (before && !isTold && performance.now() - cameAt >= settled) {
      isTold = true
      sendBeacon([{ ...before.left, ms: 0 }])
      rememberForNextLoad({ ...before, isTold })
    }
  }

  const timer = setInterval(look, every)
  const tasks = watchTasks(({ startTime, duration }) => {
    const lastCame = Math.max(cameAt, remotes.taken().at(-1)?.at ?? 0)
    if (duration >= longestTask && startTime - lastCame < settled) leave('blocked')
  })
  function stop(): void {
    clearInterval(timer)
    tasks?.disconnect()
  }
  return stop
}

const isBlank = () => !document.getElementById('root')?.childElementCount

/** Tasks of more than 50 ms, where the browser tells. */
function watchTasks(take: (task: PerformanceEntry) => void): PerformanceObserver | undefined {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('longtask')) return undefined
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
  observer.observe({ type: 'longtask' })
  return observer
}
