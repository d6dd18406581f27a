import { getDashboard, getProfile, logout, saveProfile } from '@ag/contracts'
import { currentSession } from '@ag/platform'
import { fakeBackend, makeDashboard, makeProfile, notified, renderScreen } from '@ag/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Profile } from './profile'

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }))

async function show(profile = makeProfile()) {
  fakeBackend.replies(getProfile, profile)
  const result = renderScreen(<Profile />, { path: '/dashboard/settings', session: 'signed-in' })
  await screen.findByRole('textbox', { name: /^Nome completo/ })
  return result
}

async function retype(name: RegExp, text: string) {
  await userEvent.clear(field(name))
  if (text) await userEvent.type(field(name), text)
}

it('shows what we know, with an address that is confirmed and not to be changed here', async () => {
  const { container } = await show()
  expect(field(/^Nome completo/)).toHaveValue('Ana Souza')
  expect(field(/^Empresa/)).toHaveValue('Padaria Central')
  expect(field(/^WhatsApp/)).toHaveAttribute('autocomplete', 'tel')
  expect(screen.getByText('ana@empresa.com.br')).toBeVisible()
  expect(screen.getByText('Confirmado')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /E-mail/ })).not.toBeInTheDocument()
  expect(screen.getByText('4 de maio de 2026')).toBeVisible()
  expect(screen.getByText('19 de novembro de 2026, às 09:30')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

it('saves changes and says so; the session knows the new name', async () => {
  await show()
  fakeBackend.replies(getDashboard, makeDashboard())
  fakeBackend.replies(
    saveProfile,
    makeProfile({ name: 'Ana Prado', company: 'Padaria do Largo', phone: null }),
  )
  await retype(/^Nome completo/, 'Ana Prado')
  await retype(/^Empresa/, 'Padaria do Largo')
  await retype(/^WhatsApp/, '')
  await save()
  await waitFor(() => expect(notified()).toEqual(['Dados salvos.']))
  expect(fakeBackend.requests(saveProfile)).toEqual([
    { name: 'Ana Prado', company: 'Padaria do Largo', phone: '' },
  ])
  expect(currentSession()).toMatchObject({ user: { name: 'Ana Prado', company: 'Padaria do Largo' } })
})

it('sends a phone as it is kept', async () => {
  await show(makeProfile({ phone: null }))
  fakeBackend.replies(saveProfile, makeProfile())
  await userEvent.type(field(/^WhatsApp/), '11912345678')
  await save()
  await waitFor(() => expect(notified()).toEqual(['Dados salvos.']))
  expect(fakeBackend.requests(saveProfile)).toEqual([expect.objectContaining({ phone: '+5511912345678' })])
})

it('says what is missing, and sends nothing', async () => {
  const { container } = await show()
  await retype(/^Nome completo/, '')
  await retype(/^WhatsApp/, '123')
  await save()
  expect(field(/^Nome completo/)).toHaveAccessibleDescription('Informe seu nome.')
  expect(field(/^Nome completo/)).toHaveFocus()
  expect(field(/^WhatsApp/)).toHaveAccessibleDescription(/Informe um telefone com DDD\.$/)
  expect(fakeBackend.requests(saveProfile)).toEqual([])
  expect(await axe(container)).toHaveNoViolations()
})

it('says when nothing could be saved, and keeps what was typed', async () => {
  await show()
  fakeBackend.isUnreachable(saveProfile)
  await retype(/^Nome completo/, 'Ana Prado')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('Problema de conexão')
  expect(field(/^Nome completo/)).toHaveValue('Ana Prado')
  expect(notified()).toEqual([])
})

it('has what was typed before the session ended, and forgets it once it is saved', async () => {
  const { unmount } = await show()
  await retype(/^Nome completo/, 'Ana Prado')
  unmount()
  await show()
  expect(screen.getByText('Recuperamos o que você havia digitado.')).toBeVisible()
  expect(field(/^Nome completo/)).toHaveValue('Ana Prado')
  fakeBackend.replies(saveProfile, makeProfile({ name: 'Ana Prado' }))
  await save()
  await waitFor(() => expect(notified()).toEqual(['Dados salvos.']))
  expect(Object.keys(sessionStorage)).toEqual([])
})

it('says when the data cannot be had', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeBackend.fails(getProfile, 400, { code: 'VALIDATION_FAILED' })
  renderScreen(<Profile />, { session: 'signed-in' })
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sair da conta' })).toBeVisible()
  complaints.mockRestore()
})

it('signs out and leads home', async () => {
  fakeBackend.replies(logout, undefined)
  const { address } = await show()
  await userEvent.click(screen.getByRole('button', { name: 'Sair da conta' }))
  await waitFor(() => expect(address()).toBe('/'))
  await waitFor(() => expect(fakeBackend.requests(logout)).toHaveLength(1))
})
