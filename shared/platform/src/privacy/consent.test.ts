import type { ConsentPreferences } from '@ag/contracts'
import {
  allows,
  currentConsent,
  decide,
  keepConsent,
  onConsentChange,
  rereadConsent,
  withdraw,
} from './consent'

const all: ConsentPreferences = { necessary: true, functional: true, analytics: true, marketing: true }
const none: ConsentPreferences = { necessary: true, functional: false, analytics: false, marketing: false }
const cookies = () => document.cookie.split('; ').filter(Boolean).sort()
const allowed = () => (['necessary', 'functional', 'analytics', 'marketing'] as const).filter(allows)

function browserRefusesTracking() {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  Object.assign(document, { cookie: 'ag_necessary=; Path=/; Max-Age=0' })
  withdraw()
})

it('allows nothing optional before a choice', () => {
  expect(currentConsent()).toBeUndefined()
  expect(allowed()).toEqual(['necessary'])
  expect(cookies()).toEqual([])
})

it.each<[what: string, preferences: ConsentPreferences, cookies: string[], allowed: string[]]>([
  [
    'everything',
    all,
    [
      'ag_analytics=true',
      'ag_functional=true',
      'ag_lang=pt-BR',
      'ag_marketing=true',
      'ag_necessary=true',
      'ag_theme=system',
    ],
    ['necessary', 'functional', 'analytics', 'marketing'],
  ],
  ['nothing', none, ['ag_necessary=true'], ['necessary']],
  [
    'analytics only',
    { ...none, analytics: true },
    ['ag_analytics=true', 'ag_necessary=true'],
    ['necessary', 'analytics'],
  ],
])('keeps a choice of %s', (_what, preferences, kept, categories) => {
  decide('accept_selected', preferences, 'a')
  expect(cookies()).toEqual(kept)
  expect(allowed()).toEqual(categories)
  const stored = JSON.parse(localStorage.getItem('ag.privacy') ?? '') as object
  expect(stored).toMatchObject({ preferences, version: '1.0.0', fingerprint: 'a' })
})

it('removes what a narrower choice no longer allows, and keeps the values of the rest', () => {
  decide('accept_all', all, 'a')
  Object.assign(document, { cookie: 'ag_theme=dark; Path=/' })
  decide('accept_selected', { ...none, functional: true }, 'a')
  expect(cookies()).toEqual(['ag_functional=true', 'ag_lang=pt-BR', 'ag_necessary=true', 'ag_theme=dark'])
})

it('forgets a choice that is taken back, with every cookie but the necessary one', () => {
  decide('accept_all', all, 'a')
  Object.assign(document, { cookie: '_other=1; Path=/' })
  withdraw()
  expect(localStorage.getItem('ag.privacy')).toBeNull()
  expect(cookies()).toEqual(['ag_necessary=true'])
  expect(allowed()).toEqual(['necessary'])
})

it('honours a browser that refuses tracking, whatever was pressed', () => {
  browserRefusesTracking()
  decide('accept_all', all, 'a')
  expect(currentConsent()?.preferences).toEqual({ ...none, functional: true })
  expect(allowed()).toEqual(['necessary', 'functional'])
})

it('honours it too when it came after the choice', () => {
  decide('accept_all', all, 'a')
  browserRefusesTracking()
  expect(allowed()).toEqual(['necessary', 'functional'])
})

it('counts no choice that is a year old', () => {
  const timestamp = new Date(Date.now() - 365 * 86_400_000).toISOString()
  keepConsent({ ...decide('accept_all', all, 'a'), timestamp })
  expect(allowed()).toEqual(['necessary'])
})

it('follows a choice made in another tab', () => {
  const stored = JSON.stringify(decide('accept_all', all, 'a'))
  withdraw()
  const changes = jest.fn()
  const stop = onConsentChange(changes)
  localStorage.setItem('ag.privacy', stored)
  rereadConsent()
  expect(changes).toHaveBeenCalled()
  expect(allows('marketing')).toBe(true)
  stop()
})

it.each(['', 'null', '{', '{"preferences":true}', '[]'])('takes %s for no choice', (stored) => {
  localStorage.setItem('ag.privacy', stored)
  rereadConsent()
  expect(currentConsent()).toBeUndefined()
})
