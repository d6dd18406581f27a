import { getPasskeys } from '@ag/contracts'
import { functionalKeys } from '@ag/core'
import { store, storeConsent } from '@ag/platform'
import { fakeBackend, makePasskey, renderScreen } from '@ag/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { offerDismissedAtom } from './dismissed-offer'
import { PasskeyOffer } from './passkey-offer'

const show = () => renderScreen(<PasskeyOffer />, { session: 'signed-in' })
const offer = () => screen.queryByRole('region', { name: 'Entre sem senha' })
const stored = () => localStorage.getItem(functionalKeys.passkeyOffer)
const dismiss = async () => userEvent.click(await screen.findByRole('button', { name: 'Agora não' }))

beforeEach(() => {
  Object.assign(globalThis, { PublicKeyCredential: class {} })
  fakeBackend.replies(getPasskeys, { items: [] })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  act(() => {
    storeConsent(undefined)
    store.set(offerDismissedAtom, false)
  })
  localStorage.clear()
})

it('leads those without a passkey to where they get one', async () => {
  const { container } = show()
  expect(await screen.findByRole('link', { name: 'Criar chave de acesso' })).toHaveAttribute(
    'href',
    '/dashboard/settings?secao=seguranca',
  )
  expect(await axe(container)).toHaveNoViolations()
})

it('is not made to those who have one', async () => {
  fakeBackend.replies(getPasskeys, { items: [makePasskey()] })
  show()
  await waitFor(() => expect(fakeBackend.paths(getPasskeys)).toHaveLength(1))
  expect(offer()).not.toBeInTheDocument()
})

it('is not made where the browser cannot keep it', () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  show()
  expect(offer()).not.toBeInTheDocument()
  expect(fakeBackend.paths(getPasskeys)).toEqual([])
})

it('goes for this visit only, where nothing more may be kept', async () => {
  const { unmount } = show()
  await dismiss()
  expect(offer()).not.toBeInTheDocument()
  expect(stored()).toBeNull()
  unmount()
  show()
  expect(offer()).not.toBeInTheDocument()
  expect(fakeBackend.paths(getPasskeys)).toHaveLength(1)
})

it('stays away from later visits, where that may be kept', async () => {
  const preferences = { necessary: true, functional: true, analytics: false, marketing: false } as const
  const timestamp = new Date().toISOString()
  act(() => storeConsent({ preferences, action: 'accept_selected', timestamp, version: '1.0.0' }))
  const { unmount } = show()
  await dismiss()
  expect(stored()).toBe('dismissed')
  unmount()
  act(() => store.set(offerDismissedAtom, false))
  show()
  expect(offer()).not.toBeInTheDocument()
})
