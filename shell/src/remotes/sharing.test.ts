import { type Build, createSharing } from './sharing'

const library = { name: 'react' }
const offered = (get = jest.fn(async () => () => library)) => ({ get })

const build = (shared: Build['federation']['initOptions']['shared'] = {}): Build => ({
  m: {},
  federation: { initOptions: { shared } },
  consumesLoadingData: {
    moduleIdToConsumeDataMapping: { 71: { shareKey: 'react' }, 72: { shareKey: 'unheard-of' } },
  },
})

/** Asks for a chunk of a build as webpack does. */
function ask(sharing: ReturnType<typeof createSharing>, of: Build, installedModules = {}) {
  const promises: unknown[] = []
  const chunkMapping = { home: [71], odd: [72] }
  const consume = (chunkId: string) =>
    sharing.consumes({ webpackRequire: of, chunkId, chunkMapping, installedModules, promises })
  return { consume, promises, all: () => Promise.all(promises) }
}

/** What a build's module is once it is required. */
function required(of: Build, id: string): unknown {
  const module = { exports: undefined as unknown }
  of.m[id]?.(module)
  return module.exports
}

it('gives every build the one library of the host, fetched once', async () => {
  const sharing = createSharing()
  const react = offered()
  const [host, one, other] = [build({ react: [react] }), build(), build()]
  for (const each of [host, one, other]) sharing.init({ webpackRequire: each })
  for (const each of [host, one, other]) {
    const { consume, all } = ask(sharing, each)
    consume('home')
    await all()
    expect(required(each, '71')).toBe(library)
  }
  expect(react.get).toHaveBeenCalledTimes(1)
})

it('keeps the library that is there when a build offers another one', async () => {
  const sharing = createSharing()
  const [first, second] = [offered(), offered()]
  sharing.init({ webpackRequire: build({ react: [first] }) })
  sharing.init({ webpackRequire: build({ react: [second] }) })
  const { consume, all } = ask(sharing, build())
  consume('home')
  await all()
  expect(second.get).not.toHaveBeenCalled()
})

it('asks chunks that need nothing to wait for nothing', () => {
  const { consume, promises } = ask(createSharing(), build())
  consume('other')
  expect(promises).toEqual([])
})

it('lets chunks wait together, and not at all once it is there', async () => {
  const sharing = createSharing()
  const remote = build()
  sharing.init({ webpackRequire: build({ react: [offered()] }) })
  const installed = {}
  const { consume, promises, all } = ask(sharing, remote, installed)
  consume('home')
  consume('home')
  expect(promises[0]).toBe(promises[1])
  await all()
  const later = ask(sharing, remote, installed)
  later.consume('home')
  expect(later.promises).toEqual([0])
})

it('fails the chunk with its library, and has it when it is asked for again', async () => {
  const sharing = createSharing()
  const lost = Object.assign(new Error('Loading chunk 263 failed.'), { name: 'ChunkLoadError' })
  const get = jest.fn(async () => () => library)
  get.mockRejectedValueOnce(lost)
  sharing.init({ webpackRequire: build({ react: [offered(get)] }) })
  const remote = build()
  const installed = {}
  const first = ask(sharing, remote, installed)
  first.consume('home')
  await expect(first.all()).rejects.toBe(lost)
  const second = ask(sharing, remote, installed)
  second.consume('home')
  await second.all()
  expect(required(remote, '71')).toBe(library)
})

it('says what nobody shares', async () => {
  const { consume, all } = ask(createSharing(), build())
  consume('odd')
  await expect(all()).rejects.toThrow('nobody shares unheard-of')
})
