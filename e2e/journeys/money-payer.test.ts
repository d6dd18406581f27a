import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signup, verifyEmail } from '@ag/contracts'
import type { Page } from '@playwright/test'
import { type Account, newPerson, tokenIn } from '../fixtures/accounts'
import { ask } from '../fixtures/api'
import { test as base, type OwnBackend } from '../fixtures/backend'
import { billingPage, chooseNewCard } from '../fixtures/billing'
import { expect, storeToken, tokenFor } from '../fixtures/test'

interface CepService {
  url: string
  /** CEPs that it was asked for. */
  asked: string[]
}

const street = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' }

/** Says of one CEP where it is, and of any other that there is none, in the protocol of ViaCEP. */
const test = base.extend<{ cepService: CepService }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture needs
  cepService: async ({}, use) => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      const cep = /^\/ws\/(\d{8})\/json\/$/.exec(request.url ?? '')?.[1] ?? ''
      asked.push(cep)
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(cep === '01310100' ? { cep, ...street } : { erro: true }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await use({ url: `http://127.0.0.1:${port}/ws`, asked })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  },
  backendSettings: async ({ cepService }, use) => use({ CEP_URL: cepService.url }),
})

/** Somebody who tries an agent, and has told nobody whom invoices are for. */
async function newCustomer({ url: api, mail }: OwnBackend): Promise<Account> {
  const account = newPerson()
  await ask(signup, { ...account, product_id: 'whatsapp', accept_terms: true }, { api })
  const token = tokenIn(await mail.link(account.email, 'Confirme seu e-mail'))
  await ask(verifyEmail, { token }, { api })
  return account
}

const field = (page: Page, label: string) =>
  billingPage(page).profile.getByRole('textbox', { name: new RegExp(`^${label.replace(/[()]/g, '\\$&')}`) })

/** Goes on with the agent now, and is charged for it. */
async function payFirstCharge(page: Page, payer: string): Promise<void> {
  await page.goto('/dashboard/services')
  await page.getByRole('button', { name: /^Assinar(?! depois)/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Assinar Atendimento WhatsApp' })
  await expect(dialog).toContainText(payer)
  await chooseNewCard(page, 'Aprova')
  await dialog.getByRole('button', { name: /^Assinar e pagar R\$/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Atendimento WhatsApp' }).first()).toContainText(
    'Ativo',
  )
}

test.describe.configure({ timeout: 60_000 })

test('V12: before the first charge a CNPJ of either kind is checked, and a CEP fills in the address or it is typed by hand', async ({
  page: phone,
  elsewhere,
  backend,
  beSignedIn,
  cepService,
}) => {
  await phone.setViewportSize({ width: 390, height: 900 })
  await backend.serve(phone)
  await beSignedIn(await newCustomer(backend))

  await test.step('a CEP, on a phone', async () => {
    const page = phone
    await page.goto('/dashboard/billing')
    const { profile } = billingPage(page)
    const save = () => profile.getByRole('button', { name: 'Salvar' }).click()
    const cnpj = field(page, 'CNPJ')

    for (const [wrong, right, shown] of [
      ['11222333000180', '11222333000181', '11.222.333/0001-81'],
      ['12abc34501de36', '12abc34501de35', '12.ABC.345/01DE-35'],
    ] as const) {
      await cnpj.fill('')
      await cnpj.pressSequentially(wrong)
      await save()
      await expect(cnpj).toHaveAccessibleDescription('Informe um CNPJ válido.')
      await cnpj.fill('')
      await cnpj.pressSequentially(right)
      await expect(cnpj).toHaveValue(shown)
      await expect(cnpj).not.toHaveAccessibleDescription(/./)
    }
    await field(page, 'Razão social').fill('Oficina do Bairro Ltda.')

    await field(page, 'CEP').pressSequentially('01310100')
    await expect(profile.getByText('Endereço preenchido pelo CEP. Confira.')).toBeVisible()
    await expect(field(page, 'Rua')).toHaveValue(street.logradouro)
    await expect(field(page, 'Bairro')).toHaveValue(street.bairro)
    await expect(field(page, 'Cidade')).toHaveValue(street.localidade)
    await expect(profile.getByLabel('UF')).toHaveValue(street.uf)
    expect(cepService.asked).toEqual(['01310100'])
    await field(page, 'Número').fill('1000')
    await save()
    await expect(page.getByText('Dados de faturamento salvos.')).toBeVisible()

    await payFirstCharge(page, 'Oficina do Bairro Ltda., CNPJ 12.ABC.345/01DE-35')
  })

  await test.step('by hand, at a desk', async () => {
    const page = await elsewhere({ viewport: { width: 1440, height: 900 } })
    await backend.serve(page)
    await storeToken(page.context(), await tokenFor(await newCustomer(backend), backend.url))
    await page.goto('/dashboard/billing')
    const { profile } = billingPage(page)
    await field(page, 'CNPJ').pressSequentially('11222333000181')
    await field(page, 'CEP').pressSequentially('69999999')
    await expect.poll(() => cepService.asked).toEqual(['01310100', '69999999'])
    const typed = [
      ['Razão social', 'Oficina do Bairro Ltda.'],
      ['Rua', 'Rua sem CEP'],
      ['Número', '7'],
      ['Complemento (opcional)', 'Sala 12'],
      ['Bairro', 'Centro'],
      ['Cidade', 'Tefé'],
    ] as const
    for (const [label, words] of typed) await field(page, label).fill(words)
    await profile.getByLabel('UF').selectOption('AM')
    await expect(profile.getByText('Endereço preenchido pelo CEP. Confira.')).toHaveCount(0)
    // What is typed outlives the page until it is saved.
    await page.reload()
    await expect(page.getByText('Recuperamos o que você havia digitado.')).toBeVisible()
    await profile.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('Dados de faturamento salvos.')).toBeVisible()

    await page.reload()
    for (const [label, words] of [['CNPJ', '11.222.333/0001-81'], ['CEP', '69999-999'], ...typed] as const)
      await expect(field(page, label)).toHaveValue(words)
    await expect(profile.getByLabel('UF')).toHaveValue('AM')
    await expect(page.getByText('Recuperamos o que você havia digitado.')).toHaveCount(0)
    await payFirstCharge(page, 'CNPJ 11.222.333/0001-81')
  })
})
