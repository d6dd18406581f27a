import { getAccountDeletion, undoAccountDeletion } from '@ag/contracts'
import { fakeBackend, makeAccountDeletion, notified, renderScreen } from '@ag/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { DashboardPage } from '../dashboard-page/dashboard-page'

const show = () => renderScreen(<DashboardPage title="Uso">{''}</DashboardPage>, { session: 'signed-in' })
const undo = () => screen.findByRole('button', { name: 'Cancelar exclusão' })

beforeEach(() => fakeBackend.replies(getAccountDeletion, { deletion: makeAccountDeletion() }))

it('stands on every page of an account that is about to go', async () => {
  const { container } = show()
  expect(await screen.findByText('Sua conta será excluída em 26 de novembro de 2026.')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

it('goes when the deletion is undone', async () => {
  fakeBackend.replies(undoAccountDeletion, undefined)
  show()
  await userEvent.click(await undo())
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Cancelar exclusão' })).not.toBeInTheDocument(),
  )
  expect(fakeBackend.requests(undoAccountDeletion)).toHaveLength(1)
  expect(notified()).toEqual(['Exclusão cancelada. Sua conta continua como estava.'])
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('stays and says so when it cannot be undone now', async () => {
  fakeBackend.isUnreachable(undoAccountDeletion)
  show()
  await userEvent.click(await undo())
  await waitFor(() => expect(notified()).toEqual([expect.stringMatching(/^Problema de conexão/)]))
  expect(await undo()).toBeEnabled()
})

it('is not there for anybody else', async () => {
  fakeBackend.replies(getAccountDeletion, { deletion: null })
  show()
  await waitFor(() => expect(fakeBackend.paths(getAccountDeletion)).toHaveLength(1))
  expect(screen.queryByText(/será excluída/)).not.toBeInTheDocument()
})
