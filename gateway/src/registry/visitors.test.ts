import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { areas } from './areas'
import { emptyDocument, goLive, startCanary } from './document'
import { chooseMix, liveMixes } from './selection'
import { keyIn, openVisitors, type Visitors } from './visitors'

let folder: string
let visitors: Visitors

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visitors-'))
  visitors = openVisitors({ key: await keyIn(join(folder, 'visitor.key')), production: false })
})
afterAll(() => rm(folder, { recursive: true }))

const withHost = goLive(emptyDocument(areas), 'shell', 'aaaaaaaaaaaa')
const live = goLive(goLive(withHost, 'mfe-public', 'bbbbbbbbbbbb'), 'mfe-auth', 'bbbbbbbbbbbb')
const onePercent = startCanary(live, 'mfe-auth', 'cccccccccccc', 1) ?? live
const document = startCanary(onePercent, 'mfe-public', 'cccccccccccc', 10) ?? live

/** A browser that comes for the first time, and its name and cookie afterwards. */
function arrive(cookie = '', on = document) {
  let given = cookie
  const request = { headers: { cookie } } as FastifyRequest
  const reply = { header: (_name: string, value: string) => (given = value) } as unknown as FastifyReply
  return { visitor: visitors.named(request, reply, on), cookie: given.split(';')[0] ?? '' }
}

it('gives 10 % of 20,000 visitors the canary and 1 % two of them, each a whole set that lasts', () => {
  const sets = new Map(liveMixes(document).map(({ set }) => [set, 0]))
  const tries = { 'mfe-public': 0, 'mfe-auth': 0 }
  for (let count = 0; count < 20_000; count++) {
    const { visitor, cookie } = arrive()
    const mix = chooseMix(document, visitor)
    sets.set(mix.set, (sets.get(mix.set) ?? 0) + 1)
    for (const name of ['mfe-public', 'mfe-auth'] as const) {
      if (mix.remotes[name]?.current === 'cccccccccccc') tries[name]++
    }
    if (count % 50 === 0) expect(arrive(cookie)).toEqual({ visitor, cookie })
  }
  expect([...sets.values()].every((visits) => visits > 0)).toBe(true)
  expect(sets.size).toBe(3)
  expect(tries['mfe-public']).toBe(2000)
  expect(Math.abs(tries['mfe-auth'] / 20_000 - 0.01)).toBeLessThan(0.005)
})

it('divides visitors who came in an earlier trial as well', () => {
  const earlier = Array.from({ length: 5000 }, () => arrive().visitor)
  const other = { ...document, trial: 'another trial' }
  const chosen = earlier.filter((visitor) => chooseMix(other, visitor).canary)
  expect(chosen.length / earlier.length).toBeCloseTo(0.1, 1)
})

it('takes a signature made with the same key by another gateway', async () => {
  const { visitor, cookie } = arrive()
  const request = { headers: { cookie: `a=b; ${cookie}; c=d` } } as FastifyRequest
  const again = openVisitors({ key: await keyIn(join(folder, 'visitor.key')), production: true })
  const stranger = openVisitors({ key: 'another key', production: true })
  expect([again.known(request), stranger.known(request)]).toEqual([visitor, undefined])
})
