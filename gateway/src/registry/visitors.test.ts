import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { areas } from './areas'
import { emptyDocument, goLive, startCanary } from './document'
import { createPreviews } from './previews'
import { bucketOf, chooseMix, liveMixes } from './selection'
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

/** A browser with its cookie: its name, what it is sent, and its cookie afterwards. */
function arrive(cookie = '', { at = visitors } = {}) {
  const headers: [name: string, value: string][] = []
  const request = { headers: { cookie } } as FastifyRequest
  const reply = {
    header: (name: string, value: string) => headers.push([name, value]),
  } as unknown as FastifyReply
  const visitor = at.named(request, reply, document)
  return { visitor, headers, cookie: headers[0]?.[1].split(';')[0] ?? cookie }
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
    if (count % 50 === 0) expect(arrive(cookie)).toEqual({ visitor, cookie, headers: [] })
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

it('keeps the name for a month where no script and no other site can read it, and only by TLS in production', () => {
  const of = (production: boolean) => arrive('', { at: openVisitors({ key: 'a key', production }) })
  const open = of(false)
  expect(open.headers).toEqual([
    [
      'set-cookie',
      expect.stringMatching(
        new RegExp(`^ag_mix=${open.visitor}\\.[\\w-]{22}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax$`),
      ),
    ],
  ])
  expect(of(true).headers[0]?.[1]).toMatch(/; SameSite=Lax; Secure$/)
})

it('knows nobody by a name that it has not given', () => {
  const { visitor, cookie } = arrive()
  const known = (header: string) => visitors.known({ headers: { cookie: header } } as FastifyRequest)
  expect(known(cookie)).toBe(visitor)
  const strange = ['', 'a=b', `x${cookie}`, `${cookie}x`, cookie.replace('ag_mix', 'ag_mex'), 'ag_mix=.']
  expect(strange.map(known)).toEqual(strange.map(() => undefined))
  expect(visitors.known({ headers: {} } as FastifyRequest)).toBeUndefined()
})

it('deals the first twenty visitors into twenty parts, in no order that anybody could foresee', () => {
  const at = openVisitors({ key: 'a key', production: false })
  const parts = Array.from({ length: 20 }, () =>
    Math.floor(bucketOf(arrive('', { at }).visitor, document) / 500),
  )
  expect(new Set(parts).size).toBe(20)
  expect(parts).not.toEqual(parts.toSorted((one, other) => one - other))
  expect(parts).not.toEqual(parts.toSorted((one, other) => other - one))
})

it('makes a key once, and none in place of one that it cannot read', async () => {
  const made = await keyIn(join(folder, 'new.key'))
  expect(made).toMatch(/^[\w-]{43}$/)
  expect(await keyIn(join(folder, 'new.key'))).toBe(made)
  await expect(keyIn(folder)).rejects.toThrow('EISDIR')
})

it('takes a cookie for nobody’s in time, whatever it is', () => {
  const inputs = Number(process.env.INPUTS ?? 1_000)
  const part = fc.constantFrom(
    'ag_mix=',
    'ag_preview=',
    '0'.repeat(36),
    '-',
    '.',
    'e30',
    'A'.repeat(22),
    ';',
    '; ',
    '=',
    ' ',
    '\0',
    'é',
  )
  const cookies = fc.oneof(
    fc.array(part, { maxLength: 30 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.tuple(part, fc.nat(500), part).map(([one, often, end]) => one.repeat(often) + end),
  )
  const previews = createPreviews({ key: 'a key', production: true, takeOnce: async () => true })
  fc.assert(
    fc.property(cookies, (cookie) => {
      const request = { headers: { cookie } } as FastifyRequest
      const read = () => {
        const begun = process.cpuUsage()
        expect([visitors.known(request), previews.of(request, 0)]).toEqual([undefined, undefined])
        return process.cpuUsage(begun).user
      }
      // Garbage may be collected during one reading; what takes long by itself does so each time.
      const isSlow = [1, 2, 3].every(() => read() >= 50_000)
      expect(isSlow).toBe(false)
    }),
    { numRuns: inputs },
  )
})
