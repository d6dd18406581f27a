import { expect, test } from '../fixtures/gateway'
import { administrator } from '../fixtures/test'
import { releaseWithEntry } from '../fixtures/variants'

test.describe.configure({ timeout: 90_000 })

test('an administrator stops a canary on the page of the releases', async ({ gateway, page, beSignedIn }) => {
  const canary = await releaseWithEntry('mfe-auth', (entry) => `${entry}\n`)
  try {
    await gateway.release('publish', 'mfe-auth', '--from', canary.folder, '--share', '10', '--skip-smoke')
    await beSignedIn(administrator)
    await page.goto(`${gateway.url}/admin?aba=publicacoes`)
    await page.getByRole('button', { name: 'Parar teste: Acesso' }).click()
    const dialog = page.getByRole('dialog', { name: 'Parar teste: Acesso' })
    await dialog.getByLabel('Motivo (opcional)').fill('erro no acesso')
    await dialog.getByRole('button', { name: 'Parar teste' }).click()
    await expect(page.getByText('Teste parado.')).toBeVisible()
    const recent = page.getByRole('region', { name: 'Mudanças recentes' })
    await expect(recent.getByRole('row', { name: /Acesso: \w+ parada em 10% erro no acesso/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Parar teste: Acesso' })).toHaveCount(0)
  } finally {
    await canary.remove()
  }
})
