import { getPricing, productSignup, signup } from '@ag/contracts'
import { currentSession } from '@ag/platform'
import { fakeBackend, makePricing, notified, renderScreen } from '@ag/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { SignupScreen } from './signup-screen'

const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
const submit = () => screen.getByRole('button', { name: 'Criar conta' })
const password = () => screen.getByLabelText(/^Senha/)

const accepted = () =>
  fakeBackend.replies(signup, { message: 'Confira seu e-mail.', email_verification_required: true })

async function fillIn() {
  await userEvent.type(field('Nome completo'), 'Ana Souza')
  await userEvent.type(field('E-mail corporativo'), 'ana@empresa.com.br')
  await userEvent.type(field('Empresa'), 'Padaria Central')
  await userEvent.type(field('WhatsApp (opcional)'), '11912345678')
  await userEvent.type(password(), 'girassol atravessa o rio')
  await userEvent.click(screen.getByRole('checkbox', { name: /^Li e aceito/ }))
}

it('passes axe and can be filled in by the browser', async () => {
  const { container } = renderScreen(<SignupScreen />, { path: '/auth/signup' })
  expect(field('Nome completo')).toHaveAttribute('autocomplete', 'name')
  expect(field('E-mail corporativo')).toHaveAttribute('autocomplete', 'email')
  expect(field('Empresa')).toHaveAttribute('autocomplete', 'organization')
  expect(field('WhatsApp (opcional)')).toHaveAttribute('autocomplete', 'tel')
  expect(password()).toHaveAttribute('autocomplete', 'new-password')
  expect(screen.getByRole('checkbox', { name: 'Quero receber novidades por e-mail.' })).not.toBeChecked()
  expect(await axe(container)).toHaveNoViolations()
})

it('writes the number as it is here, and judges the password beside its owner', async () => {
  renderScreen(<SignupScreen />, { path: '/auth/signup' })
  await fillIn()
  expect(field('WhatsApp (opcional)')).toHaveValue('(11) 91234-5678')
  await userEvent.clear(password())
  await userEvent.type(password(), 'Padaria Central 24 horas')
  expect(
    await screen.findByText('Força da senha: Razoável. Evite seu nome, e-mail e empresa.', undefined, {
      timeout: 5000,
    }),
  ).toBeVisible()
})

it('says that the terms open in a new tab', () => {
  renderScreen(<SignupScreen />, { path: '/auth/signup' })
  for (const name of ['Termos de uso', 'Política de privacidade'])
    expect(screen.getByRole('link', { name: `${name} (abre em nova aba)` })).toHaveAttribute(
      'target',
      '_blank',
    )
})

