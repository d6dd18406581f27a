import type { Page } from '@playwright/test'
import { newPerson, test } from '../fixtures/accounts'
import { expect, whenReady } from '../fixtures/test'

test.beforeEach(async ({ page }) => {
  await page.goto('/auth/signup')
  await whenReady(page)
})

const field = (page: Page, label: string | RegExp) => page.getByLabel(label)

test('an empty form names every missing field and starts at the first', async ({ page }) => {
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(field(page, 'Nome completo')).toBeFocused()
  const expected: [string | RegExp, string][] = [
    ['Nome completo', 'Informe seu nome.'],
    ['E-mail corporativo', 'Informe um e-mail válido.'],
    ['Empresa', 'Informe o nome da empresa.'],
    [/^Senha/, 'Use pelo menos 12 caracteres.'],
    [/^Li e aceito/, 'Aceite os termos para continuar.'],
  ]
  for (const [label, message] of expected) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message))
  }
  await expect(field(page, 'WhatsApp (opcional)')).not.toHaveAttribute('aria-invalid')
})

const mistakes: { label: string | RegExp; text: string; message: string }[] = [
  { label: 'Nome completo', text: '12', message: 'Informe seu nome.' },
  { label: 'E-mail corporativo', text: 'helena@oficina', message: 'Informe um e-mail válido.' },
  { label: 'WhatsApp (opcional)', text: '91234-5678', message: 'Informe um telefone com DDD.' },
  { label: /^Senha/, text: 'onze letras', message: 'Use pelo menos 12 caracteres.' },
  {
    label: /^Senha/,
    text: 'oficina do bairro 9',
    message: 'A senha não pode conter seu nome, e-mail ou empresa.',
  },
]

test('each mistake is named at its field, which takes the focus', async ({ page }) => {
  await fillIn(page)
  for (const { label, text, message } of mistakes) {
    const before = await field(page, label).inputValue()
    await field(page, label).fill(text)
    await page.getByRole('button', { name: 'Criar conta' }).click()
    await expect(page.getByText(message, { exact: true })).toBeVisible()
    await expect(field(page, label)).toBeFocused()
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
    await field(page, label).fill(before)
  }
})

test('the button stays under the pointer while a password is judged, on a phone and at a desk', async ({
  page,
}) => {
  const send = page.getByRole('button', { name: 'Criar conta' })
  const judged = page.getByText('Força da senha: Forte.')
  for (const width of [390, 1440]) {
    // As high as the page, which then has nowhere to scroll.
    await page.setViewportSize({ width, height: 2000 })
    await field(page, /^Senha/).fill('')
    await expect(judged).toHaveCount(0)
    const before = await send.boundingBox()
    await field(page, /^Senha/).fill('quatro rios cruzam a serra azul')
    await expect(judged).toBeVisible()
    expect(await send.boundingBox()).toEqual(before)
  }
})

test.describe('what only the server can judge', () => {
  // The browser reports every refusal itself.
  test.use({ allowedNoise: /^Failed to load resource: .*400/ })

  test('stands at its field', async ({ page }) => {
    await fillIn(page)
    await field(page, /^Senha/).fill('senha123456789')
    await page.getByRole('button', { name: 'Criar conta' }).click()
    await expect(field(page, /^Senha/)).toHaveAccessibleDescription(
      /Essa senha é fácil de adivinhar\. Use uma frase ou palavras pouco comuns\./,
    )
    await expect(field(page, /^Senha/)).toBeFocused()
    await expect(field(page, 'Nome completo')).toHaveValue('Helena Prado')
  })
})

test('the whole form works with the keyboard alone', async ({ page, mail }) => {
  const person = newPerson()
  await field(page, 'Nome completo').focus()
  for (const text of [person.name, person.email, person.company, '(11) 91234-5678', person.password]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: 'Mostrar senha' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field(page, /^Li e aceito/)).toBeFocused()
  await page.keyboard.press('Space')
  for (const name of [/^Termos de uso/, /^Política de privacidade/]) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(field(page, 'Quero receber novidades por e-mail.')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const sent = page.getByRole('heading', { level: 1, name: 'Confira seu e-mail.' })
  await expect(sent).toBeInViewport()
  await expect(page.locator(':focus')).toContainText('Confira seu e-mail.')
  await mail.newest(person.email, 'Confirme seu e-mail')
})

test('a known address is answered like a new one, and its owner hears of it', async ({
  page,
  mail,
  createAccount,
}) => {
  const owner = await createAccount()
  const answers: (string | undefined)[] = []
  for (const { email } of [owner, newPerson()]) {
    await page.goto('/auth/signup')
    await fillIn(page, email)
    await page.getByRole('button', { name: 'Criar conta' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Confira seu e-mail.' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(email)
    const answer = await page.getByRole('main').textContent()
    answers.push(answer?.replace(email, '…'))
  }
  expect(answers[0]).toBe(answers[1])
  const letter = await mail.newest(owner.email, 'Você já tem uma conta')
  expect(letter.text).toContain('/auth/login')
})

async function fillIn(page: Page, email = newPerson().email) {
  const { name, company, password } = newPerson()
  await field(page, 'Nome completo').fill(name)
  await field(page, 'E-mail corporativo').fill(email)
  await field(page, 'Empresa').fill(company)
  await field(page, /^Senha/).fill(password)
  await field(page, /^Li e aceito/).check()
}
