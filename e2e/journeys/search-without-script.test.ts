import { getPricing, getProduct, type Pricing, type ProductDetails } from '@ag/contracts'
import { agents } from '../fixtures/screens'
import { apiUrl } from '../fixtures/site-settings'
import { expect, test } from '../fixtures/test'

test.use({ javaScriptEnabled: false })

/** Longest that an agent's page may be on a phone, in pixels. */
const longest = 7000

const ask = async <Reply>(path: string) => (await (await fetch(apiUrl + path)).json()) as Reply
const catalogue = () => ask<Pricing>(getPricing.path)
const shown = (price: number) =>
  new RegExp(`R\\$\\s${price.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}(?!\\d)`)

for (const path of ['/', '/agents'])
  test(`${path} can be read without JavaScript, every price included`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Nothing optional can happen without scripts: there is nothing to ask.
    if (path === '/') await expect(page.locator('#choice').getByRole('dialog')).toBeHidden()
    const { products } = await catalogue()
    expect(products).toHaveLength(7)
    for (const { name, price } of products) {
      await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
      await expect(page.getByRole('main').getByText(shown(price)).first()).toBeVisible()
    }
    await expect(page.getByRole('main')).not.toContainText('Carregando')
  })

for (const slug of agents)
  test(`the agent ${slug} can be read without JavaScript: price, work, usage and questions`, async ({
    page,
  }) => {
    const path = `/agents/${slug}`
    const { products, transactional } = await catalogue()
    const product = products.find(({ demo_url }) => demo_url === path)
    if (!product) throw new Error(`no product is shown at ${path}`)
    const { id, price } = product
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByText(shown(price)).first()).toBeVisible()
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(longest)
    await page.setViewportSize({ width, height })
    const { feature_details, faq } = await ask<ProductDetails>(getProduct.path.replace(':id', id))
    for (const { name } of feature_details) await expect(main.getByText(name).first()).toBeVisible()
    for (const { question, answer } of faq) {
      await main.getByText(question).click()
      await expect(main.getByText(answer)).toBeVisible()
    }
    const charged = transactional.filter(({ label }) => label === 'Créditos de IA')
    for (const { label } of charged) await expect(main.getByText(label).first()).toBeAttached()
    await expect(main).not.toContainText('Carregando')
    await expect(main.getByRole('link', { name: /^Testar grátis/ }).first()).toHaveAttribute(
      'href',
      `/auth/signup?product=${id}`,
    )
  })
