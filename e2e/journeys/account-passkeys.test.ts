import type { Page } from '@playwright/test'
import { card, enterSettings, signOut } from '../fixtures/accounts'
import { offersNothingByItself, test } from '../fixtures/passkeys'
import { customer, expect } from '../fixtures/test'

test.describe.configure({ timeout: 60_000 })
// The browser reports every refusal itself.
test.use({ allowedNoise: /^Failed to load resource: .*401/ })

const settings = '/dashboard/settings?secao=seguranca'
const login = `/auth/login?from=${encodeURIComponent(settings)}`

const passkeys = (page: Page) => card(page, 'Chaves de acesso')
const signInByPasskey = (page: Page) => page.getByRole('button', { name: 'Entrar com chave de acesso' })

test('a passkey is added, named, offered and used at the login, and taken away', async ({
  page,
  device,
  backend,
}) => {
  await enterSettings(page, customer, 'seguranca', backend.url)
  const add = passkeys(page).getByRole('button', { name: 'Adicionar chave de acesso' })
  await expect(passkeys(page).getByText('Você ainda não tem chaves de acesso.')).toBeVisible()
  await device.isHeldByOwner(false)
  await add.click()
  await expect(passkeys(page).getByRole('alert')).toContainText(
    'O pedido foi cancelado ou demorou demais. Tente de novo quando quiser.',
  )
  await device.isHeldByOwner(true)
  await add.click()
  await expect(page.getByText(/^Chave “.+” adicionada\.$/)).toBeVisible()
  await expect(passkeys(page).getByRole('alert')).toBeHidden()
  await expect(passkeys(page).getByRole('listitem')).toContainText('Ainda não usada')
  await backend.mail.newest(customer.email, 'Chave de acesso adicionada')
  await add.click()
  await expect(passkeys(page).getByRole('alert')).toContainText(
    'Este aparelho já tem uma chave da sua conta.',
  )

  await passkeys(page)
    .getByRole('button', { name: /^Renomear/ })
    .click()
  const renaming = page.getByRole('dialog', { name: 'Renomear chave' })
  const name = renaming.getByLabel('Nome da chave')
  await name.fill('  ')
  await renaming.getByRole('button', { name: 'Salvar nome' }).click()
  await expect(name).toHaveAccessibleDescription('Dê um nome à chave.')
  await name.fill('Celular da Helena')
  await renaming.getByRole('button', { name: 'Salvar nome' }).click()
  await expect(page.getByText('Nome salvo.')).toBeVisible()
  await signOut(page)

  await page.goto(login)
  await expect(page).toHaveURL(settings)
  await expect(passkeys(page).getByRole('listitem')).toContainText('Último uso em')
  await signOut(page)

  await offersNothingByItself(page)
  await page.goto(login)
  await device.isHeldByOwner(false)
  const begun = page.waitForResponse(/passkeys%2Flogin-options/)
  await signInByPasskey(page).click()
  await begun
  await expect(signInByPasskey(page)).toBeEnabled()
  await expect(page.getByRole('alert')).toBeHidden()
  await device.isHeldByOwner(true)
  await signInByPasskey(page).click()
  await expect(page).toHaveURL(settings)
  await expect(passkeys(page).getByRole('listitem')).toContainText('Celular da Helena')
  await expect(passkeys(page).getByRole('listitem')).toContainText('Último uso em')

  await page.getByRole('button', { name: 'Remover Celular da Helena' }).click()
  const removal = page.getByRole('dialog', { name: 'Remover esta chave?' })
  await expect(removal).toContainText('“Celular da Helena” deixa de entrar na sua conta.')
  await removal.getByRole('button', { name: 'Remover chave' }).click()
  await expect(page.getByText('Chave removida.')).toBeVisible()
  await expect(passkeys(page).getByText('Você ainda não tem chaves de acesso.')).toBeVisible()
  await backend.mail.newest(customer.email, 'Chave de acesso removida')
  await signOut(page)

  await page.goto(login)
  await signInByPasskey(page).click()
  await expect(page.getByRole('alert')).toContainText(
    'Não reconhecemos esta chave de acesso. Entre com e-mail e senha.',
  )
})
