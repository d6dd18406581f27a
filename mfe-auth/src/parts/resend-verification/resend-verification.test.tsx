import { resendVerification } from '@ag/contracts'
import { fakeBackend, renderScreen } from '@ag/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ResendButton, ResendForm } from './resend-verification'

const button = () => screen.getByRole('button', { name: 'Reenviar e-mail de verificação' })

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-20T12:00:00-03:00') })
  fakeBackend.replies(resendVerification, { message: 'Enviado.', retry_after: 60 })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) })
const pass = (seconds: number) => act(async () => jest.advanceTimersByTime(seconds * 1000))

it('counts down a minute, and then sends another', async () => {
  renderScreen(<ResendButton email="ana@empresa.com.br" />)
  await user.click(button())
  expect(await screen.findByText('Você pode pedir outro em 60 segundos.')).toBeVisible()
  expect(button()).toBeDisabled()
  await pass(58)
  expect(screen.getByText(/^Você pode pedir outro em [12] segundos?\.$/)).toBeVisible()
  await pass(3)
  expect(screen.queryByText(/^Você pode pedir outro/)).not.toBeInTheDocument()
  await user.click(button())
  expect(await screen.findByText('Você pode pedir outro em 60 segundos.')).toBeVisible()
  expect(fakeBackend.requests(resendVerification)).toHaveLength(2)
})

it('begins at a whole minute, however long the answer takes to be shown', async () => {
  let moment = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => moment++)
  renderScreen(<ResendButton email="ana@empresa.com.br" />)
  await user.click(button())
  const wait = await screen.findByText(/^Você pode pedir outro/)
  expect(wait).toHaveTextContent('Você pode pedir outro em 60 segundos.')
})

it('waits no longer for having been out of sight', async () => {
  renderScreen(<ResendButton email="ana@empresa.com.br" />)
  await user.click(button())
  await screen.findByText('Você pode pedir outro em 60 segundos.')
  jest.setSystemTime(Date.now() + 90_000)
  await pass(1)
  expect(button()).toBeEnabled()
})

it('says when it could not be sent, and lets it be tried at once', async () => {
  fakeBackend.fails(resendVerification, 503, { code: 'UNAVAILABLE' })
  renderScreen(<ResendButton email="ana@empresa.com.br" />)
  await user.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistema temporariamente indisponível')
  expect(button()).toBeEnabled()
})

it('asks for an address where none is known', async () => {
  renderScreen(<ResendForm />)
  await user.click(button())
  const email = screen.getByRole('textbox', { name: 'E-mail' })
  await waitFor(() => expect(email).toHaveAccessibleDescription('Informe um e-mail válido.'))
  expect(email).toHaveFocus()
  expect(fakeBackend.requests(resendVerification)).toEqual([])
})
