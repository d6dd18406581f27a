import { checkResetLink, resetPassword } from '@ag/contracts'
import { fakeBackend, renderScreen } from '@ag/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { ResetPasswordScreen } from './reset-password-screen'

const token = 'abcdefghijklmnopqrstuvwxyz012345'
const withLink = { path: `/auth/reset-password#token=${token}` }
const password = () => screen.getByLabelText(/^Nova senha/)

beforeEach(() => fakeBackend.replies(checkResetLink, { usable: true }))

async function save(text = 'girassol atravessa o rio') {
  await userEvent.type(password(), text)
  await userEvent.click(screen.getByRole('button', { name: 'Salvar nova senha' }))
}

it('saves the new password and leads to the login', async () => {
  fakeBackend.replies(resetPassword, { message: 'Senha alterada.' })
  const { container, address } = renderScreen(<ResetPasswordScreen />, withLink)
  expect(address()).toBe('/auth/reset-password')
  expect(password()).toHaveAttribute('autocomplete', 'new-password')
  expect(await axe(container)).toHaveNoViolations()
  await save()
  expect(await screen.findByRole('heading', { level: 1, name: 'Senha alterada.' })).toBeVisible()
  expect(screen.getByText('Entre novamente.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth/login')
  expect(fakeBackend.requests(resetPassword)).toEqual([{ token, password: 'girassol atravessa o rio' }])
})

it('can be read before it is saved', async () => {
  renderScreen(<ResetPasswordScreen />, withLink)
  await userEvent.type(password(), 'girassol')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }))
  expect(password()).toHaveAttribute('type', 'text')
})

it('takes a password that is pasted', async () => {
  fakeBackend.replies(resetPassword, { message: 'Senha alterada.' })
  renderScreen(<ResetPasswordScreen />, withLink)
  await userEvent.click(password())
  await userEvent.paste('girassol atravessa o rio')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Senha alterada.' })).toBeVisible()
})

it('tells how hard it is to guess', async () => {
  renderScreen(<ResetPasswordScreen />, withLink)
  await userEvent.type(password(), 'girassol atravessa o rio')
  expect(await screen.findByText('Força da senha: Forte.', undefined, { timeout: 5000 })).toBeVisible()
})

it('refuses a short password before it is sent', async () => {
  renderScreen(<ResetPasswordScreen />, withLink)
  await save('curta')
  expect(password()).toHaveAccessibleDescription(/Use pelo menos 12 caracteres\.$/)
  expect(password()).toHaveFocus()
  expect(fakeBackend.requests(resetPassword)).toEqual([])
})

it('shows what the server thinks of the password', async () => {
  const message = 'Essa senha é fácil de adivinhar. Use uma frase ou palavras pouco comuns.'
  fakeBackend.fails(resetPassword, 400, {
    code: 'VALIDATION_FAILED',
    errors: [{ field: 'password', code: 'PASSWORD_WEAK', message }],
  })
  renderScreen(<ResetPasswordScreen />, withLink)
  await save()
  await waitFor(() => expect(password()).toHaveAccessibleDescription(new RegExp(`${message}$`)))
})

it('says at once that a link cannot be used, before anything is typed', async () => {
  fakeBackend.replies(checkResetLink, { usable: false })
  renderScreen(<ResetPasswordScreen />, withLink)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Este link expirou ou já foi usado. Peça um novo.',
  )
  expect(screen.queryByLabelText(/^Nova senha/)).not.toBeInTheDocument()
})

it('leaves it to the password where nobody can say so', async () => {
  fakeBackend.fails(checkResetLink, 503, { code: 'UNAVAILABLE' })
  renderScreen(<ResetPasswordScreen />, withLink)
  await waitFor(() => expect(fakeBackend.requests(checkResetLink)).not.toEqual([]))
  expect(password()).toBeVisible()
})

it('says that a used link is dead, and leads to a new one', async () => {
  fakeBackend.fails(resetPassword, 400, { code: 'AUTH_TOKEN_INVALID' })
  renderScreen(<ResetPasswordScreen />, withLink)
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Este link expirou ou já foi usado. Peça um novo.',
  )
  expect(screen.getByRole('link', { name: 'Pedir um novo link' })).toHaveAttribute(
    'href',
    '/auth/forgot-password',
  )
})

it('without a link leads to a new one', async () => {
  const { container } = renderScreen(<ResetPasswordScreen />, { path: '/auth/reset-password' })
  expect(screen.getByRole('alert')).toHaveTextContent('Este link expirou ou já foi usado. Peça um novo.')
  expect(screen.queryByRole('button', { name: 'Salvar nova senha' })).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

it('says when our side failed', async () => {
  fakeBackend.fails(resetPassword, 500, { code: 'INTERNAL' })
  renderScreen(<ResetPasswordScreen />, withLink)
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao redefinir senha')
})
