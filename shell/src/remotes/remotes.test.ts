import type { PageBuild, PageRegistry } from '@ag/contracts'
import { platformVersion, store } from '@ag/platform'
import { makePageBuild } from '@ag/testing'
import { type FailureKind, RemoteError } from './remote-error'
import { createRemotes, type LoadReport, loadDeadline, remoteStatesAtom } from './remotes'

const routes = { routes: [{ path: 'login' }] }
const style = { href: '/r/mfe-auth/a/client/style.css', integrity: 'sha384-x' }

const fails = (message: string, name = 'Error') => Promise.reject(Object.assign(new Error(message), { name }))
const hangs = () => new Promise<never>(() => undefined)

interface Behaviour {
  /** What loading a build comes to, attempt by attempt; the last one goes for all that follow. */
  current?: (() => unknown)[]
  previous?: (() => unknown)[]
  style?: (() => Promise<void>)[]
  build?: Partial<PageBuild>
  hasPrevious?: boolean
  disabled?: string
}

function page({ current = [() => routes], previous = [() => routes], ...rest }: Behaviour) {
  const reports: LoadReport[] = []
  const attempts: string[] = []
  const styles = rest.style ?? [async () => undefined]
  const next = <T>(list: T[]): T => (list.length > 1 ? (list.shift() as T) : (list[0] as T))
  const entry = {
    current: makePageBuild('mfe-auth', 'a', rest.build),
    previous: rest.hasPrevious === false ? null : makePageBuild('mfe-auth', 'b'),
    disabled: rest.disabled ?? null,
  }
  const registry: { remotes: { 'mfe-auth': PageRegistry['remotes'][string] } } = {
    remotes: { 'mfe-auth': entry },
  }
  const remotes = createRemotes(registry, {
    loadExpose: async (build, expose, { again }) => {
      const which = build.build.startsWith('a') ? 'current' : 'previous'
      attempts.push(`${which} ${expose}${again ? ' again' : ''}`)
      return next(which === 'current' ? current : previous)()
    },
    loadStyle: () => next(styles)(),
    isCompatible: (version, range) => version === platformVersion && range.startsWith('^1.'),
    report: (report) => void reports.push(report),
  })
  /** Asks for the routes, lets all the waiting pass, and says what came of it. */
  async function ask(remote = 'mfe-auth') {
    const outcome = remotes.load(remote, './routes').then(
      (module) => ({ module }),
      (error: unknown) => ({ error }),
    )
    await jest.advanceTimersByTimeAsync(10 * loadDeadline)
    return outcome
  }
  return {
    registry,
    remotes,
    ask,
    attempts,
    outcomes: () => reports.map(({ build, outcome }) => [build[0], outcome]),
    reports,
  }
}

const stateNow = (remote = 'mfe-auth') => store.get(remoteStatesAtom)(remote)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('takes another build once the registry names one, and the one before without loading it again', async () => {
  const { remotes, ask, attempts, registry } = page({})
  const entry = registry.remotes['mfe-auth']
  const before = entry.current
  const first = await ask()
  registry.remotes['mfe-auth'] = { ...entry, current: makePageBuild('mfe-auth', 'c') }
  expect(await ask()).toEqual({ module: routes })
  registry.remotes['mfe-auth'] = { ...entry, current: before }
  expect(await ask()).toEqual(first)
  expect(attempts).toEqual(['current ./routes', 'previous ./routes'])
  expect(remotes.buildOf(await remotes.load('mfe-auth', './routes'))).toMatch(/^[ac]{12}$/)
})

it('has nothing of a remote once it is switched off, and all of it when it is back', async () => {
  const { ask, attempts, registry } = page({})
  const entry = registry.remotes['mfe-auth']
  await ask()
  registry.remotes['mfe-auth'] = { ...entry, disabled: 'Voltamos às 14h.' }
  expect(await ask()).toMatchObject({ error: { kind: 'disabled' } })
  registry.remotes['mfe-auth'] = entry
  expect(await ask()).toEqual({ module: routes })
  expect(attempts).toHaveLength(1)
})

it('loads a module once, whoever asks for it', async () => {
  const { ask, attempts, remotes, reports } = page({})
  expect(stateNow('mfe-public')).toEqual({ status: 'idle' })
  const [one, other] = [remotes.load('mfe-auth', './routes'), remotes.load('mfe-auth', './routes')]
  expect(stateNow()).toEqual({ status: 'loading' })
  expect(await ask()).toEqual({ module: routes })
  expect([await one, await other]).toEqual([routes, routes])
  expect(attempts).toEqual(['current ./routes'])
  expect(stateNow()).toEqual({ status: 'ready', build: 'a'.repeat(12), degraded: false })
  expect(reports).toEqual([
    {
      remote: 'mfe-auth',
      build: 'a'.repeat(12),
      outcome: 'loaded',
      started: expect.any(Number),
      ms: expect.any(Number),
    },
  ])
})

const failsAs = (kind: FailureKind) => Promise.reject(new RemoteError('mfe-auth', kind))
const entryNetwork = () => failsAs('entry-network')
const entryRun = () => fails('x is not a function', 'TypeError')
const chunk = () => fails('Loading chunk 716 failed.\n(error: /716.js)', 'ChunkLoadError')
const missing = () => fails('Module "./routes" does not exist in container.')
const noStyle = () => fails('no stylesheet')

