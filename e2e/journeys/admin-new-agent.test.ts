import { createAssistantSession, sendAssistantMessage } from '@ag/contracts'
import { ask } from '../fixtures/api'
import { readPage } from '../fixtures/read-page'
import { test } from '../fixtures/team-site'
import { administrator, expect, whenReady } from '../fixtures/test'

test.describe.configure({ timeout: 120_000 })

const soon = { timeout: 10_000 }

test('an agent made in the admin area is met by visitors within ten seconds, and is gone as soon', async ({
  page,
  backend,
  site,
  beSignedIn,
}) => {
  const read = async (path: string) => (await fetch(site.url + path)).text()
  const statusOf = async (path: string) => (await fetch(site.url + path)).status

  await backend.serve(page)
  await beSignedIn(administrator)
  await page.goto('/admin/products?produto=novo')
  await whenReady(page)
  await page.getByLabel('Nome').fill('Jurídico')
  await page.getByLabel('Descrição').fill('Lê contratos e avisa dos prazos.')
  await page.getByLabel('Preço por mês').fill('149,90')
  await page.getByRole('button', { name: 'Criar agente' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Jurídico' })).toBeVisible()
  expect(await statusOf('/agents/juridico')).toBe(404)

  await page.getByRole('button', { name: 'Trocar ícone' }).click()
  await page.getByRole('radio', { name: 'Balança' }).check()
  await page.getByLabel('Chamada').fill('Nenhum prazo perdido')
  await page.getByRole('checkbox', { name: /^Publicado/ }).check()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Publicado', { exact: true })).toBeVisible()

  await expect.poll(() => statusOf('/agents/juridico'), soon).toBe(200)
  expect(await read('/sitemap.xml')).toContain('/agents/juridico</loc>')
  for (const path of ['/', '/agents']) expect(await read(path)).toContain('href="/agents/juridico"')
  // The site's own pages let no markup be parsed.
  const told = await readPage(await page.context().newPage(), await read('/agents/juridico'))
  expect(told.title).toBe('Jurídico | Automatize')
  expect(told.canonical).toMatch(/\/agents\/juridico$/)
  expect(told.card['og:title']).toBe('Jurídico | Automatize')
  expect(told.things.find((thing) => thing['@type'] === 'Product')).toMatchObject({
    name: 'Jurídico',
    offers: { price: '149.90' },
  })
  const { session_id } = await ask(
    createAssistantSession,
    { page_url: '/agents/juridico' },
    { api: backend.url },
  )
  const { response } = await ask(
    sendAssistantMessage,
    { session_id, message: 'Quanto custa o Jurídico?' },
    { api: backend.url },
  )
  expect(response).toContain('R$ 149,90')

  await page.getByRole('checkbox', { name: /^Publicado/ }).uncheck()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Oculto', { exact: true })).toBeVisible()
  await expect.poll(() => statusOf('/agents/juridico'), soon).toBe(404)
  for (const path of ['/', '/agents', '/sitemap.xml']) expect(await read(path)).not.toContain('juridico')
})
