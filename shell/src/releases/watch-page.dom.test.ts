import { makePageBuild, makePageRegistry } from '@ag/testing'
import { withoutLeft } from '../remotes/left-builds'
import { createRemotes } from '../remotes/remotes'
import { every, settled, watchPage } from './watch-page'

const told: unknown[] = []
let reloads: number
let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  history.replaceState({ key: 'of the router' }, '')
  told.length = 0
  reloads = 0
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_address: string, body: Blob) => told.push(new Response(body).json()) > 0,
  })
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

/** The page as it is loaded, the first time or again: its area and then the assistant. */
async function load({ hasPrevious = true } = {}) {
  stop?.()
  document.body.innerHTML = '<div id="root"><main>Olá</main></div>'
  const live = makePageRegistry()
  for (const name of ['mfe-public', 'mfe-assistant'])
    live.remotes[name] = {
      current: makePageBuild(name),
      previous: hasPrevious ? makePageBuild(name, 'b') : null,
      disabled: null,
    }
  const registry = withoutLeft(live)
  const remotes = createRemotes(registry, {
    loadExpose: async () => ({ routes: [{ index: true }] }),
    loadStyle: async () => undefined,
    isCompatible: () => true,
    report: () => undefined,
  })
  await remotes.load('mfe-public', './routes')
  await remotes.load('mfe-assistant', './routes')
  stop = watchPage({ registry, remotes }, () => {
    reloads += 1
  })
  return ['mfe-public', 'mfe-assistant'].map((name) => registry.remotes[name]?.current.build[0])
}

const pass = (ms: number) => jest.advanceTimersByTime(ms)
function emptied() {
  document.getElementById('root')?.remove()
  pass(every)
}
const heard = async () => Promise.all(told)

it('leaves a page that stays alone', async () => {
  expect(await load()).toEqual(['a', 'a'])
  pass(10 * settled)
  expect([reloads, await heard(), history.state]).toEqual([0, [], { key: 'of the router' }])
})

it('loads a page that was emptied with the build before of what came last, and tells once when it stays then', async () => {
  await load()
  emptied()
  expect(reloads).toBe(1)
  expect(await load()).toEqual(['a', 'b'])
  pass(settled / 2)
  expect(await heard()).toEqual([])
  pass(settled)
  const culprit = { remote: 'mfe-assistant', build: 'a'.repeat(12), outcome: 'blank', ms: 0 }
  expect(await heard()).toEqual([[culprit]])
  expect(await load()).toEqual(['a', 'b'])
  pass(2 * settled)
  expect([reloads, await heard()]).toEqual([1, [[culprit]]])
  expect(history.state.key).toBe('of the router')
})

it('finds another culprit where the first was none, and gives that one back its build', async () => {
  await load()
  emptied()
  await load()
  emptied()
  expect(reloads).toBe(2)
  expect(await load()).toEqual(['b', 'a'])
  pass(2 * settled)
  expect(await heard()).toMatchObject([[{ remote: 'mfe-public', outcome: 'blank' }]])
})

it('offers to load the page again where nothing is left to go back to, and tells of the shell', async () => {
  await load({ hasPrevious: false })
  emptied()
  expect(reloads).toBe(0)
  expect(document.body).toHaveTextContent('Ops! Algo deu errado')
  expect(await heard()).toMatchObject([[{ remote: 'shell', build: '0'.repeat(12), outcome: 'blank' }]])
  pass(2 * settled)
  expect(told).toHaveLength(1)
})

it('waits for the network: without it nothing could be loaded', async () => {
  await load()
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  emptied()
  expect(reloads).toBe(0)
  onLine.mockRestore()
  pass(every)
  expect(reloads).toBe(1)
})

describe('a task that blocks the page', () => {
  let observed: (tasks: { startTime: number; duration: number }[]) => void
  beforeEach(() => {
    const callbacks: ((list: { getEntries: () => object[] }) => void)[] = []
    class Observer {
      static supportedEntryTypes = ['longtask']
      constructor(callback: (list: { getEntries: () => object[] }) => void) {
        callbacks.push(callback)
      }
      observe() {}
      disconnect() {}
    }
    Object.assign(globalThis, { PerformanceObserver: Observer })
    observed = (tasks) => callbacks.at(-1)?.({ getEntries: () => tasks })
  })
  afterEach(() => Reflect.deleteProperty(globalThis, 'PerformanceObserver'))

  it('for five seconds after a build came is the fault of that build', async () => {
    await load()
    observed([{ startTime: performance.now() + 500, duration: 4900 }])
    expect(reloads).toBe(0)
    observed([{ startTime: performance.now() + 500, duration: 5100 }])
    expect(reloads).toBe(1)
    expect(await load()).toEqual(['a', 'b'])
  })

  it('much later is nobody’s', async () => {
    await load()
    observed([{ startTime: performance.now() + 2 * settled, duration: 9000 }])
    expect(reloads).toBe(0)
  })
})
