import { preferencesOf, saveConsent } from './cookies'

const all = { necessary: true, functional: true, analytics: false, marketing: true } as const

it.each([
  ['at the top level', all],
  ['inside preferences', { preferences: all }],
])('takes the four booleans %s', (_where, body) => {
  expect(saveConsent.body?.safeParse(body).success).toBe(true)
  expect(preferencesOf(body)).toEqual(all)
})

it.each<[what: string, body: object]>([
  ['nothing', {}],
  ['an answer missing', { necessary: true, functional: true, analytics: true }],
  ['an answer missing inside', { ...all, preferences: { necessary: true } }],
  ['what is necessary switched off', { ...all, necessary: false }],
  ['a text for a boolean', { ...all, marketing: 'true' }],
  ['an unknown action', { ...all, action: 'withdraw' }],
  ['a time that is none', { ...all, timestamp: 'ontem' }],
])('refuses %s', (_what, body) => {
  expect(saveConsent.body?.safeParse(body).success).toBe(false)
})
