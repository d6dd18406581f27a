import { getSettings } from '@ag/contracts'
import { type AssistantPlaced, assistantPlaceEvent } from '@ag/platform/assistant'
import { fakeBackend, makeSettings, renderScreen } from '@ag/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { AssistantScreen, EmbeddedAssistant } from './assistant-screen'

let place: AssistantPlaced | undefined
const hear = (event: Event) => {
  place = (event as CustomEvent<AssistantPlaced>).detail
}
beforeEach(() => {
  place = undefined
  fakeBackend.replies(getSettings, makeSettings())
  document.addEventListener(assistantPlaceEvent, hear)
})
afterEach(() => document.removeEventListener(assistantPlaceEvent, hear))

it('has a place for the conversation, and takes it away with the page', async () => {
  const { container, unmount } = renderScreen(<AssistantScreen />)
  expect(screen.getByRole('heading', { level: 1, name: 'Converse com o assistente' })).toBeVisible()
  expect(place).toMatchObject({ look: 'page' })
  expect(place).not.toHaveProperty('onClose')
  expect(place).not.toHaveProperty('brand')
  expect(container).toContainElement(place?.domElement ?? null)
  expect(await axe(container)).toHaveNoViolations()
  unmount()
  expect(place?.signal.aborted).toBe(true)
})

it('names other ways when the assistant cannot be had', async () => {
  renderScreen(<AssistantScreen />)
  act(() => place?.onFail())
  expect(screen.getByText('O assistente não abriu')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'contato@exemplo.com.br' })).toBeVisible()
})

it('asks for the assistant again when somebody wants that', async () => {
  const { container } = renderScreen(<AssistantScreen />)
  const first = place
  act(() => place?.onFail())
  await screen.findByRole('link', { name: 'contato@exemplo.com.br' })
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(place).not.toBe(first)
  expect(place?.signal.aborted).toBe(false)
  expect(container).toContainElement(place?.domElement ?? null)
  expect(screen.queryByText('O assistente não abriu')).not.toBeInTheDocument()
})

it('opens links beside the site it is embedded in, and asks that to close it', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const tell = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined)
  window.history.replaceState(null, '', '/assistente/embed?color=%237A1FA2&corner=square&side=top')
  renderScreen(<EmbeddedAssistant />)
  expect(place?.brand).toEqual({ color: '#7A1FA2', corner: 'square' })
  place?.navigate?.('/consultation')
  expect(open).toHaveBeenCalledWith('/consultation', '_blank', 'noopener')
  place?.onClose?.()
  expect(tell).toHaveBeenCalledWith('ag:close', '*')
})
