import { resendVerification, verifyEmail } from '@ag/contracts'
import { fakeBackend, renderScreen } from '@ag/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { VerifyEmailScreen } from './verify-email-screen'

const token = 'abcdefghijklmnopqrstuvwxyz012345'
const withLink = { path: `/auth/verify-email#token=${token}` }
const confirm = () => screen.getByRole('button', { name: 'Confirmar meu e-mail' })

it('confirms with one press, and uses up no link before it', async () => {
  fakeBackend.replies(verifyEmail, { message: 'E-mail confirmado.', email_verified: true })
  const { container } = renderScreen(<VerifyEmailScreen />, withLink)
  expect(fakeBackend.requests(verifyEmail)).toEqual([])
  expect(await axe(container)).toHaveNoViolations()

  await userEvent.click(confirm())
  expect(await screen.findByRole('heading', { level: 1, name: 'E-mail confirmado.' })).toBeVisible()
  expect(screen.getByText('Você já pode entrar.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth/login')
  expect(fakeBackend.requests(verifyEmail)).toEqual([{ token }])
})

it('takes the token out of the address at once', () => {
  const { address } = renderScreen(<VerifyEmailScreen />, withLink)
  expect(address()).toBe('/auth/verify-email')
  expect(confirm()).toBeEnabled()
})

it('says that a link is dead, and sends a new one', async () => {
  fakeBackend.fails(verifyEmail, 400, { code: 'AUTH_TOKEN_EXPIRED' })
  fakeBackend.replies(resendVerification, { message: 'Enviado.', retry_after: 60 })
  renderScreen(<VerifyEmailScreen />, withLink)
  await userEvent.click(confirm())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Este link expirou ou já foi usado. Peça um novo.',
  )
  expect(screen.queryByRole('button', { name: 'Confirmar meu e-mail' })).not.toBeInTheDocument()

  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ana@empresa.com.br')
  await userEvent.click(screen.getByRole('button', { name: 'Reenviar e-mail de verificação' }))
  expect(await screen.findByText('Você pode pedir outro em 60 segundos.')).toBeVisible()
  expect(fakeBackend.requests(resendVerification)).toEqual([{ email: 'ana@empresa.com.br' }])
})

it('can be tried again when our side failed', async () => {
  fakeBackend.fails(verifyEmail, 500, { code: 'INTERNAL' })
  renderScreen(<VerifyEmailScreen />, withLink)
  await userEvent.click(confirm())
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao verificar email')
  expect(confirm()).toBeEnabled()
})

it('without a link offers one', async () => {
  const { container } = renderScreen(<VerifyEmailScreen />, { path: '/auth/verify-email' })
  expect(screen.queryByRole('button', { name: 'Confirmar meu e-mail' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reenviar e-mail de verificação' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})
