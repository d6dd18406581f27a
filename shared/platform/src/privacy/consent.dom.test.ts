import type { ConsentPreferences } from '@ag/contracts'
import {
  allows,
  type Consent,
  currentConsent,
  onConsentChange,
  rereadConsent,
  storeConsent,
  type UnsentDecision,
  unsentDecisions,
} from './consent'

const all: ConsentPreferences = { necessary: true, functional: true, analytics: true, marketing: true }
const decided = (change: Partial<Consent> = {}): Consent => ({
  preferences: all,
  action: 'accept_all',
  timestamp: new Date().toISOString(),
  version: '1.0.0',
  fingerprint: 'a',
  ...change,
})
const unsent: UnsentDecision = {
  key: 'k1',
  action: 'withdraw',
  timestamp: '2026-11-20T12:00:00.000Z',
  version: '1.0.0',
  page: '/',
}
const allowed = () => (['necessary', 'functional', 'analytics', 'marketing'] as const).filter(allows)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

function browserRefusesTracking() {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  storeConsent(undefined, [])
})

it('allows nothing optional before a choice', () => {
  expect(currentConsent()).toBeUndefined()
  expect(allowed()).toEqual(['necessary'])
})

it('allows what was chosen', () => {
  storeConsent(decided({ preferences: { ...all, marketing: false } }))
  expect(allowed()).toEqual(['necessary', 'functional', 'analytics'])
})

it('honours a browser that refuses tracking, also when it came after the choice', () => {
  storeConsent(decided())
  browserRefusesTracking()
  expect(allowed()).toEqual(['necessary', 'functional'])
})

it.each<[what: string, allowed: 'everything' | 'only what is necessary', change: Partial<Consent>]>([
  ['364 days old', 'everything', { timestamp: daysAgo(364) }],
  ['365 days old', 'only what is necessary', { timestamp: daysAgo(365) }],
  ['of another minor version', 'everything', { version: '1.9.0' }],
  ['of another major version', 'only what is necessary', { version: '0.9.0' }],
  ['about another list', 'only what is necessary', { outdated: true }],
])('an answer %s allows %s', (_what, counts, change) => {
  storeConsent(decided(change))
  expect(allowed()).toHaveLength(counts === 'everything' ? 4 : 1)
})

it('follows a choice made in another tab', () => {
  const changes = jest.fn()
  const stop = onConsentChange(changes)
  localStorage.setItem('ag.privacy', JSON.stringify(decided()))
  rereadConsent()
  expect(changes).toHaveBeenCalled()
  expect(allows('marketing')).toBe(true)
  stop()
})

it('keeps what the server has to hear beside the decision, and without one', () => {
  storeConsent(decided(), [unsent])
  expect(unsentDecisions()).toEqual([unsent])
  storeConsent(decided({ outdated: true }))
  expect(unsentDecisions()).toEqual([unsent])
  storeConsent(undefined)
  expect(JSON.parse(localStorage.getItem('ag.privacy') ?? '')).toEqual({ unsent: [unsent] })
  rereadConsent()
  expect(currentConsent()).toBeUndefined()
  storeConsent(undefined, [])
  expect(localStorage.getItem('ag.privacy')).toBeNull()
})

const ofAnotherVersion = { preferences: ['all'], timestamp: new Date().toISOString(), version: 2 }

it.each([
  '',
  'null',
  '{',
  '{"preferences":true}',
  '[]',
  '7',
  '{"unsent":"k"}',
  '{"unsent":[null,"accept",{"what":"accept"},{"key":{}}]}',
  JSON.stringify(ofAnotherVersion),
])('takes %s for no choice', (stored) => {
  localStorage.setItem('ag.privacy', stored)
  rereadConsent()
  expect(currentConsent()).toBeUndefined()
  expect(unsentDecisions()).toEqual([])
  expect(allowed()).toEqual(['necessary'])
})
