import { enterSettings, test } from '../fixtures/accounts'
import { expect } from '../fixtures/test'

test('a customer chooses which mails to get, and finds the choice again', async ({ page, createAccount }) => {
  await enterSettings(page, await createAccount(), 'notificacoes')
  const alerts = page.getByRole('switch', { name: 'Avisos de limite de uso' })
  const news = page.getByRole('switch', { name: 'Novidades' })
  await expect(alerts).toBeChecked()
  await expect(news).not.toBeChecked()
  await alerts.click()
  await expect(page.getByText('Escolha salva.')).toBeVisible()
  await news.click()
  await expect(page.getByText('Escolha salva.')).toHaveCount(2)
  await page.reload()
  await expect(alerts).not.toBeChecked()
  await expect(news).toBeChecked()
  await expect(page.getByText(/^Faturas e pagamentos, fim do teste/)).toBeVisible()
})
