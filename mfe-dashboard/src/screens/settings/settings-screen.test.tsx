import {
  getAccountDeletion,
  getMailChoices,
  getPasskeys,
  getProfile,
  getSecondFactor,
  getSessions,
} from '@ag/contracts'
import {
  fakeBackend,
  makeAccountSession,
  makePasskey,
  makeProfile,
  makeSecondFactor,
  renderScreen,
} from '@ag/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { SettingsScreen } from './settings-screen'

const path = '/dashboard/settings'
const tab = (name: string) => screen.getByRole('tab', { name })
const show = (address = path) => renderScreen(<SettingsScreen />, { path: address, session: 'signed-in' })

beforeEach(() => {
  fakeBackend.replies(getProfile, makeProfile())
  fakeBackend.replies(getAccountDeletion, { deletion: null })
  fakeBackend.replies(getSecondFactor, makeSecondFactor())
  fakeBackend.replies(getMailChoices, { usage_alerts_opt_in: true, marketing_opt_in: false })
  fakeBackend.replies(getPasskeys, { items: [makePasskey()] })
  fakeBackend.replies(getSessions, { items: [makeAccountSession()] })
})

it('begins with the profile, and says whose account it is', async () => {
  const { container } = show()
  expect(screen.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
  expect(screen.getByText('Ana Souza · Padaria Central')).toBeVisible()
  expect(tab('Perfil')).toHaveAttribute('aria-selected', 'true')
  expect(await screen.findByLabelText(/^Nome completo/)).toHaveValue('Ana Souza')
  expect(fakeBackend.paths(getSessions)).toEqual([])
  expect(await axe(container)).toHaveNoViolations()
})

it('keeps the section in the address, beside what else is there', async () => {
  const { address } = show(`${path}?de=mail`)
  await userEvent.click(tab('Segurança'))
  expect(address()).toBe('/dashboard/settings?de=mail&secao=seguranca')
  expect(await screen.findByText('Celular da Ana', { ignore: '[class=hidden]' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(tab('Privacidade')).toHaveFocus()
  expect(address()).toBe('/dashboard/settings?de=mail&secao=privacidade')
  expect(await screen.findByRole('button', { name: 'Excluir minha conta' })).toBeVisible()
})

it.each([
  ['seguranca', 'Segurança', 'Celular da Ana'],
  ['notificacoes', 'Notificações', 'Avisos de limite de uso'],
  ['privacidade', 'Privacidade', 'Excluir minha conta'],
  ['outra', 'Perfil', 'Salvar'],
])('opens at the section of the address: %s', async (section, name, words) => {
  const { container } = show(`${path}?secao=${section}`)
  expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  expect(await screen.findByText(words, { ignore: '[class=hidden]' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})
