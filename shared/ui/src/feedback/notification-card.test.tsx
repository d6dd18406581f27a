import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { NotificationCard, type NotificationCardProps } from './notification-card'

const close = jest.fn()
const run = jest.fn()

const show = (change: Partial<NotificationCardProps> = {}) =>
  render(
    <ul aria-label="Avisos">
      <NotificationCard type="info" title="Novidade" onClose={close} {...change} />
    </ul>,
  )

beforeEach(() => jest.clearAllMocks())

it('passes axe in every type', async () => {
  const { container } = render(
    <ul aria-label="Avisos">
      {(['success', 'error', 'warning', 'info'] as const).map((type) => (
        <NotificationCard key={type} type={type} title={type} message="Mensagem" onClose={close} />
      ))}
    </ul>,
  )
  expect(await axe(container)).toHaveNoViolations()
})

it('is acted on and closed by keyboard', async () => {
  show({ action: { label: 'Tentar novamente', run } })
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect([run.mock.calls.length, close.mock.calls.length]).toEqual([1, 1])
})

it('is acted on and closed by pointer', async () => {
  show({ action: { label: 'Tentar novamente', run } })
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
  expect([run.mock.calls.length, close.mock.calls.length]).toEqual([1, 1])
})

it.each([
  [5000, 1],
  [0, 0],
])('with %i ms closes itself %i times in a minute', async (duration, times) => {
  jest.useFakeTimers()
  show({ duration })
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  jest.useRealTimers()
  expect(close).toHaveBeenCalledTimes(times)
})
