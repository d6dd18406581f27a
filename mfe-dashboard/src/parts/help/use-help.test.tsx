import { type AssistantPlaced, assistantPlaceEvent, helpEvent } from '@ag/platform/assistant'
import { renderScreen } from '@ag/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DashboardPage } from '../dashboard-page/dashboard-page'

let place: AssistantPlaced | undefined
const hear = (event: Event) => {
  place = (event as CustomEvent<AssistantPlaced>).detail
}
beforeEach(() => {
  place = undefined
  document.addEventListener(assistantPlaceEvent, hear)
})
afterEach(() => {
  act(() => place?.onClose?.())
  document.removeEventListener(assistantPlaceEvent, hear)
})

const show = () => renderScreen(<DashboardPage title="Faturamento">-</DashboardPage>)
const entry = () => screen.getByRole('button', { name: 'Ajuda' })

it('asks for the assistant when somebody presses its entry, and not before', async () => {
  show()
  expect(place).toBeUndefined()
  await userEvent.click(entry())
  expect(place).toMatchObject({ look: 'help' })
  expect(place?.domElement.isConnected).toBe(true)
  expect(entry()).toHaveAttribute('aria-expanded', 'true')
})

it('gives the focus back to its entry when the panel is closed', async () => {
  show()
  await userEvent.click(entry())
  entry().blur()
  act(() => place?.onClose?.())
  expect(place?.signal.aborted).toBe(true)
  expect(entry()).toHaveAttribute('aria-expanded', 'false')
  expect(entry()).toHaveFocus()
})

it('closes by a second press', async () => {
  show()
  await userEvent.click(entry())
  await userEvent.click(entry())
  expect(place?.signal.aborted).toBe(true)
})

it('opens when it is asked for from elsewhere, and stays open when it is asked for again', () => {
  show()
  const ask = () => act(() => void document.dispatchEvent(new Event(helpEvent)))
  ask()
  const first = place
  expect(first?.domElement.isConnected).toBe(true)
  expect(entry()).toHaveAttribute('aria-expanded', 'true')
  ask()
  expect(place).toBe(first)
  expect(first?.signal.aborted).toBe(false)
})

it('goes with the dashboard', async () => {
  const { unmount } = show()
  await userEvent.click(entry())
  unmount()
  expect(place?.signal.aborted).toBe(true)
})
