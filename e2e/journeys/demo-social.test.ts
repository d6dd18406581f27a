import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, whenReady } from '../fixtures/test'

test('a visitor plans a week, approves a post and only then schedules it, by keyboard', async ({ page }) => {
  await page.goto('/agents/social')
  await whenReady(page)
  await page.locator('#demo').scrollIntoViewIfNeeded()
  const demo = page.getByRole('region', { name: 'Monte a semana e aprove cada post' })
  await expect(demo.getByText('Dados de exemplo')).toBeVisible()

  await demo.getByLabel(/^Tema da semana/).fill('Volta às aulas')
  await demo.getByLabel('O que você faz').selectOption('Cursos e educação')
  await demo.getByRole('checkbox', { name: 'TikTok' }).press('Space')
  await demo.getByRole('button', { name: 'Montar a semana' }).press('Enter')
  await expect(demo.getByText('9 posts escritos, todos esperando a sua aprovação.')).toBeVisible()

  await demo.getByRole('button', { name: /12:00 Instagram/ }).press('Enter')
  const post = demo.getByRole('region', { name: /^Post: Instagram/ })
  await expect(post).toBeFocused()
  await expect(post.getByRole('button', { name: 'Agendar' })).toBeDisabled()
  await post.getByLabel('O que mudar?').fill('mais curto, sem emoji')
  await page.keyboard.press('Enter')
  await expect(demo.getByText('Nova versão: texto mais curto e sem emoji. Confira e aprove.')).toBeVisible()

  await post.getByRole('button', { name: 'Aprovar' }).press('Enter')
  await expect(post.getByRole('button', { name: 'Agendar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(demo.getByText('1 de 9 aprovados, 1 agendado')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('#demo').analyze()
  expect(violations).toEqual([])

  const downloading = page.waitForEvent('download')
  await demo.getByRole('button', { name: 'Baixar agenda (.ics)' }).press('Enter')
  const file = await downloading
  expect(file.suggestedFilename()).toBe('semana-de-posts.ics')
  expect((await readFile(await file.path(), 'utf8')).match(/BEGIN:VEVENT/g)).toHaveLength(1)

  await demo.getByRole('link', { name: /^Testar grátis/ }).press('Enter')
  await expect(page).toHaveURL(/\/auth\/signup\?product=social-media&demo=/)
})
