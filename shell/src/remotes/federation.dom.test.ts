import { makePageBuild } from '@ag/testing'
import { isCompatible, loadExpose } from './federation'
import { kindOf } from './remote-error'

const scripts = () => [...document.querySelectorAll('script')]
const loading = () => {
  const [script] = scripts()
  if (!script) throw new Error('nothing is loading')
  return script
}
let count = 0
/** A build that no other test has loaded. */
const newBuild = () => {
  count += 1
  return { ...makePageBuild('mfe-auth', 'a'), global: `mfe_auth_${count}` }
}

/** Runs the entry that is on its way: it leaves its container. */
function arrive(global: string, modules: Record<string, unknown>) {
  const init = jest.fn()
  const get = jest.fn(async (expose: string) => {
    if (!(expose in modules)) throw new Error(`Module "${expose}" does not exist in container.`)
    return () => modules[expose]
  })
  Object.assign(globalThis, { [global]: { init, get } })
  loading().dispatchEvent(new Event('load'))
  return { init, get }
}

const kind = (work: Promise<unknown>) => work.then(() => 'loaded', kindOf)

it('runs the entry by its hash, once for all that a build exposes', async () => {
  const build = newBuild()
  const both = Promise.all([
    loadExpose(build, './routes', { again: false }),
    loadExpose(build, './gate', { again: false }),
  ])
  const [{ src, integrity, crossOrigin }] = [loading()]
  expect({ path: new URL(src).pathname, integrity, crossOrigin }).toEqual({
    path: build.entry,
    integrity: build.integrity,
    crossOrigin: 'anonymous',
  })
  expect(scripts()).toHaveLength(1)
  const { init } = arrive(build.global, { './routes': 'routes', './gate': 'gate' })
  expect(await both).toEqual(['routes', 'gate'])
  expect(init).toHaveBeenCalledTimes(1)
  expect(scripts()).toEqual([])
})

it.each([
  ['entry-network', () => loading().dispatchEvent(new Event('error'))],
  ['entry-run', () => loading().dispatchEvent(new Event('load'))],
])('tells %s apart, and takes another address at the next try', async (expected, happen) => {
  const build = newBuild()
  const first = kind(loadExpose(build, './routes', { again: false }))
  happen()
  expect(await first).toBe(expected)
  const second = loadExpose(build, './routes', { again: true })
  expect(loading().src).toMatch(/\?try=\d+$/)
  arrive(build.global, { './routes': 'routes' })
  expect(await second).toBe('routes')
})

it('does not even ask for an entry without a hash', async () => {
  const work = loadExpose({ ...newBuild(), integrity: '' }, './routes', { again: false })
  expect(await kind(work)).toBe('entry-run')
  expect(scripts()).toEqual([])
})

it('gives up an entry that hangs', async () => {
  jest.useFakeTimers()
  const work = kind(loadExpose(newBuild(), './routes', { again: false }))
  jest.advanceTimersByTime(6000)
  jest.useRealTimers()
  expect(await work).toBe('timeout')
  expect(scripts()).toEqual([])
})

it('knows a module that the container lacks', async () => {
  const build = newBuild()
  const work = kind(loadExpose(build, './routes', { again: false }))
  arrive(build.global, {})
  expect(await work).toBe('expose-missing')
})

it.each([
  ['1.1.0', '1.1.0', true],
  ['1.1.0', '1.1.1', false],
  ['1.1.0', '^1.1.0', true],
  ['1.2.0', '^1.1.3', true],
  ['1.1.2', '^1.1.3', false],
  ['1.0.9', '^1.1.0', false],
  ['2.0.0', '^1.1.0', false],
  ['0.2.5', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.4', '^0.0.3', false],
  ['1.1.0', 'latest', false],
])('finds out whether %s lies in %s: %s', (version, range, lies) => {
  expect(isCompatible(version, range)).toBe(lies)
})
