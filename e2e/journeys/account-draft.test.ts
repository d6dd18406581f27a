import type { Page } from '@playwright/test'
import { type Account, card, endOnServer, enterSettings, logIn, test } from '../fixtures/accounts'
import { expect } from '../fixtures/test'

const settings = '/dashboard/settings?secao=perfil'
const recovered = 'Recuperamos o que você havia digitado.'

const name = (page: Page) => card(page, 'Seus dados').getByLabel('Nome completo')
const company = (page: Page) => card(page, 'Seus dados').getByLabel('Empresa')
const save = (page: Page) => card(page, 'Seus dados').getByRole('button', { name: 'Salvar' }).click()

/** Finds on saving what was typed that the session has ended meanwhile. */
async function saveWithoutSession(page: Page) {
  await endOnServer(page)
  await save(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Sessão Expirada' })).toBeVisible()
}

async function logInAgain(page: Page, account: Account) {
  await page.getByRole('button', { name: 'Fazer Login' }).click()
  await logIn(page, account)
  await expect(page).toHaveURL(settings)
}

// The browser reports every 401 itself.
test.use({ allowedNoise: /^Failed to load resource: .*401/ })

test('what was typed is there again after a reload and after the login, can be saved, and goes with signing out', async ({
  context,
  page,
  createAccount,
}) => {
  const account = await createAccount()
  await enterSettings(page, account)
  await name(page).fill('Marta Siqueira')
  await page.reload()
  await expect(page.getByText(recovered)).toBeVisible()
  await expect(name(page)).toHaveValue('Marta Siqueira')

  await saveWithoutSession(page)
  await logInAgain(page, account)
  await expect(page.getByText(recovered)).toBeVisible()
  await expect(name(page)).toHaveValue('Marta Siqueira')
  await expect(company(page)).toHaveValue('Oficina do Bairro')
  await save(page)
  await expect(page.getByText('Dados salvos.')).toBeVisible()
  await expect(page.getByText(recovered)).toBeHidden()
  await page.reload()
  await expect(name(page)).toHaveValue('Marta Siqueira')
  await expect(page.getByText(recovered)).toBeHidden()

  await name(page).fill('Rita Prado')
  // Another tab has not typed anything.
  const other = await context.newPage()
  await other.goto(settings)
  await expect(name(other)).toHaveValue('Marta Siqueira')
  await other.getByRole('button', { name: 'Sair da conta' }).click()
  await expect(page).toHaveURL(`/auth/login?from=${encodeURIComponent(settings)}`)
  await logIn(page, account)
  await expect(name(page)).toHaveValue('Marta Siqueira')
  await expect(page.getByText(recovered)).toBeHidden()
})

test('what was typed when the session ended is seen by nobody else in the same tab, and then it is gone', async ({
  page,
  createAccount,
}) => {
  const [owner, stranger] = [await createAccount(), await createAccount()]
  await enterSettings(page, owner)
  await name(page).fill('Marta Siqueira')
  await saveWithoutSession(page)
  await logInAgain(page, stranger)
  await expect(name(page)).toHaveValue('Helena Prado')
  await expect(page.getByText(recovered)).toBeHidden()

  await page.getByRole('button', { name: 'Sair da conta' }).click()
  await expect(page).toHaveURL('/')
  await enterSettings(page, owner)
  await expect(name(page)).toHaveValue('Helena Prado')
  await expect(page.getByText(recovered)).toBeHidden()
})
