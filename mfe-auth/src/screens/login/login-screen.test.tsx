import { getMe, login, resendVerification } from '@ag/contracts'
import { fakeBackend, makeToken, makeUser, renderScreen } from '@ag/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { LoginScreen } from './login-screen'

const accepted = () => {
  fakeBackend.replies(login, { token: makeToken(), user_id: 'usr_1', email_verified: true, expires_in: 3600 })
  fakeBackend.replies(getMe, makeUser())
}

async function logIn(email = 'ana@empresa.com.br', password = 'frase longa e rara') {
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), email)
  await userEvent.type(screen.getByLabelText(/^Senha/), password)
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
}

it('passes axe and can be filled in by a password manager', async () => {
  const { container } = renderScreen(<LoginScreen />, { path: '/auth/login' })
  expect(screen.getByRole('heading', { level: 1, name: 'Entrar na sua conta' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('autocomplete', 'username')
  expect(screen.getByLabelText(/^Senha/)).toHaveAttribute('autocomplete', 'current-password')
  expect(await axe(container)).toHaveNoViolations()
})

it('leads to the dashboard', async () => {
  accepted()
  const { address } = renderScreen(<LoginScreen />, { path: '/auth/login' })
  await logIn()
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(fakeBackend.requests(login)).toEqual([
    { email: 'ana@empresa.com.br', password: 'frase longa e rara', remember_me: false },
  ])
})

it('leads back to where the guard turned somebody away', async () => {
  accepted()
  const { address } = renderScreen(<LoginScreen />, {
    path: `/auth/login?from=${encodeURIComponent('/dashboard/billing?page=2')}`,
  })
  await logIn()
  await waitFor(() => expect(address()).toBe('/dashboard/billing?page=2'))
})

it('never leads to another site', async () => {
  accepted()
  const { address } = renderScreen(<LoginScreen />, { path: '/auth/login?from=//mal.example/dashboard' })
  await logIn()
  await waitFor(() => expect(address()).toBe('/dashboard'))
})

it('remembers only those who ask for it', async () => {
  accepted()
  renderScreen(<LoginScreen />, { path: '/auth/login' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lembrar de mim' }))
  await logIn()
  await waitFor(() =>
    expect(fakeBackend.requests(login)).toEqual([expect.objectContaining({ remember_me: true })]),
  )
})

it('sends those who are signed in on their way', () => {
  const { address } = renderScreen(<LoginScreen />, { path: '/auth/login', session: 'signed-in' })
  expect(address()).toBe('/dashboard')
})

it('does not tell which part was wrong', async () => {
  fakeBackend.fails(login, 401, { code: 'AUTH_INVALID_CREDENTIALS' })
  const { address } = renderScreen(<LoginScreen />, { path: '/auth/login' })
  await logIn()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível entrarEmail ou senha incorretos. Verifique suas credenciais.',
  )
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@empresa.com.br')
  expect(address()).toBe('/auth/login')
})

it('says how long to wait after too many tries', async () => {
  fakeBackend.fails(login, 429, { code: 'RATE_LIMITED', retry_after: 90 })
  renderScreen(<LoginScreen />, { path: '/auth/login' })
  await logIn()
  expect(await screen.findByRole('alert')).toHaveTextContent('Aguarde 90 segundos e tente novamente.')
})

it('asks for the e-mail to be confirmed first, and sends the link again', async () => {
  fakeBackend.replies(login, { token: null, user_id: 'usr_1', email_verified: false })
  fakeBackend.replies(resendVerification, { message: 'Enviado.', retry_after: 60 })
  const { container, address } = renderScreen(<LoginScreen />, { path: '/auth/login' })
  await logIn()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Por favor, verifique seu email antes de fazer login. Verifique sua caixa de entrada.',
  )
  expect(address()).toBe('/auth/login')

  await userEvent.click(screen.getByRole('button', { name: 'Reenviar e-mail de verificação' }))
  expect(
    await screen.findByText('Se este e-mail ainda precisar de confirmação, enviaremos um novo link.'),
  ).toBeVisible()
  expect(screen.getByText('Você pode pedir outro em 60 segundos.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reenviar e-mail de verificação' })).toBeDisabled()
  expect(fakeBackend.requests(resendVerification)).toEqual([{ email: 'ana@empresa.com.br' }])
  expect(await axe(container)).toHaveNoViolations()
})

it('asks for what is missing before it sends anything', async () => {
  accepted()
  renderScreen(<LoginScreen />, { path: '/auth/login' })
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
    'Informe um e-mail válido.',
  )
  expect(screen.getByLabelText(/^Senha/)).toHaveAccessibleDescription('Informe sua senha.')
  expect(fakeBackend.requests(login)).toEqual([])
})
