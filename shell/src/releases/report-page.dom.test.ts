import { consentVersion } from '@ag/core'
import { type Consent, storeConsent } from '@ag/platform'
import { makePageRegistry } from '@ag/testing'
import { createRemotes, type LoadReport } from '../remotes/remotes'
import { createInbox } from '../start/inbox'
import type { StartedPage } from '../start/started-page'
import { reportPage } from './report-page'

const report: LoadReport = {
  remote: 'mfe-auth',
  build: '0123456789ab',
  outcome: 'loaded',
  started: 100,
  ms: 90,
}
const measured: Consent = {
  preferences: { necessary: true, functional: false, analytics: true, marketing: false },
  action: 'accept_selected',
  timestamp: new Date().toISOString(),
  version: consentVersion,
  consent_id: 'cns_1',
}
let sent: Promise<unknown>[]

beforeEach(() => {
  jest.useFakeTimers()
  sent = []
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (address: string, body: Blob) => sent.push(read(address, body)) > 0,
  })
  files = []
  Object.assign(performance, {
    getEntriesByType: () => files,
  })
})
afterEach(() => {
  jest.advanceTimersByTime(2000)
  jest.useRealTimers()
})

let files: { name: string; startTime: number; duration: number }[]
const read = async (address: string, body: Blob) => [address, JSON.parse(await new Response(body).text())]

/** A page on `/`, of an area in a build of its own. */
async function openPage() {
  const registry = makePageRegistry()
  const reports = createInbox<LoadReport>()
  const failures = createInbox<unknown>()
  const remotes = createRemotes(registry, {
    loadExpose: async () => ({ routes: [{ index: true }] }),
    loadStyle: async () => undefined,
    isCompatible: () => true,
    report: () => undefined,
  })
  const modules: StartedPage['modules'] = new Map()
  modules.set('public', await remotes.load('mfe-public', './routes'))
  const areaAt = () => registry.areas[0]
  return { readyAt: 321.4, registry, remotes, areaAt, modules, reports, failures }
}

const told = async (): Promise<unknown[]> => {
  jest.advanceTimersByTime(2000)
  return (await Promise.all(sent)).flatMap((one) => (one as [string, unknown[]])[1])
}
const shell = { remote: 'shell', build: '0'.repeat(12), outcome: 'loaded', ms: 321 }

it('tells how the shell started and what came before it could, in one request', async () => {
  const page = await openPage()
  page.reports.put({ ...report, outcome: 'chunk' })
  reportPage(page)
  page.reports.put(report)
  expect(sent).toHaveLength(0)
  const { started: _, ...loaded } = report
  const phases = { entry: 0, chunks: 0, run: 90 }
  expect(await told()).toEqual([shell, { ...loaded, outcome: 'chunk', phases }, { ...loaded, phases }])
  expect(await Promise.all(sent)).toEqual([['/api/beacons', expect.any(Array)]])
})

describe('the largest paint', () => {
  let look: (paints: { startTime: number }[]) => void
  const public_ = {
    remote: 'mfe-public',
    build: 'a'.repeat(12),
    outcome: 'loaded' as const,
    started: 0,
    ms: 5,
  }

  beforeEach(() => {
    class Observer {
      static supportedEntryTypes = ['largest-contentful-paint']
      constructor(listener: (list: { getEntries: () => { startTime: number }[] }) => void) {
        look = (paints) => listener({ getEntries: () => paints })
      }
      observe() {}
    }
    Object.assign(globalThis, { PerformanceObserver: Observer })
    look = () => undefined
  })
  afterEach(() => storeConsent(undefined, []))

  async function openAndPaint() {
    const page = await openPage()
    page.reports.put(public_)
    page.reports.put(report)
    reportPage(page)
    look([{ startTime: 300.2 }, { startTime: 812.6 }])
    return (await told()) as { remote: string; paint?: number }[]
  }

  it('is told of the shell and of the area that is shown, where measuring is allowed', async () => {
    storeConsent(measured)
    expect((await openAndPaint()).map(({ remote, paint }) => [remote, paint])).toEqual([
      ['shell', 813],
      ['mfe-public', 813],
      ['mfe-auth', undefined],
    ])
  })

  it('is nobody’s to know without consent', async () => {
    expect((await openAndPaint()).some((one) => 'paint' in one)).toBe(false)
  })
})

it('tells no longer start than is taken', async () => {
  reportPage({ ...(await openPage()), readyAt: 3_600_000 })
  expect(await told()).toEqual([{ ...shell, ms: 600_000 }])
})

it('tells what the time of a load went to', async () => {
  const base = `http://localhost/r/mfe-auth/${report.build}/`
  files = [
    { name: `${base}remoteEntry.js?try=1`, startTime: 101, duration: 29 },
    { name: `${base}expose-routes.js`, startTime: 130, duration: 30 },
    { name: `${base}style.css`, startTime: 101, duration: 40 },
    { name: 'http://localhost/r/mfe-public/0123456789ab/late.js', startTime: 101, duration: 80 },
  ]
  const page = await openPage()
  reportPage(page)
  page.reports.put(report)
  expect(await told()).toContainEqual(expect.objectContaining({ phases: { entry: 30, chunks: 30, run: 30 } }))
})

it('tells once that a build broke while it was drawn, and what it was', async () => {
  const page = await openPage()
  reportPage(page)
  page.failures.put(new Error('boom'))
  page.failures.put(new Error('boom'))
  page.failures.put(Object.assign(new Error('late'), { name: 'ChunkLoadError' }))
  const public_ = { remote: 'mfe-public', build: 'a'.repeat(12), ms: 0 }
  expect(await told()).toEqual([shell, { ...public_, outcome: 'render' }, { ...public_, outcome: 'chunk' }])
})

it('tells of the shell where no area is on the page', async () => {
  const page = await openPage()
  page.modules.clear()
  reportPage(page)
  page.failures.put(new Error('boom'))
  expect(await told()).toContainEqual({ ...shell, outcome: 'render', ms: 0 })
})

it('tells at once when the page is left, and only once', async () => {
  reportPage(await openPage())
  window.dispatchEvent(new Event('pagehide'))
  jest.advanceTimersByTime(5000)
  expect(sent).toHaveLength(1)
})