const failures: [FailureKind, 'twice' | 'once' | 'not at all', Behaviour][] = [
  ['entry-network', 'twice', { current: [entryNetwork] }],
  ['entry-run', 'twice', { current: [entryRun] }],
  ['chunk', 'twice', { current: [chunk] }],
  ['style', 'twice', { build: { style }, style: [noStyle] }],
  ['shape', 'once', { current: [() => ({})] }],
  ['shape', 'once', { current: [() => undefined] }],
  ['timeout', 'once', { current: [hangs] }],
  ['timeout', 'once', { current: [() => failsAs('timeout')] }],
  ['timeout', 'once', { build: { style }, style: [hangs] }],
  ['expose-missing', 'once', { current: [missing] }],
  ['expose-missing', 'not at all', { build: { exposes: {} } }],
  ['incompatible', 'not at all', { build: { platform: '^2.0.0' } }],
]
const tries = { 'not at all': 0, once: 1, twice: 2 }

describe.each(failures)('%s, tried %s', (kind, how, behaviour) => {
  const reported = Array.from({ length: Math.max(tries[how], 1) }, () => ['a', kind])
  const ofCurrent = (attempts: string[]) => attempts.filter((attempt) => attempt.startsWith('current'))

  it('takes the previous build', async () => {
    const { ask, attempts, outcomes } = page(behaviour)
    expect(await ask()).toEqual({ module: routes })
    expect(ofCurrent(attempts)).toHaveLength(tries[how])
    expect(stateNow()).toEqual({ status: 'ready', build: 'b'.repeat(12), degraded: true })
    expect(outcomes()).toEqual([...reported, ['b', 'loaded']])
  })

  it('fails by its name where there is no previous build', async () => {
    const { ask, attempts, outcomes } = page({ ...behaviour, hasPrevious: false })
    expect(await ask()).toMatchObject({ error: { name: 'RemoteError', kind } })
    expect(ofCurrent(attempts)).toHaveLength(tries[how])
    expect(stateNow()).toEqual({ status: 'failed', kind, message: undefined })
    expect(outcomes()).toEqual(reported)
  })
})

it.each<[FailureKind, () => Promise<never>]>([
  ['entry-network', entryNetwork],
  ['entry-run', entryRun],
  ['chunk', chunk],
])('heals by itself when %s passes, forgetting the failed attempt', async (kind, failure) => {
  const { ask, attempts, outcomes } = page({ current: [failure, () => routes] })
  expect(await ask()).toEqual({ module: routes })
  expect(attempts).toEqual(['current ./routes', 'current ./routes again'])
  expect(stateNow()).toMatchObject({ status: 'ready', degraded: false })
  expect(outcomes()).toEqual([
    ['a', kind],
    ['a', 'loaded'],
  ])
})

it('heals when it is asked again, and then keeps what it has', async () => {
  const { ask, attempts } = page({
    current: [chunk, chunk, () => ({}), () => routes],
    hasPrevious: false,
  })
  expect(await ask()).toMatchObject({ error: { kind: 'chunk' } })
  expect(await ask()).toMatchObject({ error: { kind: 'shape' } })
  expect(stateNow()).toMatchObject({ status: 'failed', kind: 'shape' })
  expect(await ask()).toEqual({ module: routes })
  expect(stateNow()).toMatchObject({ status: 'ready', degraded: false })
  expect(await ask()).toEqual({ module: routes })
  expect(attempts).toHaveLength(4)
  expect(attempts.slice(1)).toEqual(Array(3).fill('current ./routes again'))
})

it('tries the current build first again after both builds failed', async () => {
  const { ask } = page({ current: [hangs, () => routes], previous: [chunk] })
  expect(await ask()).toMatchObject({ error: { kind: 'chunk' } })
  expect(await ask()).toEqual({ module: routes })
  expect(stateNow()).toMatchObject({ status: 'ready', degraded: false })
})

it('waits no longer than the deadline', async () => {
  const { remotes } = page({ current: [hangs], hasPrevious: false })
  const loading = expect(remotes.load('mfe-auth', './routes')).rejects.toMatchObject({ kind: 'timeout' })
  await jest.advanceTimersByTimeAsync(loadDeadline - 1)
  expect(stateNow()).toEqual({ status: 'loading' })
  await jest.advanceTimersByTimeAsync(1)
  await loading
})

it('needs the style as much as the code', async () => {
  const { ask } = page({ build: { style } })
  expect(await ask()).toEqual({ module: routes })
})

it('loads nothing of a remote that is switched off, and passes on why', async () => {
  const { ask, attempts, outcomes } = page({ disabled: 'Voltamos às 14h.' })
  expect(await ask()).toMatchObject({ error: { kind: 'disabled' } })
  expect(stateNow()).toEqual({ status: 'failed', kind: 'disabled', message: 'Voltamos às 14h.' })
  expect([attempts, outcomes()]).toEqual([[], []])
})

it('knows no remote but those of the registry', async () => {
  const { ask, attempts } = page({})
  expect(await ask('mfe-nobody')).toMatchObject({ error: { kind: 'unknown' } })
  expect(stateNow('mfe-nobody')).toEqual({ status: 'failed', kind: 'unknown', message: undefined })
  expect(attempts).toEqual([])
})