it('asks for an account and ends at the mail that confirms it', async () => {
  accepted()
  const { container } = renderScreen(<SignupScreen />, { path: '/auth/signup' })
  await fillIn()
  await userEvent.click(submit())

  const title = await screen.findByRole('heading', { level: 1, name: 'Confira seu e-mail.' })
  expect(title.parentElement).toHaveFocus()
  expect(
    screen.getByText(
      'Se ana@empresa.com.br puder ser usado, você receberá uma mensagem com os próximos passos.',
    ),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reenviar e-mail de verificação' })).toBeVisible()
  expect(currentSession()).toEqual({ status: 'visitor' })
  expect(fakeBackend.requests(signup)).toEqual([
    {
      name: 'Ana Souza',
      email: 'ana@empresa.com.br',
      company: 'Padaria Central',
      phone: '+5511912345678',
      password: 'girassol atravessa o rio',
      accept_terms: true,
      marketing_opt_in: false,
      terms_version: '2026-11-22',
      source: { page_url: '/auth/signup' },
    },
  ])
  expect(await axe(container)).toHaveNoViolations()
})

describe('with an agent chosen', () => {
  const path = '/auth/signup?product=prospect'

  it('says which one, with the price of today', async () => {
    fakeBackend.replies(getPricing, makePricing())
    renderScreen(<SignupScreen />, { path })
    expect(
      await screen.findByText(
        'Você escolheu Prospect AI: 14 dias grátis. Se continuar, paga só os dias que restarem do mês e, depois, R$ 399 por mês. Sem cartão.',
      ),
    ).toBeVisible()
  })

  it('takes a customer to where they add it', async () => {
    fakeBackend.replies(getPricing, makePricing())
    const { address } = renderScreen(<SignupScreen />, { path, session: 'signed-in' })
    await waitFor(() => expect(address()).toBe('/dashboard/services?product=prospect'))
  })

  it('names no price while there is no catalogue', async () => {
    fakeBackend.fails(getPricing, 404, { code: 'NOT_FOUND' })
    renderScreen(<SignupScreen />, { path })
    expect(await screen.findByText('Você escolheu Prospect AI: 14 dias grátis. Sem cartão.')).toBeVisible()
  })

  it('carries it along and tells the team', async () => {
    accepted()
    fakeBackend.replies(getPricing, makePricing())
    fakeBackend.replies(productSignup, { message: 'Recebido.' })
    renderScreen(<SignupScreen />, { path })
    await fillIn()
    await userEvent.click(submit())
    await screen.findByRole('heading', { name: 'Confira seu e-mail.' })
    expect(fakeBackend.requests(signup)).toEqual([
      expect.objectContaining({
        product_id: 'prospect',
        source: { page_url: '/auth/signup?product=prospect' },
      }),
    ])
    expect(fakeBackend.requests(productSignup)).toEqual([
      {
        user_email: 'ana@empresa.com.br',
        user_name: 'Ana Souza',
        product_name: 'Prospect AI',
        product_id: 'prospect',
      },
    ])
  })

  it('takes along what was done in its demo', async () => {
    accepted()
    fakeBackend.replies(getPricing, makePricing())
    fakeBackend.replies(productSignup, { message: 'Recebido.' })
    renderScreen(<SignupScreen />, { path: `${path}&demo=${encodeURIComponent('Padaria, três leads')}` })
    await fillIn()
    await userEvent.click(submit())
    await screen.findByRole('heading', { name: 'Confira seu e-mail.' })
    expect(fakeBackend.requests(signup)).toEqual([
      expect.objectContaining({
        source: {
          page_url: '/auth/signup?product=prospect&demo=Padaria, três leads',
          demo_id: 'prospect',
        },
      }),
    ])
  })

  const notTold = (reason: string) =>
    `Seu cadastro foi recebido, mas não conseguimos avisar nossa equipe do seu interesse no Prospect AI. ${reason}`

  it.each([
    ['its detail', { detail: 'Tente mais tarde.', message: 'Outra frase.' }, 'Tente mais tarde.'],
    ['its message, without a detail', { detail: '', message: 'Muitos pedidos.' }, 'Muitos pedidos.'],
    [
      'our own words, without either',
      { detail: '', message: '' },
      'Desculpe, algo não saiu como esperado. Tente novamente em instantes.',
    ],
  ])('says that the team could not be told with %s, and undoes nothing', async (_what, said, reason) => {
    accepted()
    fakeBackend.replies(getPricing, makePricing())
    fakeBackend.fails(productSignup, 500, { code: 'INTERNAL', ...said })
    renderScreen(<SignupScreen />, { path })
    await fillIn()
    await userEvent.click(submit())
    expect(await screen.findByRole('heading', { name: 'Confira seu e-mail.' })).toBeVisible()
    expect(notified()).toEqual([notTold(reason)])
  })

  it('says nothing of the team when it has been told', async () => {
    accepted()
    fakeBackend.replies(getPricing, makePricing())
    fakeBackend.replies(productSignup, { message: 'Recebido.' })
    renderScreen(<SignupScreen />, { path })
    await fillIn()
    await userEvent.click(submit())
    expect(await screen.findByRole('heading', { name: 'Confira seu e-mail.' })).toBeVisible()
    expect(notified()).toEqual([])
  })
})

it('takes no notice of an agent that we do not sell', () => {
  renderScreen(<SignupScreen />, { path: '/auth/signup?product=outro' })
  expect(screen.queryByText(/Você escolheu/)).not.toBeInTheDocument()
})

it('says what is missing and sends nothing', async () => {
  accepted()
  renderScreen(<SignupScreen />, { path: '/auth/signup' })
  await userEvent.type(password(), 'curta')
  await userEvent.click(submit())
  expect(field('Nome completo')).toHaveAccessibleDescription('Informe seu nome.')
  expect(field('Nome completo')).toHaveFocus()
  expect(field('Empresa')).toHaveAccessibleDescription('Informe o nome da empresa.')
  expect(password()).toHaveAccessibleDescription(/Use pelo menos 12 caracteres\.$/)
  expect(screen.getByRole('checkbox', { name: /^Li e aceito/ })).toHaveAccessibleDescription(
    'Aceite os termos para continuar.',
  )
  expect(fakeBackend.requests(signup)).toEqual([])
})

it('shows what the server thinks of the password', async () => {
  const message = 'Essa senha é fácil de adivinhar. Use uma frase ou palavras pouco comuns.'
  fakeBackend.fails(signup, 400, {
    code: 'VALIDATION_FAILED',
    errors: [{ field: 'password', code: 'PASSWORD_WEAK', message }],
  })
  renderScreen(<SignupScreen />, { path: '/auth/signup' })
  await fillIn()
  await userEvent.click(submit())
  await waitFor(() => expect(password()).toHaveAccessibleDescription(new RegExp(`${message}$`)))
  expect(password()).toHaveFocus()
})

it('says when no account could be created', async () => {
  fakeBackend.fails(signup, 500, { code: 'INTERNAL' })
  renderScreen(<SignupScreen />, { path: '/auth/signup' })
  await fillIn()
  await userEvent.click(submit())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível criar sua conta. Tente novamente.',
  )
  expect(field('Empresa')).toHaveValue('Padaria Central')

  // Its answer may have been lost: sent again as it was it must not cause a second mail.
  accepted()
  await userEvent.click(submit())
  await waitFor(() => expect(fakeBackend.requests(signup)).toHaveLength(2))
  const keys = fakeBackend.headers(signup).map((headers) => headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/^[\w-]{8,}$/)
  expect(keys[1]).toBe(keys[0])
})
