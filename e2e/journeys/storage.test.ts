import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { chromiumPage } from '../engines/chromium'
import { type Engine, engines } from '../engines/engines'
import { walkIn } from '../engines/walk-in'
import type { Walker } from '../engines/walker'
import { newPerson } from '../fixtures/accounts'
import type { FaultProxy } from '../fixtures/fault-proxy'
import { test } from '../fixtures/gateway'
import { siteUrl } from '../fixtures/site-settings'
import { expect } from '../fixtures/test'

/** Storage as a visitor's browser may have it. */
interface State {
  name: string
  /** Puts it there, on an address of the site on which nothing of ours runs. */
  seed?: () => void
  /** Happens while an hour is held and a conversation goes on. */
  meanwhile?: () => void
  /** Is it still so in the end, or with what we cannot use gone? */
  holds: () => boolean
  /** Does the visitor book a meeting, besides looking? */
  books?: boolean
  /** Happens before the next document, which has the answer about cookies. */
  afterwards?: () => void
}

const states: State[] = [
  {
    name: 'blocked',
    books: true,
    holds: () =>
      (['localStorage', 'sessionStorage'] as const).every((kind) => {
        try {
          return !window[kind]
        } catch (error) {
          return error instanceof DOMException && error.name === 'SecurityError'
        }
      }),
  },
  {
    name: 'full',
    // Really full: halves of halves, until not even the shortest goes in.
    seed: () => {
      for (const storage of [localStorage, sessionStorage])
        for (let size = 2 ** 23; size >= 1; size /= 2)
          for (const nth of [1, 2])
            try {
              storage.setItem(`full.${size}.${nth}`, 'x'.repeat(size))
            } catch {
              // Half of it may.
            }
    },
    holds: () =>
      [localStorage, sessionStorage].every((storage) => {
        try {
          storage.setItem('one.more.item', 'x')
          return false
        } catch {
          return Object.keys(storage).every((key) => key.startsWith('full.'))
        }
      }),
  },
  {
    name: 'cleared in the middle of the visit',
    meanwhile: () => {
      localStorage.clear()
      sessionStorage.clear()
    },
    books: true,
    holds: () => localStorage.getItem('ag.privacy') === null,
  },
  {
    name: 'with the data of another version, then with a token that is garbage',
    // Every name that we use, with something else under it.
    seed: () => {
      const timestamp = new Date().toISOString()
      const ofAnother = {
        'ag.token': { access: 'a', until: 9 },
        'ag.org_id': ['a', 'b'],
        'ag.privacy': {
          preferences: ['all'],
          action: { name: 'accept' },
          timestamp,
          version: 9,
          unsent: [null, 'accept', { what: 'accept', at: 9 }, { key: {} }],
          early: { answer: 'accept' },
        },
        'ag.assistant_session': { id: 42, messages: [] },
        'ag.device': [1],
        'ag.demo': { agent: 'prospect', summary: { text: 'a' }, content: 'b', made_at: 'c' },
        'ag.functional.passkey_offer': { dismissed: true },
      }
      for (const [key, value] of Object.entries(ofAnother)) localStorage.setItem(key, JSON.stringify(value))
      for (const name of ['booking-hold', 'payment'])
        sessionStorage.setItem(`ag.draft.${name}`, '{"slot":"10:00","owner":{},"values":[7],"until":"soon"}')
    },
    holds: () => localStorage.getItem('ag.token') === null,
    // It says that it is good for long, and no header can hold it.
    afterwards: () => localStorage.setItem('ag.token', `☃\n.${btoa('{"exp":9999999999}')}.☃`),
  },
]

/** What a browser says of a token that the server refuses, and Firefox of an icon where the storage is prepared. */
const expected = /\b401\b|favicon\.ico/

const chromium = (page: Page): Engine => ({ name: 'Chromium', open: async () => chromiumPage(page) })

for (const name of ['Chromium', ...engines.map((engine) => engine.name)] as const)
  test.describe(name, () => {
    test.use({ decided: false, allowedNoise: expected })
    // Several of the others on one machine wait for each other.
    if (name !== 'Chromium') test.describe.configure({ mode: 'default', timeout: 120_000 })

    for (const state of states)
      test(`a visitor gets everywhere with storage ${state.name}`, async ({ page, wire }) => {
        const engine = engines.find((other) => other.name === name) ?? chromium(page)
        const way = state.name === 'blocked' ? await blocked(engine, page, wire) : { engine, site: siteUrl }
        await walkIn(way.engine, way.site, expected, (walker) => visit(walker, way.site, state, name))
      })
  })

