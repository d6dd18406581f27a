import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { type Consent, storeConsent } from '../privacy/consent'
import { chooseTheme, currentTheme, syncTheme, type Theme, useTheme, useThemeIsStored } from './theme'

const shown = () => document.documentElement.dataset.theme
const stored = () => /ag_theme=(\w+)/.exec(document.cookie)?.[1]

function allow(functional: boolean) {
  const preferences = { necessary: true as const, functional, analytics: false, marketing: false }
  const consent: Consent = {
    preferences,
    action: 'accept_selected',
    timestamp: new Date().toISOString(),
    version: '1.0.0',
  }
  act(() => storeConsent(consent))
}

/** Another tab of the same browser. */
class FakeChannel {
  static open: FakeChannel[] = []
  onmessage: ((event: { data: unknown }) => void) | undefined
  said: unknown[] = []
  constructor() {
    FakeChannel.open.push(this)
  }
  postMessage(data: unknown) {
    this.said.push(data)
  }
  close() {
    FakeChannel.open = FakeChannel.open.filter((channel) => channel !== this)
  }
}

let stop: () => void
beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel })
  stop = syncTheme()
})
afterEach(async () => {
  await act(async () => chooseTheme('system'))
  stop()
  act(() => storeConsent(undefined))
  expect(FakeChannel.open).toEqual([])
})

it.each<[Theme, string | undefined]>([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', undefined],
])('shows %s at once', (theme, attribute) => {
  chooseTheme('light')
  chooseTheme(theme)
  expect([shown(), currentTheme()]).toEqual([attribute, theme])
})

it('keeps nothing that was not allowed', () => {
  chooseTheme('dark')
  allow(false)
  expect([shown(), stored()]).toEqual(['dark', undefined])
})

it('keeps a choice that is allowed, also one made before', () => {
  chooseTheme('dark')
  allow(true)
  expect(stored()).toBe('dark')
  chooseTheme('light')
  expect(stored()).toBe('light')
  chooseTheme('system')
  expect(stored()).toBe('system')
})

it('keeps what the page shows already when it starts', () => {
  allow(true)
  stop()
  document.documentElement.dataset.theme = 'dark'
  stop = syncTheme()
  expect(stored()).toBe('dark')
})

it('forgets what is no longer allowed, and goes on showing it until the page ends', () => {
  allow(true)
  chooseTheme('dark')
  allow(false)
  expect([shown(), stored()]).toEqual(['dark', undefined])
})

it('tells other tabs, and follows them', () => {
  const [channel] = FakeChannel.open
  chooseTheme('dark')
  expect(channel?.said).toEqual(['dark'])
  channel?.onmessage?.({ data: 'light' })
  expect(shown()).toBe('light')
  expect(channel?.said).toEqual(['dark'])
})

it('is chosen all the same in a browser that blocks what tabs say to each other', () => {
  stop()
  Object.assign(globalThis, {
    BroadcastChannel: class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  })
  allow(true)
  stop = syncTheme()
  chooseTheme('dark')
  expect([shown(), stored()]).toEqual(['dark', 'dark'])
})

function State() {
  return `${useTheme()} ${useThemeIsStored() ? 'stored' : 'not stored'}`
}

it('is on screen as it changes, and the device’s own where pages are rendered ahead', async () => {
  allow(true)
  chooseTheme('dark')
  expect(renderToString(<State />)).toBe('system not stored')
  render(<State />)
  expect(screen.getByText('dark stored')).toBeVisible()
  await act(async () => chooseTheme('light'))
  expect(await screen.findByText('light stored')).toBeVisible()
  allow(false)
  expect(screen.getByText('light not stored')).toBeVisible()
})
