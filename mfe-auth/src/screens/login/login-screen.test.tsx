import { getMe, login, loginWithSecondFactor, resendVerification } from '@ag/contracts'
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
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('autocomplete', 'username webauthn')
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
  expect(screen.getByText(/^Você pode pedir outro em (?:60|5\d) segundos\.$/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reenviar e-mail de verificação' })).toBeDisabled()
  expect(fakeBackend.requests(resendVerification)).toEqual([{ email: 'ana@empresa.com.br' }])
  expect(await axe(container)).toHaveNoViolations()
})

describe('with a second factor', () => {
  const half = { token: null, user_id: 'usr_1', email_verified: true, second_factor: { ticket: 'tkt_1' } }
  const code = () => screen.getByRole('textbox', { name: 'Código' })
  const tooLate = 'O tempo para confirmar acabou. Entre de novo.'

  async function logInHalfway() {
    fakeBackend.replies(login, half)
    const rendered = renderScreen(<LoginScreen />, { path: '/auth/login?from=/dashboard/billing' })
    await logIn()
    await screen.findByRole('heading', { level: 1, name: 'Confirme que é você' })
    return rendered
  }
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirmar' }))

  it('asks for the code, in a field that phones can fill in', async () => {
    const { container, address } = await logInHalfway()
    expect(code()).toHaveFocus()
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(code()).toHaveAttribute('inputmode', 'numeric')
    expect(code()).toHaveAccessibleDescription('Digite o código de 6 dígitos do seu aplicativo autenticador.')
    expect(address()).toBe('/auth/login?from=/dashboard/billing')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('goes on to where somebody wanted to be when the code is right', async () => {
    const { address } = await logInHalfway()
    fakeBackend.replies(loginWithSecondFactor, { token: makeToken(), user_id: 'usr_1', email_verified: true })
    fakeBackend.replies(getMe, makeUser())
    await userEvent.click(code())
    await userEvent.paste('123 456')
    await confirm()
    await waitFor(() => expect(address()).toBe('/dashboard/billing'))
    expect(fakeBackend.requests(loginWithSecondFactor)).toEqual([{ ticket: 'tkt_1', code: '123 456' }])
  })

  it('takes a recovery code instead', async () => {
    await logInHalfway()
    fakeBackend.replies(loginWithSecondFactor, { token: makeToken(), user_id: 'usr_1', email_verified: true })
    fakeBackend.replies(getMe, makeUser())
    await userEvent.click(screen.getByRole('button', { name: 'Usar um código de recuperação' }))
    const recovery = screen.getByRole('textbox', { name: 'Código de recuperação' })
    expect(recovery).toHaveFocus()
    expect(recovery).toHaveAttribute('inputmode', 'text')
    await userEvent.type(recovery, 'abcd-efgh-1234')
    await confirm()
    await waitFor(() =>
      expect(fakeBackend.requests(loginWithSecondFactor)).toEqual([
        { ticket: 'tkt_1', code: 'abcd-efgh-1234' },
      ]),
    )
    expect(screen.queryByRole('button', { name: 'Usar um código de recuperação' })).not.toBeInTheDocument()
  })

  it('says at the field that a code is wrong, and lets it be tried again', async () => {
    await logInHalfway()
    const message = 'Código incorreto. Confira o aplicativo e tente de novo.'
    fakeBackend.fails(loginWithSecondFactor, 400, {
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'code', code: 'CODE_INVALID', message }],
    })
    await userEvent.type(code(), '000000')
    await confirm()
    await waitFor(() => expect(code()).toHaveAccessibleDescription(new RegExp(`${message}$`)))
    expect(code()).toHaveFocus()
  })

  it('asks for a code before it sends anything', async () => {
    await logInHalfway()
    await confirm()
    expect(code()).toHaveAccessibleDescription(/Informe o código\.$/)
    expect(fakeBackend.requests(loginWithSecondFactor)).toEqual([])
  })

  it('says how long to wait after too many codes', async () => {
    await logInHalfway()
    fakeBackend.fails(loginWithSecondFactor, 429, { code: 'RATE_LIMITED', retry_after: 600 })
    await userEvent.type(code(), '000000')
    await confirm()
    expect(await screen.findByRole('alert')).toHaveTextContent('Aguarde 600 segundos e tente novamente.')
  })

  it('goes back to the password when its time is over, and keeps the address', async () => {
    await logInHalfway()
    fakeBackend.fails(loginWithSecondFactor, 400, { code: 'AUTH_TOKEN_INVALID', userMessage: tooLate })
    await userEvent.type(code(), '123456')
    await confirm()
    expect(await screen.findByRole('alert')).toHaveTextContent(tooLate)
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@empresa.com.br')
    expect(screen.getByLabelText(/^Senha/)).toHaveFocus()

    fakeBackend.replies(login, { ...half, second_factor: { ticket: 'tkt_2' } })
    await userEvent.type(screen.getByLabelText(/^Senha/), 'frase longa e rara')
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
    await screen.findByRole('heading', { level: 1, name: 'Confirme que é você' })
    expect(fakeBackend.requests(login).at(-1)).toMatchObject({ email: 'ana@empresa.com.br' })
  })

  it('can be left again', async () => {
    await logInHalfway()
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }))
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@empresa.com.br')
    expect(screen.getByLabelText(/^Senha/)).toHaveValue('')
    expect(screen.getByLabelText(/^Senha/)).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

it('offers an address with a slip mended', async () => {
  renderScreen(<LoginScreen />, { path: '/auth/login' })
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ana@hotmial.com')
  await userEvent.click(await screen.findByRole('button', { name: 'Você quis dizer ana@hotmail.com?' }))
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@hotmail.com')
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

it('says when our side failed', async () => {
  fakeBackend.fails(login, 500, { code: 'INTERNAL' })
  renderScreen(<LoginScreen />, { path: '/auth/login' })
  await logIn()
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao fazer login')
})
