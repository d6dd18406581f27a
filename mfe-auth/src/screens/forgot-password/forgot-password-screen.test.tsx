import { forgotPassword } from '@ag/contracts'
import { fakeBackend, renderScreen } from '@ag/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { ForgotPasswordScreen } from './forgot-password-screen'

const ask = async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ana@empresa.com.br')
  await userEvent.click(screen.getByRole('button', { name: 'Enviar link' }))
}

it('promises a link without telling whether there is an account', async () => {
  fakeBackend.replies(forgotPassword, { message: 'Enviado.' })
  const { container } = renderScreen(<ForgotPasswordScreen />, { path: '/auth/forgot-password' })
  expect(await axe(container)).toHaveNoViolations()
  await ask()
  expect(await screen.findByRole('heading', { level: 1, name: 'Confira seu e-mail.' })).toBeVisible()
  expect(screen.getByText(/^Se houver uma conta com ana@empresa\.com\.br,/)).toBeVisible()
  expect(fakeBackend.requests(forgotPassword)).toEqual([{ email: 'ana@empresa.com.br' }])
  expect(await axe(container)).toHaveNoViolations()
})

it('lets another address be tried', async () => {
  fakeBackend.replies(forgotPassword, { message: 'Enviado.' })
  renderScreen(<ForgotPasswordScreen />, { path: '/auth/forgot-password' })
  await ask()
  await userEvent.click(await screen.findByRole('button', { name: 'Usar outro e-mail' }))
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('')
})

it('says when there is no connection, and keeps the address', async () => {
  fakeBackend.isUnreachable(forgotPassword)
  renderScreen(<ForgotPasswordScreen />, { path: '/auth/forgot-password' })
  await ask()
  expect(await screen.findByRole('alert')).toHaveTextContent('Problema de conexão')
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@empresa.com.br')
})

it('says when our side failed', async () => {
  fakeBackend.fails(forgotPassword, 500, { code: 'INTERNAL' })
  renderScreen(<ForgotPasswordScreen />, { path: '/auth/forgot-password' })
  await ask()
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao enviar email de recuperação')
})
