import { recordSpeed } from '@ag/contracts'
import { consentVersion } from '@ag/core'
import { fakeBackend, makePageBuild, makePageRegistry, makeSession } from '@ag/testing'
import { waitFor } from '@testing-library/react'
import { areaOf } from '../routing/areas'

interface Device {
  pointer: 'coarse' | 'fine'
  width: number
  height: number
}

let entries: Record<string, object[]>
let observers: ((type: string) => void)[]
let beacons: Promise<unknown>[]

beforeEach(() => {
  jest.resetModules()
  entries = {}
  observers = []
  class Observer {
    static supportedEntryTypes = ['paint', 'layout-shift', 'largest-contentful-paint', 'event']
    readonly types: string[] = []
    constructor(listener: (list: { getEntries: () => object[] }) => void) {
      observers.push(
        (type) => this.types.includes(type) && listener({ getEntries: () => entries[type] ?? [] }),
      )
    }
    observe({ type }: { type: string }) {
      this.types.push(type)
    }
    takeRecords() {
      return this.types.flatMap((type) => entries[type] ?? [])
    }
    disconnect() {}
  }
  class EventTiming {
    get interactionId() {
      return 0
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer, PerformanceEventTiming: EventTiming })
  beacons = []
  const sendBeacon = (address: string, body: Blob) => {
    beacons.push(body.text().then((text) => [address, JSON.parse(text)]))
    return true
  }
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  Object.assign(performance, { getEntriesByType: (type: string) => entries[type] ?? [] })
  be({ pointer: 'fine', width: 1440, height: 900 })
  show('visible')
})
afterEach(() => localStorage.clear())

function be({ pointer, width, height }: Device) {
  Object.assign(globalThis, {
    matchMedia: (asked: string) => ({ matches: asked === `(pointer: ${pointer})` }),
  })
  const fixed = (value: number) => ({ value, configurable: true })
  Object.defineProperties(screen, { width: fixed(width), height: fixed(height) })
}

function show(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** A page that was loaded at `path` and has taken builds since; measured once the visitor allows it. */
async function open(
  path = '/agents/prospect',
  taken = [{ remote: 'mfe-public', build: 'a'.repeat(12), at: 1 }],
) {
  const [{ measureVitals }, { storeConsent, store, sessionAtom }] = await Promise.all([
    import('./measure-vitals'),
    import('@ag/platform'),
  ])
  fakeBackend.replies(recordSpeed, { recorded: true })
  const preferences = { necessary: true, functional: false, analytics: true, marketing: false } as const
  const timestamp = new Date().toISOString()
  storeConsent({ preferences, action: 'accept_selected', timestamp, version: consentVersion }, [])
  const registry = makePageRegistry()
  entries.navigation = [{ name: `http://localhost${path}`, type: 'navigate', responseStart: 0.5 }]
  const measure = () =>
    measureVitals({
      registry,
      remotes: { taken: () => taken },
      areaAt: (at) => areaOf(registry.areas, at),
    })
  measure()
  await settled()
  return {
    measure,
    signIn: () => store.set(sessionAtom, makeSession()),
    withdraw: () => storeConsent(undefined, []),
    told: () => fakeBackend.requests(recordSpeed),
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 10))

/** The page is painted, and what was painted moves; the browser has not told of that yet. */
async function shifts(value: number) {
  entries.paint = [{ name: 'first-contentful-paint', startTime: 1 }]
  for (const look of observers) look('paint')
  await settled()
  entries['layout-shift'] = [{ startTime: 2, value, hadRecentInput: false }]
}

it('tells how fast a page was, once, when it is hidden: by its pattern, its device and its builds', async () => {
  const page = await open('/agents/prospect?utm=segredo#parte')
  await shifts(0.0512345)
  expect(page.told()).toEqual([])
  show('hidden')
  await waitFor(() => expect(page.told()).toHaveLength(1))
  expect(page.told()).toEqual([
    {
      page: '/agents/:product',
      device: 'desktop',
      vitals: { cls: 0.051, ttfb: 0.5 },
      builds: { shell: '0'.repeat(12), 'mfe-public': 'a'.repeat(12) },
    },
  ])
  show('visible')
  show('hidden')
  page.measure()
  show('hidden')
  await settled()
  expect(page.told()).toHaveLength(1)
})

it('says nothing of who is signed in', async () => {
  const page = await open()
  page.signIn()
  show('hidden')
  await waitFor(() => expect(page.told()).toHaveLength(1))
  expect(fakeBackend.headers(recordSpeed)[0]?.has('authorization')).toBe(false)
})

it.each<[string, Device]>([
  ['phone', { pointer: 'coarse', width: 390, height: 844 }],
  ['phone', { pointer: 'coarse', width: 932, height: 430 }],
  ['tablet', { pointer: 'coarse', width: 768, height: 1024 }],
  ['desktop', { pointer: 'fine', width: 390, height: 844 }],
])('takes for a %s what has %j', async (device, screenOf) => {
  be(screenOf)
  const page = await open()
  show('hidden')
  await waitFor(() => expect(page.told()).toMatchObject([{ device }]))
})

it('tells the builds that the page began with, and those that are no area’s', async () => {
  const take = (remote: string, letter: string) => ({
    remote,
    build: makePageBuild(remote, letter).build,
    at: 1,
  })
  const page = await open('/', [
    take('mfe-public', 'a'),
    take('mfe-assistant', 'b'),
    take('mfe-auth', 'c'),
    take('mfe-public', 'd'),
  ])
  show('hidden')
  await waitFor(() => expect(page.told()).toHaveLength(1))
  expect(page.told()[0]?.builds).toEqual({
    shell: '0'.repeat(12),
    'mfe-public': 'a'.repeat(12),
    'mfe-assistant': 'b'.repeat(12),
  })
})

it('tells the gateway how long the slowest answer took, by the same builds; nothing where nobody pressed anything', async () => {
  await open()
  show('hidden')
  await settled()
  expect(beacons).toEqual([])

  jest.resetModules()
  show('visible')
  await open()
  entries.event = [
    { name: 'pointerdown', entryType: 'event', startTime: 5, duration: 64, interactionId: 7 },
    { name: 'keydown', entryType: 'event', startTime: 90, duration: 136, interactionId: 14 },
  ]
  show('hidden')
  await settled()
  expect(await Promise.all(beacons)).toEqual([
    [
      '/api/beacons',
      [
        { remote: 'shell', build: '0'.repeat(12), answer: 136 },
        { remote: 'mfe-public', build: 'a'.repeat(12), answer: 136 },
      ],
    ],
  ])
})

it('tells nothing once the yes is taken back', async () => {
  const page = await open()
  page.withdraw()
  show('hidden')
  await settled()
  expect(page.told()).toEqual([])
})

it.each(['/nada', '/agents/prospect/segredo', '/dashboard/services/bi/usr_123', '/admin/clientes'])(
  'takes %s for no page',
  async (path) => {
    const page = await open(path)
    show('hidden')
    await settled()
    expect(page.told()).toEqual([])
  },
)
