import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Fault, tampered } from '../fixtures/fault-proxy'
import { expect, type OwnGateway, test } from '../fixtures/gateway'
import { whenReady } from '../fixtures/test'
import { releaseWithEntry, releaseWithWords } from '../fixtures/variants'

test.describe.configure({ timeout: 90_000 })
// The browser itself reports what the faults do to it.
test.use({
  allowedNoise: /Failed to load resource|integrity|boom|ERR_|remoteEntry|expose-routes|login|late\.css/,
})

const areaPanel = 'Esta parte do site não abriu'
const screenPanel = 'Esta página não abriu'

const faults: { name: string; address: RegExp; fault: Fault; panel: string }[] = [
  { name: 'entry 404', address: /mfe-auth\/.*remoteEntry/, fault: 'missing', panel: areaPanel },
  { name: 'entry that hangs', address: /mfe-auth\/.*remoteEntry/, fault: 'hang', panel: areaPanel },
  { name: 'tampered entry', address: /mfe-auth\/.*remoteEntry/, fault: tampered, panel: areaPanel },
  { name: 'chunk 404', address: /mfe-auth\/.*expose-routes/, fault: 'missing', panel: areaPanel },
  { name: 'tampered chunk', address: /mfe-auth\/.*expose-routes/, fault: tampered, panel: areaPanel },
  { name: 'chunk that hangs', address: /mfe-auth\/.*expose-routes/, fault: 'hang', panel: areaPanel },
  { name: 'stylesheet 404', address: /mfe-auth\/.*style/, fault: 'missing', panel: areaPanel },
  { name: 'screen chunk 404', address: /mfe-auth\/.*\/login\.js/, fault: 'missing', panel: screenPanel },
  { name: 'tampered screen chunk', address: /mfe-auth\/.*\/login\.js/, fault: tampered, panel: screenPanel },
]

for (const { name, address, fault, panel } of faults) {
  test(`${name}: the rest works, and a retry heals without a reload`, async ({ page, wire }) => {
    wire.breaks(address, fault)
    await page.goto(wire.url)
    await whenReady(page)
    await mark(page)
    await openLogin(page)
    await expect(page.getByRole('heading', { name: panel })).toBeVisible({ timeout: 25_000 })
    await theRestWorks(page)
    await openLogin(page)
    await expect(page.getByRole('heading', { name: panel })).toBeVisible({ timeout: 25_000 })
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
    wire.heal()
    await retryLogin(page)
  })
}

for (const [name, fault] of Object.entries({ missing: 'missing', tampered } satisfies Record<
  string,
  Fault
>)) {
  test(`a demo whose stylesheet is ${name} is never shown without it, and a retry heals`, async ({
    page,
    wire,
  }) => {
    wire.breaks(/mfe-public\/.*late\.css/, fault)
    await page.goto(`${wire.url}/agents/bi#demo`)
    await whenReady(page)
    const section = page.locator('#demo')
    const demo = section.getByRole('region', { name: 'Pergunte aos números de uma loja' })
    const retry = section.getByRole('button', { name: 'Tentar novamente' })
    await expect(retry).toBeVisible()
    await expect(demo).toHaveCount(0)
    wire.heal()
    await retry.click()
    await expect(demo).toBeVisible()
    const asked = wire.asked.filter((address) => address.includes('late.css'))
    expect(asked).toEqual([expect.stringMatching(/late\.css$/), expect.stringMatching(/late\.css\?try=2$/)])
    const sheet = page.locator('link[rel="stylesheet"][href*="late.css"]')
    await expect(sheet).toHaveCount(1)
    await expect(sheet).toHaveAttribute('integrity', /^sha256-/)
  })
}

test('a deep link into a broken area keeps what was prerendered and heals', async ({ page, wire }) => {
  wire.breaks(/mfe-public\/.*remoteEntry/, 'missing')
  await page.goto(`${wire.url}/agents/prospect`)
  await whenReady(page)
  await mark(page)
  await expect(page.getByRole('heading', { name: areaPanel })).toBeVisible()
  await expect(page.getByText('R$ 399').first()).toBeVisible()
  wire.heal()
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByRole('heading', { name: areaPanel })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await page.evaluate(() => 'marked' in globalThis)).toBe(true)
})

const mistakes = {
  'entry that throws': (entry: string) => `if (!globalThis.healed) throw new Error('boom');${entry}`,
  'wrong-shape module': (entry: string, { global }: { global: string | null }) =>
    `{const broken = !globalThis.healed;${entry};if (broken) globalThis['${global}'] = { init() {}, get: async () => () => ({}) };}`,
}

