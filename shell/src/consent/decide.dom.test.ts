import type { ConsentPreferences } from '@ag/contracts'
import { allows, currentConsent, rereadConsent, storeConsent, unsentDecisions } from '@ag/platform'
import { decide, everything, nothing, reviewConsent, withdraw } from './decide'

const cookies = () => document.cookie.split('; ').filter(Boolean).sort()
const setCookie = (cookie: string) => Object.assign(document, { cookie })
const allowed = () => (['necessary', 'functional', 'analytics', 'marketing'] as const).filter(allows)

afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  withdraw()
  setCookie('ag_necessary=; Path=/; Max-Age=0')
  localStorage.clear()
  sessionStorage.clear()
  rereadConsent()
})

it.each<[what: string, preferences: ConsentPreferences, cookies: string[], allowed: string[]]>([
  [
    'everything',
    everything,
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
  ['nothing', nothing, ['ag_necessary=true'], ['necessary']],
  [
    'analytics only',
    { ...nothing, analytics: true },
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
  decide('accept_all', everything, 'a')
  setCookie('ag_theme=dark; Path=/')
  setCookie('_ga=GA1.1; Path=/')
  sessionStorage.setItem('ag.analytics_page', '1')
  decide('accept_selected', { ...nothing, functional: true }, 'a')
  expect(cookies()).toEqual(['ag_functional=true', 'ag_lang=pt-BR', 'ag_necessary=true', 'ag_theme=dark'])
  expect(Object.keys(sessionStorage)).toEqual([])
})

it('leaves alone what a tool has stored with permission', () => {
  setCookie('_ga=GA1.1; Path=/')
  decide('accept_all', everything, 'a')
  expect(cookies()).toContain('_ga=GA1.1')
  setCookie('_ga=; Path=/; Max-Age=0')
})

it('forgets a choice that is taken back, with every cookie but the necessary one', () => {
  decide('accept_all', everything, 'a')
  for (const cookie of ['ag_theme=dark', '_ga=GA1.1', '_ga_X1=GS1', '_gid=1', '_other=1'])
    setCookie(`${cookie}; Path=/`)
  for (const key of ['_ga', '_gcl_ls', 'ag.analytics', 'ag.marketing_campaign'])
    localStorage.setItem(key, '1')
  localStorage.setItem('ag.token', 'kept')
  withdraw()
  expect(currentConsent()).toBeUndefined()
  expect(cookies()).toEqual(['ag_necessary=true'])
  expect(Object.keys(localStorage).sort()).toEqual(['ag.privacy', 'ag.token'])
  expect(JSON.parse(localStorage.getItem('ag.privacy') ?? '')).toEqual({ unsent: expect.any(Array) })
  expect(allowed()).toEqual(['necessary'])
})

it('puts every step in order for the server, and nothing for what was never decided', () => {
  withdraw()
  expect(unsentDecisions()).toEqual([])
  decide('accept_all', everything, 'a')
  withdraw()
  decide('reject_all', nothing, 'a')
  expect(unsentDecisions().map(({ action }) => action)).toEqual(['accept_all', 'withdraw', 'reject_all'])
  expect(new Set(unsentDecisions().map(({ key }) => key)).size).toBe(3)
})

it('honours a browser that refuses tracking, whatever was pressed', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  decide('accept_all', everything, 'a')
  expect(currentConsent()?.preferences).toEqual({ ...nothing, functional: true })
  expect(unsentDecisions()[0]?.preferences).toEqual({ ...nothing, functional: true })
  expect(allowed()).toEqual(['necessary', 'functional'])
})

describe('when what is kept has changed', () => {
  it('honours nothing optional of the old answer, also before the list is known on the next page', () => {
    decide('accept_all', everything, 'a')
    reviewConsent()
    expect(allowed()).toHaveLength(4)
    reviewConsent('b')
    expect(allowed()).toEqual(['necessary'])
    expect(cookies()).toEqual(['ag_necessary=true'])
    rereadConsent()
    reviewConsent()
    expect(allowed()).toEqual(['necessary'])
  })

  it('honours the old answer again where the list is what it was', () => {
    decide('accept_all', everything, 'a')
    reviewConsent('b')
    reviewConsent('a')
    expect(allowed()).toHaveLength(4)
    expect(cookies()).toContain('ag_analytics=true')
  })

  it('honours the next answer', () => {
    decide('accept_all', everything, 'a')
    reviewConsent('b')
    decide('accept_selected', { ...nothing, analytics: true }, 'b')
    reviewConsent('b')
    expect(allowed()).toEqual(['necessary', 'analytics'])
  })

  it.each([
    ['a year has passed', { timestamp: new Date(Date.now() - 365 * 86_400_000).toISOString() }],
    ['another major version asks', { version: '0.9.0' }],
  ])('does so too when %s', (_what, change) => {
    storeConsent({ ...decide('accept_all', everything, 'a'), ...change })
    reviewConsent()
    expect(allowed()).toEqual(['necessary'])
    expect(cookies()).toEqual(['ag_necessary=true'])
  })
})
