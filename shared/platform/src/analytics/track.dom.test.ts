import type { Fact } from './track'

const all = { necessary: true, functional: true, analytics: true, marketing: true } as const
const none = { necessary: true, functional: false, analytics: false, marketing: false } as const

/** What is held lives as long as a page: each test loads one anew. */
async function page() {
  jest.resetModules()
  const [{ track, startReporting }, { storeConsent }, { leave }, { sessionAtom }, { store }] =
    await Promise.all([
      import('./track'),
      import('../privacy/consent'),
      import('../session/enter'),
      import('../session/session'),
      import('../store'),
    ])
  const { loadSignedIn } = await import('../session/restore')
  await loadSignedIn()
  const facts: Fact[] = []
  const load = jest.fn(async () => (fact: Fact) => void facts.push(fact))
  return {
    track,
    facts,
    load,
    start: () => startReporting(load),
    allow: () => storeConsent({ action: 'accept_all', preferences: all, ...moment() }),
    refuse: () => storeConsent({ action: 'reject_all', preferences: none, ...moment() }),
    withdraw: () => storeConsent(undefined),
    signOut: () => leave({ signedOut: true }),
    signIn: () =>
      store.set(sessionAtom, {
        status: 'signed-in',
        token: 't',
        orgId: 'usr_1',
        user: {
          id: 'usr_1',
          name: 'Ana Souza',
          email: 'ana@empresa.com.br',
          company: 'Padaria Central',
          email_verified: true,
          created_at: '2026-01-01T00:00:00Z',
          last_login: null,
          role: 'user',
        },
      }),
  }
}

const moment = () => ({ timestamp: new Date().toISOString(), version: '1.0.0' })
const settled = () => new Promise((resolve) => setTimeout(resolve))
const names = (facts: Fact[]) => facts.map(({ kind }) => kind)

afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  localStorage.clear()
})

it('holds what happens before a choice, and sends it after a yes, in order', async () => {
  const { track, facts, load, start, allow } = await page()
  start()
  track('page_view')
  track('demo_started', { product_id: 'prospect' })
  await settled()
  expect([facts, load.mock.calls]).toEqual([[], []])

  allow()
  await settled()
  track('demo_completed', { product_id: 'prospect' })
  expect(names(facts)).toEqual(['page_view', 'demo_started', 'demo_completed'])
  expect(facts[1]).toMatchObject({ page: '/', parameters: { product_id: 'prospect' }, user: undefined })
  expect(load).toHaveBeenCalledTimes(1)
})

it('forgets what it held after a no, and holds nothing more', async () => {
  const { track, facts, start, allow, refuse } = await page()
  start()
  track('page_view')
  refuse()
  track('demo_started')
  await settled()
  allow()
  await settled()
  expect(facts).toEqual([])
})

it('stops when the yes is taken back', async () => {
  const { track, facts, start, allow, withdraw } = await page()
  allow()
  start()
  await settled()
  track('page_view')
  withdraw()
  track('demo_started')
  await settled()
  expect(names(facts)).toEqual(['page_view'])
})

it('holds no more than fifty, the last ones', async () => {
  const { track, facts, start, allow } = await page()
  start()
  for (let count = 0; count < 60; count++) track('demo_started', { step: `${count}` })
  allow()
  await settled()
  expect(facts.map(({ parameters }) => parameters.step)).toEqual(
    Array.from({ length: 50 }, (_, index) => `${index + 10}`),
  )
})

it('records nothing for a browser that refuses it', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  const { track, facts, load, start, allow } = await page()
  start()
  allow()
  track('page_view')
  await settled()
  expect([facts, load.mock.calls]).toEqual([[], []])
})

it('says who is signed in and where somebody came from, and of addresses the path alone', async () => {
  history.replaceState(null, '', '/agents?demo=segredo#parte')
  const { track, facts, start, allow, signIn } = await page()
  allow()
  start()
  await settled()
  signIn()
  track('page_view')
  history.replaceState(null, '', '/agents/bi')
  track('page_view')
  expect(facts.map(({ page, referrer, user }) => [page, referrer, user])).toEqual([
    ['/agents', '', 'usr_1'],
    ['/agents/bi', '/agents', 'usr_1'],
  ])
  expect(JSON.stringify(facts)).not.toMatch(/segredo|Ana|empresa/)
})

it('says nothing more of somebody who has signed out', async () => {
  const { track, facts, start, allow, signIn, signOut } = await page()
  allow()
  start()
  await settled()
  signIn()
  track('page_view')
  signOut()
  track('page_view')
  expect(facts.map(({ user }) => user)).toEqual(['usr_1', undefined])
})

it('misses nobody when its code cannot be had', async () => {
  const { track, facts, load, start, allow } = await page()
  load.mockRejectedValueOnce(new Error('blocked'))
  start()
  allow()
  await settled()
  expect(() => track('page_view')).not.toThrow()
  expect(facts).toEqual([])
})
