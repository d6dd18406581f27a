import type { Page } from '@playwright/test'
import { expect, test, whenReady } from '../fixtures/test'

const log = (page: Page) => page.getByRole('log')

async function arrive(page: Page): Promise<void> {
  await page.goto('/agents/whatsapp#demo')
  await whenReady(page)
  await expect(log(page)).toBeVisible()
}

test('the agent answers, falls quiet once the team takes over, and comes back, all by keyboard', async ({
  page,
}) => {
  await arrive(page)
  await page.getByRole('button', { name: 'Vocês entregam?' }).press('Enter')
  await expect(log(page).getByText('Entregamos até 3 km')).toBeVisible()
  await expect(log(page)).toBeFocused()

  await page.getByRole('button', { name: 'Assumir' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Devolver ao agente' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Mensagem da equipe' }).fill('Oi! Aqui é a Júlia.')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Equipe' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('textbox', { name: 'Mensagem do cliente' }).fill('Quanto custa o bolo de cenoura?')
  await page.keyboard.press('Enter')
  await expect(log(page).getByText('Quanto custa o bolo de cenoura?')).toBeVisible()
  await expect(log(page).locator('[data-side=other]')).toHaveCount(1)

  await page.getByRole('button', { name: 'Devolver ao agente' }).press('Enter')
  await page.getByRole('button', { name: 'Quanto custa o bolo de cenoura?' }).press('Enter')
  await expect(log(page).getByText(/Bolo de cenoura: R\$\s48,00/)).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar' }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toBe('conversa-whatsapp.txt')
})
