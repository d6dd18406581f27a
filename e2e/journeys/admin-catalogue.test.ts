import { editProduct, getAdminProduct, getPricing, login } from '@ag/contracts'
import { ask } from '../fixtures/api'
import { focused, press, tabTo } from '../fixtures/keyboard'
import { test } from '../fixtures/team-site'
import { administrator, expect, whenReady } from '../fixtures/test'

// One after the other, on one site.
test.describe.configure({ mode: 'default', timeout: 120_000 })

test.describe('two who edit one product at once', () => {
  test.use({ allowedNoise: /Failed to load resource.*409/ })
  test('both see why, and nothing is lost', async ({ page, backend, beSignedIn }) => {
    await backend.serve(page)
    await beSignedIn(administrator)
    await page.goto('/admin/products')
    await whenReady(page)
    await tabTo(page, 'Email Marketing')
    await press(page, 'Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Email Marketing' })).toBeVisible()

    const api = backend.url
    const { token = null } = await ask(login, { ...administrator, remember_me: false }, { api })
    const path = '/api/v1/admin/products/email-marketing'
    const caller = { api, ...(token && { token }) }
    const { version } = await ask({ ...getAdminProduct, path }, undefined, caller)
    const edit = { seo_title: 'Campanhas com IA', description: 'Texto da outra pessoa.' }
    await ask({ ...editProduct, path }, { version, ...edit }, caller)

    await tabTo(page, 'Descrição')
    await press(page, 'Control+a')
    await page.keyboard.type('Campanhas que você revisa e envia hoje.')
    await expect(page.getByText('Alterações não salvas')).toBeVisible()
    await tabTo(page, 'Salvar')
    await press(page, 'Enter')
    const dialog = page.getByRole('dialog', { name: 'Este registro mudou' })
    await expect(dialog.getByText(/Alice Administradora salvou uma alteração às \d\d:\d\d/)).toBeVisible()
    await expect(dialog.getByText('O atual: Texto da outra pessoa.')).toBeVisible()
    await tabTo(page, 'Salvar o que escolhi')
    await press(page, 'Enter')
    await expect(page.getByText('Alterações salvas.')).toBeVisible()
    await expect(page.getByLabel('Título na busca')).toHaveValue('Campanhas com IA')
    await expect(page.getByRole('textbox', { name: 'Descrição', exact: true })).toHaveValue(
      'Campanhas que você revisa e envia hoje.',
    )

    await page.goto('/admin?aba=auditoria&entity=product')
    await expect(page.getByRole('row', { name: /Alterou Agente: email-marketing/ })).toHaveCount(2)
  })
})

test('a feature that is added and moved up, and a price that is changed, are what visitors read within a minute', async ({
  page,
  backend,
  site,
  beSignedIn,
}) => {
  const read = async (path: string) => (await fetch(site.url + path)).text()
  const lastChange = async () => (await ask(getPricing, undefined, { api: backend.url })).updated_at
  await backend.serve(page)
  await beSignedIn(administrator)

  await test.step('a feature is added and moved up', async () => {
    await page.goto('/admin/products?produto=social-media')
    await whenReady(page)
    const list = page.getByRole('region', { name: 'Recursos' })
    await expect(list.getByRole('listitem').first()).toBeVisible()
    await tabTo(page, 'Nome')
    await page.keyboard.press('End')
    await page.keyboard.type(' AI')
    await tabTo(page, 'Adicionar recurso')
    await press(page, 'Enter')
    const dialog = page.getByRole('dialog', { name: 'Novo recurso' })
    await tabTo(page, 'Nome do recurso')
    await page.keyboard.type('Calendário compartilhado')
    await tabTo(page, 'Descrição do recurso')
    await page.keyboard.type('A equipe vê e comenta cada publicação.')
    await press(page, 'Enter')
    await expect(dialog).toBeHidden()
    await expect(list.getByRole('listitem').last()).toContainText('Calendário compartilhado')
    await expect(focused(page)).toHaveAccessibleName('Adicionar recurso')

    await tabTo(page, 'Subir Calendário compartilhado')
    await press(page, 'Enter')
    await expect(list.getByRole('listitem').last()).not.toContainText('Calendário compartilhado')
    await expect(focused(page)).toHaveAccessibleName('Subir Calendário compartilhado')
    await tabTo(page, 'Remover Calendário compartilhado')
    await press(page, 'Enter')
    await expect(list.getByText('Calendário compartilhado')).toBeHidden()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(list.getByText('Calendário compartilhado')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue('Social Media AI')
    await expect(page.getByText('Alterações não salvas')).toBeVisible()
  })

  const before = await lastChange()
  await test.step('a price is changed', async () => {
    await page.goto('/admin/pricing')
    await whenReady(page)
    await tabTo(page, 'Agendar preço: Social Media')
    await press(page, 'Enter')
    const dialog = page.getByRole('dialog', { name: 'Agendar preço: Social Media' })
    await tabTo(page, 'Novo preço por mês')
    await page.keyboard.type('89,90')
    await expect(dialog.getByText(/mant(?:ém|êm) o preço atual/)).toBeVisible()
    await tabTo(page, 'Agendar preço')
    await press(page, 'Enter')
    await expect(page.getByText('Preço agendado.')).toBeVisible()
    await expect(focused(page)).toHaveAccessibleName('Agendar preço: Social Media')
  })

  const soon = { timeout: 60_000 }
  for (const path of ['/', '/agents', '/agents/social'])
    await expect.poll(() => read(path), soon).toMatch(/R\$\s89,90/)
  await expect.poll(() => read('/agents/social'), soon).toContain('Calendário compartilhado')
  const change = await lastChange()
  expect(change).not.toBe(before)
  await expect.poll(() => read('/sitemap.xml'), soon).toContain(`<lastmod>${change}</lastmod>`)
})

test('A3: a file as Excel saves it is read with its letters, rehearsed, and then carried out', async ({
  page,
  backend,
  beSignedIn,
}) => {
  await backend.serve(page)
  await beSignedIn(administrator)
  await page.goto('/admin/products?aba=importar')
  await whenReady(page)
  const csv = (price: string) => ({
    name: 'agentes.csv',
    mimeType: 'text/csv',
    // As Excel saves it on Windows.
    buffer: Buffer.from(`id;nome;descrição;preço\nvoz;Voz;Atende ligações.;${price}\n`, 'latin1'),
  })
  await page.getByLabel('Arquivo CSV').setInputFiles(csv('grátis'))
  await page.getByRole('button', { name: 'Simular importação' }).click()
  await expect(page.getByRole('row', { name: /2 Preço por mês Informe um preço/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Importar', exact: true })).toBeHidden()
  await page.getByLabel('Arquivo CSV').setInputFiles(csv('59,90'))
  await page.getByRole('button', { name: 'Simular importação' }).click()
  await expect(page.getByText('1 linha: 1 nova, 0 alteradas, 0 sem mudança.')).toBeVisible()
  await expect(page.getByText(/^Lido como Windows-1252, separado por ponto e vírgula\./)).toBeVisible()
  await expect(page.getByText('Atende ligações.')).toBeVisible()
  await page.getByRole('button', { name: 'Importar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Importação concluída' })).toBeVisible()
  await page.goto('/admin/products?q=voz')
  await expect(page.getByRole('row', { name: /Voz.*R\$\s59,90.*Oculto/ })).toBeVisible()
})
