import { readFile } from 'node:fs/promises'
import { card, enterSettings, test, tokenIn } from '../fixtures/accounts'
import { turnOnSecondFactor } from '../fixtures/authenticator'
import { expect } from '../fixtures/test'

test('a customer takes their data along as one file, with nothing in it that opens their account', async ({
  page,
  mail,
  createAccount,
}) => {
  const [account, stranger] = [await createAccount({ product: 'prospect' }), await createAccount()]
  const confirmation = tokenIn(await mail.link(account.email, 'Confirme seu e-mail'))
  await enterSettings(page, account, 'privacidade')
  const token = await page.evaluate(() => localStorage.getItem('ag.token'))
  const { secret, recoveryCodes } = await turnOnSecondFactor(account, token)

  const download = page.waitForEvent('download')
  await card(page, 'Cópia dos seus dados').getByRole('button', { name: 'Baixar meus dados' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d{2}-\d{2}\.json$/)
  await expect(page.getByText(`${file.suggestedFilename()} foi baixado.`)).toBeVisible()

  const text = await readFile(await file.path(), 'utf8')
  const { exported_at, records } = JSON.parse(text)
  expect(Date.now() - Date.parse(exported_at)).toBeLessThan(60_000)
  expect(records.Conta).toEqual([expect.objectContaining({ name: account.name, email: account.email })])
  expect(records.Empresa).toEqual([expect.objectContaining({ name: account.company })])
  expect(records.Assinaturas).toEqual([expect.objectContaining({ product_id: 'prospect' })])
  expect(records['E-mails']).toContainEqual(expect.objectContaining({ subject: 'Confirme seu e-mail' }))

  const keys = [account.password, token ?? '', confirmation, secret, ...recoveryCodes]
  for (const key of [...keys, '$argon2', stranger.email]) expect(text).not.toContain(key)
})
