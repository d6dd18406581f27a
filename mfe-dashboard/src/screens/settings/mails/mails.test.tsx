import { getMailChoices, saveMailChoices } from '@ag/contracts'
import { fakeBackend, notified, renderScreen } from '@ag/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Mails } from './mails'

const alerts = () => screen.findByRole('switch', { name: 'Avisos de limite de uso' })
const news = () => screen.findByRole('switch', { name: 'Novidades' })
const show = () => renderScreen(<Mails />, { session: 'signed-in' })

beforeEach(() => fakeBackend.replies(getMailChoices, { usage_alerts_opt_in: true, marketing_opt_in: false }))

it('shows what is chosen, and what is always sent', async () => {
  const { container } = show()
  expect(await alerts()).toBeChecked()
  expect(await news()).not.toBeChecked()
  expect(screen.getByText(/^Faturas e pagamentos, fim do teste/)).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

it('keeps a choice from the moment it is made', async () => {
  fakeBackend.replies(saveMailChoices, { usage_alerts_opt_in: false, marketing_opt_in: false })
  show()
  await userEvent.click(await alerts())
  expect(await alerts()).not.toBeChecked()
  await waitFor(() => expect(notified()).toEqual(['Escolha salva.']))
  fakeBackend.replies(saveMailChoices, { usage_alerts_opt_in: false, marketing_opt_in: true })
  await userEvent.click(await news())
  await waitFor(() =>
    expect(fakeBackend.requests(saveMailChoices)).toEqual([
      { usage_alerts_opt_in: false, marketing_opt_in: false },
      { usage_alerts_opt_in: false, marketing_opt_in: true },
    ]),
  )
})

it('goes back to what was chosen before, where nothing could be saved', async () => {
  fakeBackend.isUnreachable(saveMailChoices)
  show()
  await userEvent.click(await alerts())
  await waitFor(() => expect(notified()).toEqual([expect.stringMatching(/^Problema de conexão/)]))
  expect(await alerts()).toBeChecked()
})

it('says when the choices cannot be had', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeBackend.fails(getMailChoices, 400, { code: 'VALIDATION_FAILED' })
  show()
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  complaints.mockRestore()
})