/**
 * A browser that blocks storage. Firefox has a setting for it. Of the others, as journeys get them, none has: their pages have a
 * script before all of ours, which in WebKit comes over the wire, with its hash in the content policy.
 */
async function blocked(
  engine: Engine,
  page: Page,
  wire: FaultProxy,
): Promise<{ engine: Engine; site: string }> {
  if (engine.name === 'Firefox')
    return { engine: { ...engine, open: () => engine.open({ blocksStorage: true }) }, site: siteUrl }
  if (engine.name === 'Chromium') {
    await page.addInitScript(blockStorage)
    return { engine, site: siteUrl }
  }
  const script = `(${blockStorage})()`
  const hash = createHash('sha256').update(script).digest('base64')
  wire.breaks(/^\/$/, {
    change: (body, headers) => {
      const policy = String(headers['content-security-policy'])
      headers['content-security-policy'] = policy.replace('script-src', `script-src 'sha256-${hash}'`)
      return body.replace('<head>', `<head><script>${script}</script>`)
    },
  })
  return { engine, site: wire.url }
}

function blockStorage() {
  for (const kind of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, kind, {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
    })
}

async function visit(walker: Walker, site: string, state: State, browser: Engine['name']) {
  const { page } = walker
  if (state.seed) {
    await page.goto(`${site}/robots.txt`)
    await page.evaluate(state.seed)
  }
  await walker.visit('/')
  await walker.press('button', 'Rejeitar Todos')
  await walker.lacks('button', 'Rejeitar Todos')
  await walker.mark()
  await staysWhole(walker)

  await walker.press('link', 'Agentes')
  await walker.finds('heading', 'Compare os agentes e escolha o seu')
  await staysWhole(walker)
  await walker.press('link', /^Prospect AI$/)
  await walker.comesTo('/agents/prospect')
  await walker.press('link', 'Ver demo')
  await walker.press('button', 'Tenho interesse, pode falar')
  await walker.reads('Nota 30 de 100')
  await staysWhole(walker)
  await asksForPrice(walker, 'Prospect AI')

  await walker.press('link', 'Marcar uma reunião')
  await walker.press('button', 'Próximo mês')
  await walker.finds('button', /, \d+ horários? livres?/)
  await staysWhole(walker)
  if (state.books) await books(walker, state, browser)

  if (state.meanwhile) {
    await walker.press('link', 'Agentes')
    await walker.finds('heading', 'Compare os agentes e escolha o seu')
    await asksForPrice(walker, 'Site Builder')
  }
  await walker.press('link', 'Entrar')
  await walker.finds('field', 'E-mail')
  await staysWhole(walker)
  expect(await page.evaluate(state.holds)).toBe(true)
  if (state.afterwards) {
    await page.evaluate(state.afterwards)
    await walker.visit('/agents')
    await walker.mark()
    await staysWhole(walker)
    expect(await page.evaluate(state.holds)).toBe(true)
  }
}

/** The document that was marked has a whole page, and asks about cookies no more. */
async function staysWhole(walker: Walker) {
  const { titles, mains } = await walker.page.evaluate(() => ({
    titles: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main').length,
  }))
  const asks = await walker.has('button', 'Rejeitar Todos')
  const isSame = await walker.isMarked()
  expect({ titles, mains, asks, isSame }).toEqual({ titles: 1, mains: 1, asks: false, isSame: true })
}

async function asksForPrice(walker: Walker, agent: string) {
  await walker.press('button', 'Assistente IA')
  await walker.fill('Sua mensagem', `Quanto custa o ${agent}?`)
  await walker.page.key('Enter')
  await walker.reads(`${agent} custa`)
  await walker.page.key('Escape')
}

/** Each browser has its own hour. */
const hours: Record<Engine['name'], RegExp> = { Chromium: /^10:/, Firefox: /^11:/, WebKit: /^14:/ }

async function books(walker: Walker, { meanwhile }: State, browser: Engine['name']) {
  const person = newPerson()
  await walker.press('button', /, \d+ horários? livres?/, 'last')
  await walker.press('button', hours[browser], meanwhile ? 'first' : 'last')
  await walker.reads('Reservamos este horário por 5 minutos.')
  if (meanwhile) await walker.page.evaluate(meanwhile)
  await walker.fill('Nome completo', person.name)
  await walker.fill('E-mail', person.email)
  await walker.press('field', 'Concordo com o uso destes dados')
  await walker.press('button', 'Confirmar reunião')
  await walker.reads(`Enviamos o convite para ${person.email}.`)
}
