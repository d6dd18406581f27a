import { gate } from './gate'

const shownPaths = [
  '/',
  '/agents',
  '/agents/bi',
  '/agents/whatsapp/',
  '/privacy',
  '/unknown',
  '/consultation/other',
  '/consultations',
  '/administrators',
  '/authors',
  '/assistentes',
  '/dashboards/x',
  '/agents/admin',
]
const hiddenPaths = [
  '/consultation',
  '/consultation/',
  '/admin',
  '/admin/',
  '/admin/pricing',
  '/dashboard',
  '/dashboard/usage',
  '/auth',
  '/auth/login',
  '/auth/reset-password/',
  '/assistente',
  '/assistente/',
  '/assistente/embed',
]
const consents = [
  undefined,
  null,
  { preferences: { analytics: false } },
  { preferences: { analytics: true } },
]

describe.each(consents)('with the consent %j', (consent) => {
  it.each(shownPaths)('is shown to a visitor on %s', (path) => {
    expect(gate({ path, signedIn: false, consent })).toBe('shown')
  })

  it.each(hiddenPaths)('is hidden from a visitor on %s', (path) => {
    expect(gate({ path, signedIn: false, consent })).toBe('hidden')
  })

  it.each([...shownPaths, ...hiddenPaths])('is hidden from a customer on %s', (path) => {
    expect(gate({ path, signedIn: true, consent })).toBe('hidden')
  })
})
