import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageRegistry } from '@ag/contracts'
import { pino } from 'pino'
import { openPageStore, type PageStore } from './page-store'

let folder: string
let store: PageStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
  store = await openPageStore(folder, pino({ level: 'silent' }))
})
afterEach(() => rm(folder, { recursive: true }))

const setOf = (number: number) => String(number).padStart(12, '0')
const registry = { set: '', shell: {}, areas: [], remotes: {}, start: 'now' } as unknown as PageRegistry

const add = (set: string, canary = false) =>
  store.add({ set, catalogue: null, origin: '', renderedAt: '', complete: true, canary, addresses: null }, [
    { path: '/', status: 200, head: '', body: set, state: '{}', modified: null, registry },
  ])
const home = (set: string, canary = false) => store.find({ set, canary }, '/')?.body

it('keeps a few renderings on disk and leaves no work behind', async () => {
  for (let number = 0; number < 10; number++) await add(setOf(number))
  const folders = await readdir(folder)
  expect(folders.sort()).toEqual(Array.from({ length: 8 }, (_, index) => `${setOf(index + 2)}-none`))
})

it('keeps what everybody has seen longest of all: somebody may go back to it', async () => {
  await add(setOf(0))
  for (let number = 1; number < 12; number++) {
    await add(setOf(number))
    await store.showToAll(setOf(0))
  }
  expect([home(setOf(0)), store.rendering(setOf(1))]).toEqual([setOf(0), undefined])
  expect(await readdir(folder)).toContain(`${setOf(0)}-none`)
})

it('shows the last good page until there is a new one', async () => {
  await add(setOf(1))
  expect(home(setOf(2))).toBe(setOf(1))
})

it('shows a page of a canary to nobody else, and no other page to its visitors', async () => {
  await add(setOf(1))
  await add(setOf(2), true)
  expect([home(setOf(2), true), home(setOf(3), true), home(setOf(3))]).toEqual([
    setOf(2),
    undefined,
    setOf(1),
  ])
  await store.showToAll(setOf(2))
  expect(home(setOf(3))).toBe(setOf(2))
})
