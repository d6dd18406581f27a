import { getMe, getSettings } from '@ag/contracts'
import { storageKeys } from '@ag/core'
import { fakeBackend, makeSession, makeSettings, makeToken, makeUser } from '@ag/testing'
import { queryClient } from '../api/query'
import { store } from '../store'
import { enter, leave } from './enter'
import { loadSignedIn } from './restore'
import { currentSession, sessionAtom } from './session'
import { storeToken } from './token'

const stored = () => [localStorage.getItem(storageKeys.token), localStorage.getItem(storageKeys.orgId)]

beforeAll(async () => {
  await loadSignedIn()
})
beforeEach(() => {
  store.set(sessionAtom, { status: 'loading' })
  storeToken(makeToken(), 'usr_1')
})
afterEach(() => {
  leave()
  queryClient.clear()
})

describe('entering', () => {
  const token = makeToken(3600, { sid: 'entering' })
  const enterWith = async (orgId?: string) => {
    localStorage.clear()
    storeToken(token, orgId)
    await enter(token)
    return currentSession()
  }

  it('knows the person, their role and whom the login was answered for', async () => {
    const { role, ...me } = makeUser()
    fakeBackend.replies(getMe, me)
    expect(role).toBe('user')
    expect(await enterWith('org_7')).toEqual({
      status: 'signed-in',
      user: { ...me, role: 'user' },
      token,
      orgId: 'org_7',
    })
  })

  it('takes the person where nobody has stored whom the login was answered for', async () => {
    fakeBackend.replies(getMe, makeUser())
    expect(await enterWith()).toMatchObject({ orgId: 'usr_1' })
  })

  it.each([null, ''])('gives who has no company (%j) the name of ours', async (company) => {
    fakeBackend.replies(getMe, { ...makeUser(), company })
    fakeBackend.replies(getSettings, makeSettings({ company_name: 'Agentes Brasil' }))
    expect(await enterWith()).toMatchObject({ user: { company: 'Agentes Brasil' } })
  })

  it('asks nobody who we are for who has a company', async () => {
    fakeBackend.replies(getMe, makeUser())
    fakeBackend.replies(getSettings, makeSettings())
    expect(await enterWith()).toMatchObject({ user: { company: 'Padaria Central' } })
    expect(fakeBackend.paths(getSettings)).toEqual([])
  })

  it('does without our name when it cannot be had', async () => {
    fakeBackend.replies(getMe, { ...makeUser(), company: null })
    fakeBackend.fails(getSettings, 500)
    expect(await enterWith()).toMatchObject({ user: { company: '' } })
  })
})

describe('ending', () => {
  const signIn = () => store.set(sessionAtom, makeSession())
  /** What other tabs are told of the token, in its order. */
  const written = () => {
    const said: (string | null)[] = []
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation((_, value) => void said.push(value))
    const remove = Storage.prototype.removeItem
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
      if (key === storageKeys.token) said.push(null)
      remove.call(this, key)
    })
    return said
  }
  const drafts = () => Object.keys(sessionStorage)
  beforeEach(() => {
    sessionStorage.setItem('ag.draft.profile', 'typed')
    sessionStorage.setItem('other', 'kept')
  })
  afterEach(() => {
    jest.restoreAllMocks()
    sessionStorage.clear()
  })

  it('on purpose drops what was typed and not sent', () => {
    signIn()
    leave({ signedOut: true })
    expect(drafts()).toEqual(['other'])
  })

  it('by itself keeps it', () => {
    signIn()
    leave({ expired: true })
    expect(drafts()).toEqual(['ag.draft.profile', 'other'])
  })

  it('keeps it too when coming back does not work at once', () => {
    store.set(sessionAtom, { status: 'visitor', expired: true })
    leave()
    expect(drafts()).toEqual(['ag.draft.profile', 'other'])
  })

  it('tells other tabs whether it ended by itself', () => {
    signIn()
    const said = written()
    leave({ expired: true })
    expect(said).toEqual(['', null])
    leave({ expired: true })
    expect(said).toEqual(['', null])
  })

  it('tells other tabs no such thing when it was ended on purpose', () => {
    signIn()
    const said = written()
    leave({ signedOut: true })
    expect(said).toEqual([null])
  })

  it('empties storage and what the server told the customer', () => {
    const key = ['/api/v1/dashboard', {}]
    store.set(sessionAtom, makeSession())
    queryClient.setQueryData(key, { secret: true })
    leave()
    expect(currentSession()).toEqual({ status: 'visitor' })
    expect(stored()).toEqual([null, null])
    expect(queryClient.getQueryData(key)).toBeUndefined()
  })
})
