import type { Page } from '@playwright/test'
import { expect, test, whenReady } from '../fixtures/test'

const log = (page: Page) => page.getByRole('log')

test('a lead is qualified by keyboard, with reasons, and ends with a proposed meeting', async ({ page }) => {
  // A Friday night: the first times to meet are on Monday.
  await page.clock.setFixedTime(new Date('2026-11-27T22:00:00-03:00'))
  await page.goto('/agents/prospect#demo')
  await whenReady(page)
  await expect(log(page)).toBeVisible()
  await page.getByRole('textbox', { name: 'Empresa' }).fill('Café do Porto')
  await page.keyboard.press('Enter')
  await expect(log(page).getByText(/Sou o agente de IA da Café do Porto, de Recife/)).toBeVisible()
  await expect(log(page).getByText(/legítimo interesse \(LGPD/)).toBeVisible()

  for (const [said, score] of [
    ['Tenho interesse, pode falar', 30],
    ['Somos 8 pessoas aqui', 50],
    ['Preciso resolver isso agora', 80],
    ['Marina, marina@exemplo.com.br, Empório Sol', 100],
  ] as const) {
    await page.getByRole('button', { name: said, exact: true }).press('Enter')
    await expect(page.getByText(`Nota ${score} de 100`)).toBeAttached()
    await expect(log(page)).toBeFocused()
  }
  await page.getByRole('button', { name: 'segunda, 30/11 às 14h30' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Reunião proposta' })).toBeVisible()
  await expect(page.getByText(/^segunda, 30\/11 às 14h30, por vídeo/)).toBeVisible()
  await expect(page.locator('#demo').getByRole('link', { name: /^Testar grátis/ })).toHaveAttribute(
    'href',
    /product=prospect/,
  )
})
