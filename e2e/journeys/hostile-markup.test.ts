import type { Page } from '@playwright/test'
import type { EnginePage } from '../engines/engine-page'
import { engines } from '../engines/engines'
import { hostileAddresses, payloads } from '../fixtures/hostile-markup'
import { fillWithMarkup } from '../fixtures/hostile-site'
import { test as base } from '../fixtures/team-site'
import { expect } from '../fixtures/test'

/** `PAYLOADS=all` has every screen opened, in each browser, and every address take each payload; so has `npm run nightly`. */
const all = process.env.PAYLOADS === 'all'

type Filled = Awaited<ReturnType<typeof fillWithMarkup>>
type Who = keyof Filled['pages']
type Telling = Record<Who, RegExp>

interface WorkerFixtures {
  filled: Filled
}

const test = base.extend<object, WorkerFixtures>({
  /** A site on which payloads stand wherever people leave words. */
  filled: [
    async ({ backendOfAll }, use) => use(await fillWithMarkup(backendOfAll)),
    { scope: 'worker', timeout: 60_000 },
  ],
})

test.describe.configure({ mode: 'default', timeout: 120_000 })
// Addresses that lead nowhere, and what somebody else may not see.
test.use({ allowedNoise: /^Failed to load resource: .*40[0134]/ })

/** Pages that are made of strings elsewhere than in the shell, and those where data become addresses, styles or drawings. */
const telling: Telling = {
  customer: /site-builder\?aba=trabalho|conversa=|intelligence\?aba=resultados/,
  administrator: /conversa=|cliente=|produto=/,
  visitor: /./,
}

test('markup that people leave is shown as text', async ({ site, filled, page }) => {
  const wrong = watch(page, site.url)
  const screens = screensOf(filled, telling)
  for (const [who, path] of screens) {
    if (who === 'visitor') await isRendered(site.url)
    await beAt(page, site.url, path, tokenOf(filled, who))
    await isShown(page, path)
  }
  tell(`${filled.payloads} payloads in ${filled.fields} fields on ${screens.length} screens`)
  expect(wrong).toEqual([])
})

test('markup in addresses is text, or nothing', async ({ site, filled, page }) => {
  const wrong = watch(page, site.url)
  const addresses: [Who, string, number][] = [
    ['visitor', '/?q=', 1500],
    ['visitor', '/agents?q=', 1500],
    ['visitor', '/auth/login?from=', 1500],
    ['visitor', '/auth/signup?agent=', 1500],
    ['visitor', '/consultation?agente=', 1500],
    ['visitor', '/consultation/manage?id=', 500],
    ['visitor', '/privacy#', 1500],
    ['visitor', '/auth/reset-password#token=', 450],
    ['visitor', '/', 300],
    ['visitor', '/agents/', 300],
    ['visitor', '/c/', 300],
    ['visitor', '/s/', 300],
    ['visitor', '/dev/mail?to=', 250],
    ['customer', '/dashboard/services/', 300],
    ['administrator', '/admin/products?q=', 100],
    ['administrator', '/admin?aba=', 300],
  ]
  const texts = payloads()
  let opened = 0
  for (const [who, path, longest] of addresses) {
    const own = all ? payloads() : texts
    do {
      await beAt(page, site.url, path + encodeURIComponent(own.upTo(longest)), tokenOf(filled, who))
      expect(await page.evaluate(outcome), path).toMatchObject({ ran: null, elsewhere: [], isTitled: true })
      opened += 1
    } while (all && !own.areAllUsed())
  }
  for (const address of all ? hostileAddresses : hostileAddresses.slice(0, 2)) {
    await beAt(page, site.url, `/auth/login?from=${encodeURIComponent(address)}`, filled.customer)
    await expect(page).not.toHaveURL(/\/auth\/login/)
    expect(new URL(page.url()).origin).toBe(site.url)
    opened += 1
  }
  tell(`${opened} addresses`)
  expect(wrong).toEqual([])
})

const mostTelling: Telling = {
  customer: /conversa=|intelligence\?aba=resultados/,
  administrator: /conversa=|cliente=/,
  visitor: /^\/(?:agents\/|s\/|c\/)/,
}

for (const { name, open } of engines)
  test(`markup that people leave is shown as text in ${name}`, async ({ site, filled }) => {
    const page = await open()
    try {
      for (const [who, path] of screensOf(filled, mostTelling)) {
        await page.goto(`${site.url}/robots.txt`)
        await page.evaluate(keepToken, tokenOf(filled, who))
        await page.goto(site.url + path)
        await isShown(page, path)
      }
      const wrong = page.noise.filter((line) => /refused|violat|blocked|mal\.example/i.test(line))
      // An icon that Firefox looks for beside a text, on which nothing runs.
      expect(wrong.filter((line) => !line.includes('/favicon.ico'))).toEqual([])
    } finally {
      await page.close()
    }
  })

/** Notes what a page asks elsewhere, and each dialog. */
function watch(page: Page, site: string): string[] {
  const wrong: string[] = []
  page.on('dialog', async (dialog) => {
    wrong.push(`${page.url()} opens a dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.context().on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).origin !== site)
      wrong.push(`${page.url()} asks ${request.url()}`)
  })
  return wrong
}

const screensOf = ({ pages }: Filled, telling: Telling) =>
  (Object.keys(telling) as Who[]).flatMap((who) =>
    pages[who].filter((path) => all || telling[who].test(path)).map((path) => [who, path] as const),
  )

const tokenOf = (filled: Filled, who: Who) => (who === 'visitor' ? '' : filled[who])
const keepToken = (token: string) => localStorage.setItem('ag.token', token)
const tell = (what: string) => {
  if (process.env.PAYLOADS) console.info(what)
}

/** Opens a page as somebody. */
async function beAt(page: Page, site: string, path: string, token: string): Promise<void> {
  if (!page.url().startsWith(site)) await page.goto(`${site}/robots.txt`)
  await page.evaluate(keepToken, token)
  await page.goto(site + path)
  await expect(page.locator('h1').first()).toBeAttached()
}

/** The gateway renders what it says of products, and then of the company, anew a few seconds after they change. */
const isRendered = (site: string) =>
  expect
    .poll(async () => (await fetch(`${site}/privacy`)).text(), { timeout: 20_000 })
    .toMatch(/executed=|mal\.example/)

/** Waits until a page has shown what people left, and has its title: nothing has run, and nothing was asked elsewhere. */
async function isShown(page: Page | EnginePage, path: string): Promise<void> {
  const evaluate = () => (page as EnginePage).evaluate(outcome)
  const right = { ran: null, elsewhere: [], isTitled: true, isShown: true }
  await expect.poll(evaluate, { message: path }).toEqual(right)
}

/** Runs in the page. */
function outcome() {
  const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[]
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
  const shown = [document.body.innerText, ...fields.map(({ value }) => value)]
  return {
    ran: (window as { executed?: unknown }).executed ?? null,
    elsewhere: performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /^https?:/.test(name) && new URL(name).origin !== location.origin),
    isTitled: Boolean(document.querySelector('h1')?.textContent),
    isShown: shown.some((text) => /executed=|mal\.example/.test(text)),
  }
}
