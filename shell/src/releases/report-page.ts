import { allows } from '@ag/platform'
import type { LoadReport } from '../remotes/remotes'
import { longestTime, sendBeacon } from '../start/send-beacon'
import type { StartedPage } from '../start/started-page'

/** What the gateway is told about one build. */
interface Told {
  remote: string
  build: string
  /** `loaded`, or what failed; `render` where it loaded and then broke while it was drawn. */
  outcome: LoadReport['outcome'] | 'render'
  /** Milliseconds. */
  ms: number
  /** What these milliseconds went to. */
  phases?: Phases
  /** When the page had its largest paint, in milliseconds after its start: of visitors who allow it to be measured. */
  paint?: number
}

interface Phases {
  /** Fetching the entry. */
  entry: number
  /** Fetching chunks and style after it. */
  chunks: number
  /** The rest: evaluating, and the checks. */
  run: number
}

const gathering = 2000
let waiting: Told[] = []

type ReportedPage = Pick<
  StartedPage,
  'readyAt' | 'registry' | 'remotes' | 'areaAt' | 'modules' | 'reports' | 'failures'
>

/**
 * Tells the gateway how the builds of this page do: how the shell started, how each remote was loaded, and which broke while
 * it was drawn. Nothing waits for it, and its own failure is nobody's concern.
 */
export function reportPage(page: ReportedPage): void {
  const { registry, remotes, modules, reports, failures } = page
  const shell = { remote: 'shell', build: registry.shell.build }
  const shown = ['shell', page.areaAt(location.pathname)?.remote]
  if (allows('analytics')) watchPaint(shown)
  tell({ ...shell, outcome: 'loaded', ms: Math.min(Math.round(page.readyAt), longestTime) })
  reports.take(({ started, ...report }) => tell({ ...report, phases: phasesOf({ started, ...report }) }))

  const broken = new Set<string>()
  failures.take((error) => {
    const area = page.areaAt(location.pathname)
    const module = area && modules.get(area.id)
    const build = module && remotes.buildOf(module)
    const outcome = error instanceof Error && error.name === 'ChunkLoadError' ? 'chunk' : 'render'
    // What breaks once often breaks on every stroke of a key.
    if (broken.has(`${build} ${outcome}`)) return
    broken.add(`${build} ${outcome}`)
    tell({ ...(area && build ? { remote: area.remote, build } : shell), outcome, ms: 0 })
  })
}

/** Notes the largest paint so far on what is about to be told of the builds that are shown. */
function watchPaint(shown: ReadonlyArray<string | undefined>): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('largest-contentful-paint')) return
  new PerformanceObserver((list) => {
    const paint = Math.round(list.getEntries().at(-1)?.startTime ?? 0)
    for (const told of waiting)
      if (told.outcome === 'loaded' && shown.includes(told.remote)) told.paint = paint
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** What happens together goes in one request. */
function tell(told: Told): void {
  if (waiting.push(told) > 1) return
  setTimeout(send, gathering)
  addEventListener('pagehide', send, { once: true })
}

function send(): void {
  if (waiting.length === 0) return
  sendBeacon(waiting)
  waiting = []
}

/** Where the time of a load went, by what the browser knows of the build's files; those it had before took none. */
function phasesOf({ remote, build, started, ms }: LoadReport): Phases {
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.startsWith(`/r/${remote}/${build}/`))
  const doneAfter = (found: PerformanceEntryList) =>
    Math.max(0, ...found.map(({ startTime, duration }) => startTime + duration - started))
  const isEntry = ({ name }: PerformanceEntry) => /\/remoteEntry\.js(?:\?|$)/.test(name)
  const entry = Math.min(ms, Math.round(doneAfter(files.filter(isEntry))))
  const fetched = Math.min(ms, Math.round(doneAfter(files)))
  return { entry, chunks: fetched - entry, run: ms - fetched }
}
