import type { Page } from '@playwright/test'
import { type Fault, tampered } from '../fixtures/fault-proxy'
import { test } from '../fixtures/gateway'
import { administrator, customer, expect, noiseOfFaults, storeToken, whenReady } from '../fixtures/test'

/** `npm run bench:faults` meets many. */
const many = Number(process.env.FAULTS || 0)
// The same each time, unless asked: what fails can be looked at again.
const seed = Number(process.env.FAULTS_SEED || 7)

test.use({ allowedNoise: noiseOfFaults })

interface Place {
  /** What leads there. */
  link: string
  /** The screen's own file. */
  chunk: string
  /** Its title; the link's name unless said. */
  title?: string
  /** Does it ask the backend for anything? A form does not. */
  asks?: boolean
}

interface Area {
  name: string
  remote: string
  from: string
  as?: typeof customer
  places: Place[]
  /** How many faults the suite meets here. */
  few: number
  /** How many of a long run's. */
  share: number
}

const areas: Area[] = [
  {
    name: 'the dashboard',
    remote: 'mfe-dashboard',
    from: '/dashboard',
    as: customer,
    places: [
      { link: 'Serviços', chunk: 'services', asks: true },
      { link: 'Faturamento', chunk: 'billing', asks: true },
      { link: 'Uso', chunk: 'usage', asks: true },
      { link: 'Configurações', chunk: 'settings', asks: true },
    ],
    few: 4,
    share: 1,
  },
  {
    name: 'the admin area',
    remote: 'mfe-admin',
    from: '/admin',
    as: administrator,
    places: [
      { link: 'Produtos', chunk: 'products', asks: true },
      { link: 'Preços', chunk: 'pricing', asks: true },
      { link: 'Reuniões', chunk: 'meetings', asks: true },
    ],
    few: 2,
    share: 0.1,
  },
  {
    name: 'the public pages',
    remote: 'mfe-public',
    from: '/',
    places: [
      { link: 'Agentes', chunk: 'agents', title: 'Compare os agentes e escolha o seu' },
      { link: 'Marcar uma reunião', chunk: 'consultation', asks: true },
    ],
    few: 2,
    share: 0.1,
  },
  {
    name: 'the ways into an account',
    remote: 'mfe-auth',
    from: '/auth/login',
    places: [
      { link: 'Criar conta', chunk: 'signup' },
      { link: 'Esqueci minha senha', chunk: 'forgot-password' },
    ],
    few: 2,
    share: 0.1,
  },
]
const kinds: Record<string, { of: 'calls' | 'file'; fault: Fault } | 'offline'> = {
  offline: 'offline',
  'calls answered 503': { of: 'calls', fault: 'unavailable' },
  'calls that hang': { of: 'calls', fault: 'hang' },
  'slow calls': { of: 'calls', fault: { delay: 3000 } },
  'file 404': { of: 'file', fault: 'missing' },
  'tampered file': { of: 'file', fault: tampered },
  'file that hangs': { of: 'file', fault: 'hang' },
  'slow file': { of: 'file', fault: { delay: 3000 } },
}
const calls = /^\/api\/(?!reports|beacon)/

for (const area of areas) {
  const count = many ? Math.ceil(many * area.share) : area.few
  test.describe(() => {
    test.describe.configure({ timeout: 30_000 + count * 15_000 })
    test(`${count} random faults in ${area.name} heal without a reload`, async ({
      page,
      context,
      wire,
      tokenOf,
    }) => {
      const random = generator(seed)
      const oneOf = <Item>(items: Item[]) => items[Math.floor(random() * items.length)] as Item
      if (area.as) await storeToken(context, await tokenOf(area.as))
      const browser = await context.newCDPSession(page)
      const unhealed: string[] = []

      for (let nth = 1; nth <= count; nth += 1) {
        const place = oneOf(area.places)
        const [name, kind] = oneOf(
          Object.entries(kinds).filter(([, each]) => place.asks || each === 'offline' || each.of === 'file'),
        )
        const lasts = Math.floor(random() * 2000)
        const isFile = kind !== 'offline' && kind.of === 'file'
        const address = isFile ? new RegExp(`/${area.remote}/.*/${place.chunk}\\.js`) : calls

        // What an earlier fault had fetched would hide this one.
        await browser.send('Network.clearBrowserCache')
        if (isFile) wire.breaks(address, kind.fault)
        const before = wire.asked.length
        await page.goto(wire.url + area.from)
        await whenReady(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.evaluate(() => Object.assign(window, { sameDocument: true }))
        const opened = wire.asked.length
        if (kind === 'offline') await context.setOffline(true)
        else if (kind.of === 'calls') wire.breaks(address, kind.fault)
        await page.getByRole('link', { name: place.link, exact: true }).first().click()
        if (kind === 'offline') await expect(page.getByText('Você está sem internet')).toBeVisible()
        else {
          const since = isFile ? before : opened
          await expect
            .poll(() => wire.asked.slice(since).some((each) => address.test(each)), {
              message: `${nth} ${name}, ${place.link}: the fault was met`,
            })
            .toBe(true)
        }
        await page.waitForTimeout(lasts)
        wire.heal()
        await context.setOffline(false)
        if (!(await heals(page, place.title ?? place.link)))
          unhealed.push(`${nth} ${name}, ${place.link}, ${lasts} ms`)
      }
      expect(unhealed, `FAULTS_SEED=${seed}`).toEqual([])
    })
  })
}

/** Does the screen come whole into the same document, by itself or by a press on what offers to try again? */
async function heals(page: Page, heading: string): Promise<boolean> {
  const retry = page.getByRole('button', { name: 'Tentar novamente' })
  const until = Date.now() + 25_000
  while (Date.now() < until) {
    if (await retry.first().isVisible())
      await retry
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined)
    const isWhole =
      (await page.getByRole('heading', { level: 1, name: heading }).isVisible()) &&
      (await page.locator('main [aria-busy="true"]').count()) === 0 &&
      (await page.getByRole('status', { name: 'Carregando…' }).count()) === 0 &&
      (await page.getByText('Problema de conexão').count()) === 0 &&
      (await retry.count()) === 0
    if (isWhole) return page.evaluate(() => 'sameDocument' in window && !('tampered' in window))
    await page.waitForTimeout(200)
  }
  return false
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function generator(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
