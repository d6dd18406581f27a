import type { Page } from '@playwright/test'
import { test } from '../fixtures/gateway'
import { customer, expect, storeToken } from '../fixtures/test'
import { releaseWithWords } from '../fixtures/variants'

const releases = Number(process.env.RELEASES || 50)
const sessions = Number(process.env.SESSIONS || 20)
/** People look at a page before they go on. */
const look = 1000

test.describe.configure({ timeout: 60_000 + releases * 15_000 })

/** A screen by its link, with something on it that only this screen shows. */
const screens = [
  { link: 'Faturamento', title: 'Faturamento' },
  { link: 'Uso', title: 'Uso' },
  { link: 'Serviços', title: 'Serviços' },
]
const draft = 'Um nome que ainda não foi salvo'

test(`${releases} releases of an area cost ${sessions} open sessions neither a reload nor a word`, async ({
  elsewhere,
  gateway,
  tokenOf,
  noise,
}) => {
  const token = await tokenOf(customer)
  const counts = { releases: 0, navigations: 0, reloads: 0, formsLost: 0 }
  let isOver = false

  async function open(): Promise<Page> {
    const page = await elsewhere()
    await storeToken(page.context(), token)
    await page.goto(`${gateway.url}/dashboard`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // It fires for a document that is loaded, and not for a way within the page.
    page.on('domcontentloaded', () => {
      counts.reloads += 1
    })
    return page
  }
  const pages: Page[] = []
  for (let session = 0; session < sessions; session += 1) pages.push(await open())
  const [writer, ...walkers] = pages as [Page, ...Page[]]
  await goTo(writer, { link: 'Configurações', title: 'Configurações' })
  await writer.getByLabel('Nome completo').fill(draft)

  const walks = walkers.map(async (page, number) => {
    for (let step = number; !isOver; step += 1) {
      await goTo(page, screens[step % screens.length] as (typeof screens)[number])
      counts.navigations += 1
      await page.waitForTimeout(look)
    }
  })
  const published = (async () => {
    for (let nth = 1; nth <= releases; nth += 1) {
      const words = { 'Dados de faturamento': saidBy(nth) }
      const { folder, remove } = await releaseWithWords('mfe-dashboard', words)
      await gateway.release('publish', 'mfe-dashboard', '--from', folder)
      await remove()
      // They ask what is live, as they do every minute and whenever they have a network again.
      const asks = pages.map((page) => page.evaluate(() => window.dispatchEvent(new Event('online'))))
      await Promise.all(asks)
      await expect(writer.getByText('Há uma versão nova desta página')).toBeVisible()
      if ((await writer.getByLabel('Nome completo').inputValue()) !== draft) counts.formsLost += 1
      counts.releases = nth
    }
  })()
  await Promise.race([published, Promise.all(walks)])
  isOver = true
  await Promise.all(walks)

  // The last one waits for the way to another screen, once its files have come.
  for (const page of pages)
    await expect
      .poll(async () => {
        await goTo(page, { link: 'Uso', title: 'Uso' })
        await goTo(page, { link: 'Faturamento', title: 'Faturamento' })
        return page.getByRole('heading', { name: /^Dados de faturamento/ }).textContent()
      })
      .toBe(saidBy(releases))
  console.log(JSON.stringify({ sessions, ...counts, errors: noise.lines.length }))
  expect(counts).toMatchObject({ releases, reloads: 0, formsLost: 0 })
  expect(counts.navigations).toBeGreaterThanOrEqual(releases * walkers.length)
  for (const page of pages) await page.close()
})

const saidBy = (nth: number) => `Dados de faturamento, versão ${nth}`

/** Follows a link of the area; what does not come, or is an error instead, fails the journey. */
async function goTo(page: Page, { link, title }: { link: string; title: string }) {
  await page
    .getByRole('navigation', { name: 'Seções do painel' })
    .getByRole('link', { name: link, exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
}
