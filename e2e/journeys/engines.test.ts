import { type Engine, engines } from '../engines/engines'
import { walkIn } from '../engines/walk-in'
import type { Walker } from '../engines/walker'
import { purposeOf } from '../fixtures/before-choice'
import { tampered } from '../fixtures/fault-proxy'
import { test as base } from '../fixtures/gateway'
import { withOtherSite } from '../fixtures/other-site'
import { secondListedSite, siteUrl } from '../fixtures/site-settings'
import { administrator, customer, expect } from '../fixtures/test'

interface Fixtures {
  /** Somebody who walks through the site that all journeys share. */
  walker: Walker
  /** What the browser is expected to complain about. */
  expected: RegExp | undefined
}

const phone = [390, 844] as const
const desk = [1440, 900] as const
const publicPages = [
  '/',
  '/agents',
  '/agents/prospect',
  '/consultation',
  '/auth/login',
  '/auth/signup',
  '/privacy',
]
const overview = 'Compare os agentes e escolha o seu'

const withEngine = (engine: Engine) =>
  base.extend<Fixtures>({
    expected: [undefined, { option: true }],
    walker: ({ expected }, use) => walkIn(engine, siteUrl, expected, use),
  })

// What people do most, in the browsers of this machine that are no Chromium.
for (const engine of engines) {
  const test = withEngine(engine)

  test.describe(engine.name, () => {
    // One at a time: several WebKits on one machine wait for each other.
    test.describe.configure({ mode: 'default', timeout: 120_000 })

    test('public pages are whole and silent on a phone and on a desk, and store or ask for nothing optional before a choice', ({
      wire,
    }) =>
      walkIn(engine, wire.url, undefined, async (walker) => {
        for (const [width, height] of [phone, desk]) {
          await walker.page.resize(width, height)
          for (const path of publicPages) {
            await walker.visit(path)
            expect([path, await walker.page.evaluate(outline)]).toEqual([path, whole])
          }
        }
        expect(await walker.page.evaluate(stored)).toEqual([])
        const asked = new Set(wire.asked.filter((address) => !publicPages.includes(address)))
        expect([...asked].filter((address) => !purposeOf(address))).toEqual([])
      }))

    test('areas follow each other in one document, back and forth', async ({ walker }) => {
      await arrive(walker, '/')
      await walker.mark()
      await walker.press('link', 'Agentes')
      await walker.finds('heading', overview)
      await walker.press('link', 'Entrar')
      await walker.finds('field', 'E-mail')
      await walker.comesTo('/auth/login')
      await walker.page.evaluate(() => history.back())
      await walker.finds('heading', overview)
      await walker.page.evaluate(() => history.forward())
      await walker.finds('field', 'E-mail')
      expect(await walker.isMarked()).toBe(true)
    })

    test('the menu of a phone opens, and a key closes it', async ({ walker }) => {
      await walker.page.resize(...phone)
      await arrive(walker, '/agents')
      await walker.press('button', 'Menu')
      await walker.finds('link', 'Marcar uma reunião')
      await walker.page.key('Escape')
      await walker.until(() => document.activeElement?.getAttribute('aria-expanded') === 'false')
    })

    test('a customer signs in, goes through the dashboard and comes back to it', async ({ walker }) => {
      await walker.page.resize(...desk)
      await signIn(walker, customer)
      await walker.comesTo('/dashboard')
      for (const name of ['Serviços', 'Faturamento', 'Uso', 'Configurações']) {
        await walker.press('link', name)
        await walker.finds('heading', name)
      }
      await walker.visit('/dashboard/billing')
      await walker.finds('heading', 'Faturamento')
    })

    test('an administrator goes through the admin area', async ({ walker }) => {
      await walker.page.resize(...desk)
      await signIn(walker, administrator)
      await walker.comesTo('/admin')
      for (const name of ['Produtos', 'Preços', 'Reuniões']) {
        await walker.press('link', name)
        await walker.finds('heading', name)
      }
    })

    test.describe('on the site of somebody else', () => {
      // What the site keeps about its own visitors is none of a frame's business, and Firefox says so.
      test.use({ expected: /ag_theme/ })

      test('the assistant opens', ({ walker }) =>
        withOtherSite(async () => {
          await walker.page.goto(secondListedSite)
          await walker.press('button', 'Assistente IA')
          await walker.finds('frame', 'Assistente')
        }, secondListedSite))
    })

    test('an area whose entry is tampered with, and then missing, heals without a reload, and nothing foreign runs', ({
      wire,
    }) =>
      walkIn(engine, wire.url, noiseOfFaults, async (walker) => {
        const entry = /mfe-auth\/.*remoteEntry/
        const addresses = () => new Set(wire.asked.filter((asked) => entry.test(asked))).size
        await arrive(walker, '/')
        await walker.mark()
        for (const fault of [tampered, 'missing'] as const) {
          await walker.press('link', 'Agentes')
          await walker.finds('heading', overview)
          wire.heal()
          wire.breaks(entry, fault)
          const known = addresses()
          await walker.press('link', 'Entrar')
          await walker.finds('heading', 'Esta parte do site não abriu')
          expect(addresses()).toBeGreaterThan(known)
        }
        wire.heal()
        await heals(walker)
        expect(await walker.isMarked()).toBe(true)
        expect(await walker.page.evaluate(() => 'tampered' in window)).toBe(false)
      }))
  })
}

/** What browsers say of files that are missing or were changed. */
const noiseOfFaults = /integrity|404|remoteEntry|Failed to load|blocked|MIME/

async function arrive(walker: Walker, path: string) {
  await walker.visit(path)
  await walker.press('button', 'Rejeitar Todos')
  await walker.lacks('button', 'Rejeitar Todos')
}

async function signIn(walker: Walker, { email, password }: typeof customer) {
  await arrive(walker, '/auth/login')
  await walker.fill('E-mail', email)
  await walker.fill('Senha', password)
  await walker.page.key('Enter')
}

/** The login comes, by itself or by a press on what offers to try again. */
async function heals(walker: Walker) {
  await expect(async () => {
    if (await walker.has('field', 'E-mail')) return
    if (await walker.has('button', 'Tentar novamente')) await walker.press('button', 'Tentar novamente')
    expect(await walker.has('field', 'E-mail')).toBe(true)
  }).toPass({ timeout: 20_000 })
}

const whole = { titles: 1, mains: 1, tooWide: 0, broken: [] }

/** Runs in the page: what every page has once, and nothing that is wider than the window or did not come. */
function outline() {
  const { scrollWidth, clientWidth } = document.documentElement
  return {
    titles: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main').length,
    tooWide: Math.max(0, scrollWidth - clientWidth),
    broken: [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
  }
}

/** Runs in the page: the names of what is kept of a visitor. */
function stored(): string[] {
  return [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split('; '),
  ].filter(Boolean)
}
