import type { PageRegistry } from '@ag/contracts'
import { expect, type ThreeGateways, test } from '../fixtures/gateways'
import { releaseWithEntry } from '../fixtures/variants'
import { asBrowser, cookieOf, tell, visit } from '../fixtures/visit'

// One after the other, on the same three gateways: each journey leaves nothing on trial.
test.describe.configure({ mode: 'default', timeout: 60_000 })

/** Each gateway deals its share of them in whole rounds of twenty. `npm run nightly` has 3,000. */
const visitors = Number(process.env.VISITORS ?? 300)
/** A page that is rendered ahead, and one that is not. */
const [login, unknown] = ['/auth/login', '/auth/not-there']

test('what one gateway was told is what the others serve within a second', async ({ gateways }) => {
  const [first, second, third] = gateways
  const { stable } = (await first.state()).remotes['mfe-auth'] ?? { stable: '' }
  const next = await releaseWithEntry('mfe-auth', (entry) => `${entry};`)
  try {
    const { build } = await first.release('publish', 'mfe-auth', '--from', next.folder)
    await haveWithin(1000, [second, third], async ({ url }) => {
      expect(await buildOn(url, unknown)).toBe(build)
    })
    // Each gateway renders its pages itself.
    await haveWithin(2000, [second, third], async ({ url }) => {
      expect(await buildOn(url, login)).toBe(build)
    })
    await third.release('rollback', 'mfe-auth', '--why', 'journey')
    await haveWithin(1000, [first, second], async ({ url }) => {
      expect([await buildOn(url, unknown), await buildOn(url, login)]).toEqual([stable, stable])
    })
  } finally {
    await next.remove()
  }
})

test('a tenth of the visitors gets a set on trial, whole and on every gateway', async ({ gateways }) => {
  const [first, second] = gateways
  const next = {
    'mfe-auth': await releaseWithEntry('mfe-auth', (entry) => `${entry};`),
    'mfe-public': await releaseWithEntry('mfe-public', (entry) => `${entry};`),
  }
  try {
    const tried = [
      await first.release('publish', 'mfe-auth', '--from', next['mfe-auth'].folder, '--share', '10'),
      await second.release('publish', 'mfe-public', '--from', next['mfe-public'].folder, '--share', '10'),
    ].map(({ build }) => String(build))
    await haveWithin(1000, gateways, async (gateway) => {
      const { remotes } = await gateway.state()
      expect(Object.keys(next).map((name) => remotes[name]?.canary?.share)).toEqual([10, 10])
    })
    const { remotes } = await first.state()
    const usual = Object.keys(next).map((name) => remotes[name]?.stable)

    const sets = new Map<string, { builds: string; visitors: number }>()
    const faults: string[] = []
    await forEach(visitors, 24, async (visitor) => {
      const { registry, cookie, files } = await visit(at(gateways, visitor).url, visitor % 2 ? '/' : login)
      const mix = Object.keys(next).map((name) => registry.remotes[name]?.current.build)
      const others = [usual, tried].filter((builds) => builds.join() !== mix.join()).flat()
      if (others.some((build) => files.includes(String(build)))) faults.push(`${visitor}: a mixed page`)
      const set = sets.get(registry.set) ?? { builds: mix.join(), visitors: 0 }
      sets.set(registry.set, { ...set, visitors: set.visitors + 1 })

      const elsewhere = `${at(gateways, visitor + 1 + (visitor % 2)).url}/api/registry/page`
      const again = await fetch(elsewhere, { headers: { ...asBrowser, cookie } })
      if (again.headers.has('set-cookie')) faults.push(`${visitor}: not known elsewhere`)
      if (((await again.json()) as PageRegistry).set !== registry.set) faults.push(`${visitor}: other builds`)
    })
    expect(faults).toEqual([])
    expect([...sets.values()].map(({ builds }) => builds).sort()).toEqual([usual.join(), tried.join()].sort())
    const chosen = [...sets.values()].find(({ builds }) => builds === tried.join())?.visitors ?? 0
    expect(Math.abs((100 * chosen) / visitors - 10)).toBeLessThanOrEqual(0.5)
  } finally {
    for (const [name, { remove }] of Object.entries(next)) {
      await first.release('stop', name)
      await remove()
    }
  }
})

test('failures that visitors tell different gateways of stop a canary on all of them', async ({
  gateways,
}) => {
  const [first, second] = gateways
  const next = await releaseWithEntry('mfe-auth', (entry) => `${entry};`)
  try {
    const { build } = await first.release('publish', 'mfe-auth', '--from', next.folder, '--share', '100')
    await haveWithin(1000, gateways, async (gateway) => {
      expect((await gateway.state()).remotes['mfe-auth']?.canary?.share).toBe(100)
    })
    const report = { remote: 'mfe-auth', build, outcome: 'render', ms: 0 }
    for (const told of [0, 1, 2, 0, 1]) {
      const { cookie } = await visit(at(gateways, told + 1).url, login)
      await tell(at(gateways, told).url, cookie, report)
    }
    const [last] = (
      await haveWithin(30_000, gateways, async (gateway) => {
        const state = await gateway.state()
        expect(state.remotes['mfe-auth']?.canary?.share).toBe(0)
        expect(await buildOn(gateway.url, login)).toBe(state.remotes['mfe-auth']?.stable)
        return state
      })
    )[0].recent
    expect(last).toMatchObject({
      who: 'automatic stop',
      why: '5 of 5 visitors could not load it (render)',
    })
    expect((await second.state()).recent[0]).toEqual(last)
    await haveWithin(5000, gateways, async (gateway) => {
      const { builds } = (await gateway.state()).releases.find(({ name }) => name === 'mfe-auth') ?? {}
      expect(builds?.find((known) => known.build === build)).toMatchObject({
        loads: 5,
        failures: { render: 5 },
      })
    })
  } finally {
    await next.remove()
  }
})

test('a preview’s link opens once on any gateway, and its browser sees the build on all', async ({
  gateways,
}) => {
  const [first, second, third] = gateways
  const next = await releaseWithEntry('mfe-auth', (entry) => `${entry};`)
  try {
    const { url, build } = await first.release('preview', 'mfe-auth', '--from', next.folder)
    const { pathname, search } = new URL(String(url))
    const open = ({ url }: { url: string }) =>
      fetch(url + pathname + search, { redirect: 'manual', headers: asBrowser })
    const opened = await open(second)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, login])
    for (const gateway of gateways) expect((await open(gateway)).status).toBe(403)

    const cookie = cookieOf(opened)
    expect(await buildOn(third.url, login, cookie)).toBe(build)
    expect(await buildOn(third.url, login)).not.toBe(build)
  } finally {
    await next.remove()
  }
})

const at = (gateways: ThreeGateways, index: number) => gateways[(index % 3) as 0 | 1 | 2]

const buildOn = async (url: string, path: string, cookie?: string) =>
  (await visit(url, path, cookie)).registry.remotes['mfe-auth']?.current.build

/** What a look at each gives, once it finds no fault with any. */
async function haveWithin<Gateway, Seen>(
  limit: number,
  gateways: Gateway[],
  look: (gateway: Gateway) => Promise<Seen>,
): Promise<[Seen, ...Seen[]]> {
  let seen: Seen[] = []
  await expect(async () => {
    seen = await Promise.all(gateways.map(look))
  }).toPass({ timeout: limit, intervals: [20] })
  return seen as [Seen, ...Seen[]]
}

/** Does something so many times, a few at a time. */
async function forEach(count: number, atOnce: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) {
      const index = next
      next += 1
      await work(index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}
