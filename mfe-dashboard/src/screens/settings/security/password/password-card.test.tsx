import { changePassword } from '@ag/contracts'
import { fakeBackend, notified, renderScreen } from '@ag/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { PasswordCard } from './password-card'

const show = () => renderScreen(<PasswordCard />, { session: 'signed-in' })
const current = () => screen.getByLabelText(/^Senha atual/)
const password = () => screen.getByLabelText(/^Nova senha/)

async function change(from: string, to: string) {
  if (from) await userEvent.type(current(), from)
  if (to) await userEvent.type(password(), to)
  await userEvent.click(screen.getByRole('button', { name: 'Alterar senha' }))
}

it('passes axe, and tells password managers what is what', async () => {
  const { container } = show()
  expect(screen.getByText('Ao trocar a senha, todas as outras sessões são encerradas.')).toBeVisible()
  expect(current()).toHaveAttribute('autocomplete', 'current-password')
  expect(password()).toHaveAttribute('autocomplete', 'new-password')
  expect(container.querySelector('[autocomplete=username]')).toHaveValue('ana@empresa.com.br')
  expect(screen.getByRole('link', { name: 'Esqueci minha senha' })).toHaveAttribute(
    'href',
    '/auth/forgot-password',
  )
  expect(await axe(container)).toHaveNoViolations()
})

it('changes the password, says what else ended and forgets what was typed', async () => {
  fakeBackend.replies(changePassword, { message: 'Senha alterada.' })
  show()
  await change('quatro rios', 'girassol atravessa o rio')
  await waitFor(() => expect(notified()).toEqual(['Senha alterada. As outras sessões foram encerradas.']))
  expect(fakeBackend.requests(changePassword)).toEqual([
    { current_password: 'quatro rios', password: 'girassol atravessa o rio' },
  ])
  expect(current()).toHaveValue('')
  expect(password()).toHaveValue('')
})

it('says what is missing, and sends nothing', async () => {
  const { container } = show()
  await change('', 'curta')
  expect(current()).toHaveAccessibleDescription('Informe sua senha.')
  expect(current()).toHaveFocus()
  expect(password()).toHaveAccessibleDescription(/Use pelo menos 12 caracteres\.$/)
  expect(fakeBackend.requests(changePassword)).toEqual([])
  expect(await axe(container)).toHaveNoViolations()
})

it('says at its field that the password in force is another', async () => {
  fakeBackend.fails(changePassword, 400, {
    code: 'VALIDATION_FAILED',
    errors: [{ field: 'current_password', code: 'PASSWORD_WRONG', message: 'Senha incorreta.' }],
  })
  show()
  await change('outra', 'girassol atravessa o rio')
  await waitFor(() => expect(current()).toHaveAccessibleDescription('Senha incorreta.'))
  expect(current()).toHaveFocus()
  expect(password()).toHaveValue('girassol atravessa o rio')
  expect(notified()).toEqual([])
})

it('says how long to wait after too many tries', async () => {
  fakeBackend.fails(changePassword, 429, { code: 'RATE_LIMITED', retry_after: 60 })
  show()
  await change('outra', 'girassol atravessa o rio')
  expect(await screen.findByRole('alert')).toHaveTextContent('Aguarde 60 segundos e tente novamente.')
})
