import type { Page } from '@playwright/test'
import { type Fault, tampered } from '../fixtures/fault-proxy'
import { expect, type OwnGateway, test } from '../fixtures/gateway'
import { whenReady } from '../fixtures/test'
import { releaseWithEntry } from '../fixtures/variants'

test.describe.configure({ timeout: 90_000 })
// The browser itself reports what the faults do to it.
test.use({
  allowedNoise: /Failed to load resource|integrity|boom|ERR_|remoteEntry|expose-routes|login|late\.css/,
})

const areaPanel = 'Esta parte do site não abriu'
const screenPanel = 'Esta página não abriu'

// What was changed comes first: a browser keeps it under the address that it asks for first.
const altered = { 'tampered with': tampered, missing: 'missing' } satisfies Record<string, Fault>
const alteredOrHanging = { ...altered, hanging: 'hang' } satisfies Record<string, Fault>

const broken: { part: string; address: RegExp; faults: Record<string, Fault>; panel: string }[] = [
  { part: 'entry', address: /mfe-auth\/.*remoteEntry/, faults: alteredOrHanging, panel: areaPanel },
  { part: 'chunk', address: /mfe-auth\/.*expose-routes/, faults: alteredOrHanging, panel: areaPanel },
  { part: 'screen chunk', address: /mfe-auth\/.*\/login\.js/, faults: altered, panel: screenPanel },
]

for (const { part, address, faults, panel } of broken) {
  const names = Object.keys(faults).join(', then ')
  test(`an area’s ${part} is ${names}: the rest works, and a retry heals without a reload`, async ({
    page,
    wire,
  }) => {
    const addresses = () => new Set(wire.asked.filter((asked) => address.test(asked))).size
    await page.goto(wire.url)
    await whenReady(page)
    await mark(page)
    for (const [name, fault] of Object.entries(faults))
      await test.step(name, async () => {
        await theRestWorks(page)
        wire.heal()
        wire.breaks(address, fault)
        const known = addresses()
        await openLogin(page)
        await isBroken(page, panel, { timeout: 25_000 })
        expect.soft(addresses()).toBeGreaterThan(known)
      })
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
    wire.heal()
    await retryLogin(page)
  })
}

test('an area’s stylesheet is missing: the rest works, and a retry heals without a reload', async ({
  page,
  wire,
}) => {
  wire.breaks(/mfe-auth\/.*style/, 'missing')
  await page.goto(wire.url)
  await whenReady(page)
  await mark(page)
  await staysBroken(page, areaPanel)
  wire.heal()
  await retryLogin(page)
})

test('a demo whose stylesheet is tampered with, then missing, is never shown without it, and a retry heals', async ({
  page,
  wire,
}) => {
  const late = /mfe-public\/.*late\.css/
  const asked = () => wire.asked.filter((address) => late.test(address))
  const section = page.locator('#demo')
  const demo = section.getByRole('region', { name: 'Pergunte aos números de uma loja' })
  const retry = section.getByRole('button', { name: 'Tentar novamente' })
  wire.breaks(late, tampered)
  await page.goto(`${wire.url}/agents/bi#demo`)
  await whenReady(page)
  await expect(retry).toBeVisible()
  await expect(demo).toHaveCount(0)

  wire.heal()
  wire.breaks(late, 'missing')
  await retry.click()
  await expect.poll(asked).toHaveLength(2)
  await expect(retry).toBeVisible()
  await expect(demo).toHaveCount(0)

  wire.heal()
  await retry.click()
  await expect(demo).toBeVisible()
  expect(asked()).toEqual([
    expect.stringMatching(/late\.css$/),
    expect.stringMatching(/late\.css\?try=2$/),
    expect.stringMatching(/late\.css\?try=3$/),
  ])
  const sheet = page.locator('link[rel="stylesheet"][href*="late.css"]')
  await expect(sheet).toHaveCount(1)
  await expect(sheet).toHaveAttribute('integrity', /^sha256-/)
})

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

test('an entry that throws gives way to the build before; with one of the wrong shape after it the panel comes, and heals', async ({
  gateway,
  page,
}) => {
  const throwing = await releaseWithEntry(
    'mfe-auth',
    (entry) => `if (!globalThis.healed) throw new Error('boom');${entry}`,
  )
  const misshapen = await releaseWithEntry(
    'mfe-auth',
    (entry, { global }) =>
      `{const broken = !globalThis.healed;${entry};if (broken) globalThis['${global}'] = { init() {}, get: async () => () => ({}) };}`,
  )
  try {
    await publishBroken(gateway, throwing.folder)
    await page.goto(gateway.url)
    await whenReady(page)
    await openLogin(page)
    // The good build was live before this one.
    await expect(page.getByLabel('E-mail')).toBeVisible()

    // Now both the live and the earlier build are broken.
    await publishBroken(gateway, misshapen.folder)
    await page.goto(gateway.url)
    await whenReady(page)
    await mark(page)
    await staysBroken(page, areaPanel)
    await page.evaluate(() => Object.assign(globalThis, { healed: true }))
    await retryLogin(page)
  } finally {
    await throwing.remove()
    await misshapen.remove()
  }
})

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

test('an entry for another platform is not even asked for', async ({ page, wire }) => {
  const ofAuth = /("mfe-auth":\{"current":\{[^}]*"platform":")[^"]*/
  wire.breaks(/^\/$/, { change: (body) => body.replace(ofAuth, '$1^9.0.0') })
  await page.goto(wire.url)
  await whenReady(page)
  await openLogin(page)
  await isBroken(page, areaPanel)
  await theRestWorks(page)
  expect(wire.asked.filter((address) => /mfe-auth\/.*\.js/.test(address))).toEqual([])
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

const isBroken = (page: Page, panel: string, patience?: { timeout: number }) =>
  expect(page.getByRole('heading', { name: panel })).toBeVisible(patience)

/** Twice, with another area in between. */
async function staysBroken(page: Page, panel: string) {
  await openLogin(page)
  await isBroken(page, panel)
  await theRestWorks(page)
  await openLogin(page)
  await isBroken(page, panel)
}

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
