import { readPage } from '../fixtures/read-page'
import { test } from '../fixtures/site-without-catalogue'
import { expect, whenReady } from '../fixtures/test'

const read = async (url: string) => (await fetch(url)).text()

// The page and the pages kept on the server each ask again after a while.
test.describe('without the catalogue', () => {
  test.describe.configure({ timeout: 90_000 })
  test.use({ allowedNoise: /Failed to load resource/ })
  test('prices of reference are shown, marked and not for sale, until it comes back by itself', async ({
    siteWithoutCatalogue: { url, wire },
    page,
  }) => {
    const { things, text } = await readPage(page, await read(`${url}/agents/email`))
    expect(text).toMatch(/R\$\s147.*preço de referência/)
    expect(things.map((thing) => thing['@type'])).toContain('SoftwareApplication')
    expect(things.map((thing) => thing['@type'])).not.toContain('Product')

    await page.goto(`${url}/agents/email`)
    await whenReady(page)
    await page.evaluate(() => Object.assign(globalThis, { marked: true }))
    const main = page.getByRole('main')
    await expect(main.getByText(/^R\$\s147$/).first()).toBeVisible()
    await expect(main.getByText('preço de referência').first()).toBeVisible()
    await expect(page.getByText('Não conseguimos confirmar os preços agora')).toBeVisible()
    await expect(main.getByRole('button', { name: /^Testar grátis por 14 dias/ }).first()).toBeDisabled()
    await expect(main.getByRole('link', { name: /^Testar grátis por 14 dias/ })).toHaveCount(0)

    wire.heal()
    // The page asks again every fifteen seconds.
    await expect(main.getByText(/^R\$\s49$/).first()).toBeVisible({ timeout: 30_000 })
    await expect(main.getByText('preço de referência')).toHaveCount(0)
    await expect(main.getByRole('link', { name: /^Testar grátis por 14 dias/ }).first()).toBeVisible()
    expect(await page.evaluate(() => 'marked' in globalThis)).toBe(true)
    await expect.poll(() => read(`${url}/agents/email`), { timeout: 30_000 }).toContain('"price":"49.00"')
  })
})