for (const [name, change] of Object.entries(mistakes)) {
  test(`${name}: without an earlier build the panel heals, with one it is taken`, async ({
    gateway,
    page,
  }) => {
    const broken = await releaseWithEntry('mfe-auth', change)
    try {
      await publishBroken(gateway, broken.folder)
      await page.goto(gateway.url)
      await whenReady(page)
      await openLogin(page)
      // The good build was live before this one.
      await expect(page.getByLabel('E-mail')).toBeVisible()

      // Published twice, both the live and the earlier build are broken.
      const again = await releaseWithEntry('mfe-auth', change)
      await publishBroken(gateway, again.folder)
      await again.remove()
      await page.goto(gateway.url)
      await whenReady(page)
      await mark(page)
      await openLogin(page)
      await expect(page.getByRole('heading', { name: areaPanel })).toBeVisible()
      await theRestWorks(page)
      await openLogin(page)
      await expect(page.getByRole('heading', { name: areaPanel })).toBeVisible()
      await page.evaluate(() => Object.assign(globalThis, { healed: true }))
      await retryLogin(page)
    } finally {
      await broken.remove()
    }
  })
}

test('a build that empties the page is left for the one before by itself, and told of', async ({
  gateway,
  page,
}) => {
  const emptying = await releaseWithEntry(
    'mfe-auth',
    (entry) => `${entry};setTimeout(() => document.body.replaceChildren(), 1000)`,
  )
  try {
    await publishBroken(gateway, emptying.folder)
    await page.clock.install()
    let loads = 0
    page.on('load', () => loads++)
    await page.goto(`${gateway.url}/auth/login`)
    await expect.poll(() => loads).toBe(2)
    await whenReady(page)
    await expect(page.getByLabel('E-mail')).toBeVisible()
    // What watches the page comes after everything else, and nothing that is still on its way may be out of time meanwhile.
    await page.waitForLoadState('networkidle')
    const told = async () => {
      await page.clock.runFor(1_000)
      const builds = (await gateway.state()).releases.find(({ name }) => name === 'mfe-auth')?.builds
      return builds?.find(({ failures }) => failures.blank)?.failures
    }
    await expect.poll(told, { intervals: [250], timeout: 20_000 }).toEqual({ blank: 1 })
    await expect(page.getByLabel('E-mail')).toBeVisible()
  } finally {
    await emptying.remove()
  }
})

for (const [name, value] of [
  ['integrity', ''],
  ['platform', '^9.0.0'],
]) {
  test(`an entry whose ${name} is ${value || 'missing'} is not even asked for`, async ({ page, wire }) => {
    const ofAuth = new RegExp(`("mfe-auth":\\{"current":\\{[^}]*"${name}":")[^"]*`)
    wire.breaks(/^\/$/, { change: (body) => body.replace(ofAuth, `$1${value}`) })
    await page.goto(wire.url)
    await whenReady(page)
    await openLogin(page)
    await expect(page.getByRole('heading', { name: areaPanel })).toBeVisible()
    await theRestWorks(page)
    expect(wire.asked.filter((address) => /mfe-auth\/.*\.js/.test(address))).toEqual([])
  })
}

test('a build for another platform is refused at publish, with what it needs and what there is', async ({
  gateway,
}) => {
  const { folder, remove } = await releaseWithWords('mfe-auth', {})
  try {
    const file = join(folder, 'dist/release.json')
    const release = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify({ ...release, platform: '^9.0.0' }))
    const before = await gateway.state()
    await expect(gateway.release('publish', 'mfe-auth', '--from', folder)).rejects.toThrow(
      /\^9\.0\.0[\s\S]*\d+\.\d+\.\d+/,
    )
    expect(await gateway.state()).toEqual(before)
  } finally {
    await remove()
  }
})

test('a broken assistant leaves the page alone', async ({ page, wire }) => {
  wire.breaks(/mfe-assistant\/.*remoteEntry/, 'missing')
  await page.goto(wire.url)
  await whenReady(page)
  await expect.poll(() => wire.asked.some((address) => /mfe-assistant.*remoteEntry/.test(address))).toBe(true)
  await theRestWorks(page)
  await expect(page.getByRole('button', { name: 'Assistente IA' })).toHaveCount(0)
})

const publishBroken = (gateway: OwnGateway, folder: string) =>
  gateway.release('publish', 'mfe-auth', '--from', folder)

const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { marked: true }))
const openLogin = (page: Page) =>
  page.getByRole('navigation', { name: 'Principal' }).getByText('Entrar').first().click()

async function theRestWorks(page: Page) {
  await page.getByRole('navigation', { name: 'Principal' }).getByText('Agentes').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/agents$/)
  await expect(page.getByText('R$ 399').first()).toBeVisible()
}

/** A press brings the area; so may the pointer, which has met the link to it, and then nothing is left to press. */
async function retryLogin(page: Page) {
  const press = page.getByRole('button', { name: 'Tentar novamente' }).click()
  await Promise.race([press, page.getByLabel('E-mail').waitFor()])
  await loginIsThere(page)
}

async function loginIsThere(page: Page) {
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/login$/)
  expect(await page.evaluate(() => 'marked' in globalThis)).toBe(true)
}
