import { test } from '../fixtures/team-site'
import { administrator, expect, whenReady } from '../fixtures/test'

test.describe.configure({ timeout: 120_000 })
// Refused in words, which the browser writes into its console.
test.use({ allowedNoise: /status of 400/ })

test("A8: a picture sent in the admin area stands on the agent's page, on a phone as well", async ({
  page,
  site,
  backend: _,
  beSignedIn,
  elsewhere,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await beSignedIn(administrator)
  await page.goto(`${site.url}/admin/products?produto=prospect`)
  await whenReady(page)
  const photo = await page.screenshot({ type: 'jpeg', quality: 80 })
  await page.getByRole('button', { name: 'Enviar imagem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar imagem' })
  await dialog.getByLabel('Descrição da imagem').fill('A administração em um celular')
  const file = dialog.getByLabel('Arquivo')
  await file.setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  await dialog.getByRole('button', { name: 'Salvar imagem' }).click()
  await expect(dialog.getByText('Escolha uma imagem JPEG, PNG ou WebP.')).toBeVisible()
  await file.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo })
  await dialog.getByRole('button', { name: 'Salvar imagem' }).click()
  await expect(dialog).toHaveCount(0)
  const kept = page.getByRole('img', { name: 'A administração em um celular' })
  await expect(kept).toBeVisible()
  await expect.poll(() => kept.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280)

  await expect
    .poll(async () => (await fetch(`${site.url}/agents/prospect`)).text(), { timeout: 10_000 })
    .toContain('A administração em um celular')
  const visitor = await elsewhere({ viewport: { width: 390, height: 844 } })
  await visitor.goto(`${site.url}/agents/prospect`)
  await whenReady(visitor)
  const picture = visitor.getByRole('img', { name: 'A administração em um celular' })
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280)
  const answer = await fetch(site.url + (await picture.getAttribute('src')))
  expect([answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([
    'image/webp',
    'nosniff',
  ])
  expect(await (await fetch(`${site.url}/agents/bi`)).text()).not.toContain('/pictures/')

  await page.getByRole('button', { name: 'Remover imagem' }).click()
  await expect(page.getByText('Sem imagem.')).toBeVisible()
  await expect
    .poll(async () => (await fetch(`${site.url}/agents/prospect`)).text(), { timeout: 10_000 })
    .not.toContain('/pictures/')
})
