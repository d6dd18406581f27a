import { getMe, login, logout } from '@ag/contracts'
import { describeError, storageKeys } from '@ag/core'
import { fakeBackend, makeSession, makeToken, makeUser } from '@ag/testing'
import { waitFor } from '@testing-library/react'
import { query, queryClient } from '../api/query'
import { setNavigator } from '../navigation'
import { store } from '../store'
import { loadSignedIn } from './restore'
import { currentSession, sessionAtom } from './session'
import { signIn, signInWith, signOut } from './sign-in'
import { storeToken } from './token'

const credentials = { email: 'ana@empresa.com.br', password: 'frase longa e rara' }
const token = makeToken()
const stored = () => [localStorage.getItem(storageKeys.token), localStorage.getItem(storageKeys.orgId)]
const visited: string[] = []

beforeAll(async () => {
  await loadSignedIn()
})
beforeEach(() => {
  localStorage.clear()
  visited.length = 0
  setNavigator((path) => void visited.push(path))
  store.set(sessionAtom, { status: 'visitor' })
})

describe('signing in', () => {
  it('makes the session and remembers it', async () => {
    fakeBackend.replies(login, { token, user_id: 'usr_1', email_verified: true, expires_in: 3600 })
    fakeBackend.replies(getMe, makeUser())
    await signIn({ ...credentials, remember_me: true })
    expect(currentSession()).toEqual(makeSession({ token }))
    expect(stored()).toEqual([token, 'usr_1'])
    expect(fakeBackend.requests(login)).toEqual([{ ...credentials, remember_me: true }])
  })

  it('sends what the last login left in this browser, and keeps what this one leaves', async () => {
    fakeBackend.replies(getMe, makeUser())
    const answer = { token, user_id: 'usr_1', email_verified: true }
    fakeBackend.replies(login, { ...answer, device_note: 'first' })
    await signIn(credentials)
    await signOut()
    fakeBackend.replies(login, answer)
    await signIn(credentials)
    expect(fakeBackend.requests(login)).toEqual([
      expect.not.objectContaining({ device_note: expect.anything() }),
      expect.objectContaining({ device_note: 'first' }),
    ])
  })

  it.each([
    ['carries no token', null],
    ['carries a token all the same', token],
  ])('is blocked while the e-mail is not confirmed, when the answer %s', async (_, given) => {
    fakeBackend.replies(login, { token: given, user_id: 'usr_1', email_verified: false })
    const error = await signIn(credentials).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'AUTH_EMAIL_NOT_VERIFIED' })
    expect(describeError(error, 'login').message).toBe(
      'Por favor, verifique seu email antes de fazer login. Verifique sua caixa de entrada.',
    )
    expect(currentSession()).toEqual({ status: 'visitor' })
    expect(stored()).toEqual([null, null])
  })

  it('is no sign-in without a token', async () => {
    fakeBackend.replies(login, { token: null, user_id: 'usr_1', email_verified: true })
    const error = await signIn(credentials).catch((thrown: unknown) => thrown)
    expect(describeError(error, 'login', 'Erro ao fazer login')).toEqual({
      title: 'Erro ao fazer login',
      message: 'Token não encontrado',
    })
    expect(currentSession()).toEqual({ status: 'visitor' })
    expect(stored()).toEqual([null, null])
  })

  it('says what failed when nobody can say who has signed in', async () => {
    fakeBackend.replies(login, { token, user_id: 'usr_1', email_verified: true })
    fakeBackend.fails(getMe, 500)
    const error = await signIn(credentials).catch((thrown: unknown) => thrown)
    expect(describeError(error, 'login').message).toBe('Erro ao buscar dados do usuário')
  })

  it('waits for a code where one is asked for, and has no session until then', async () => {
    const half = { token: null, user_id: 'usr_1', email_verified: true, second_factor: { ticket: 'tkt_1' } }
    fakeBackend.replies(login, half)
    expect(await signIn(credentials)).toBe('tkt_1')
    expect(currentSession()).toEqual({ status: 'visitor' })
    expect(stored()).toEqual([null, null])
  })

  it('ends the same whichever way somebody has proved themselves', async () => {
    fakeBackend.replies(getMe, makeUser())
    expect(await signInWith({ token, user_id: 'usr_1', email_verified: true })).toBeUndefined()
    expect(currentSession()).toEqual(makeSession({ token }))
    expect(stored()).toEqual([token, 'usr_1'])
  })

  it('that is refused changes nothing', async () => {
    fakeBackend.fails(login, 401, { code: 'AUTH_INVALID_CREDENTIALS' })
    await expect(signIn(credentials)).rejects.toMatchObject({ code: 'AUTH_INVALID_CREDENTIALS' })
    expect(currentSession()).toEqual({ status: 'visitor' })
    expect(stored()).toEqual([null, null])
  })

  it('that gets no further than the password leaves nothing behind', async () => {
    fakeBackend.replies(login, { token, user_id: 'usr_1', email_verified: true })
    fakeBackend.fails(getMe, 500)
    await expect(signIn(credentials)).rejects.toMatchObject({ code: 'INTERNAL' })
    expect(currentSession()).toEqual({ status: 'visitor' })
    expect(stored()).toEqual([null, null])
  })
})

describe('signing out', () => {
  beforeEach(() => {
    storeToken(token, 'usr_1')
    store.set(sessionAtom, makeSession({ token }))
  })

  it('clears everything at once, goes home and tells the server', async () => {
    const me = query(getMe)
    queryClient.setQueryData(me.queryKey, makeUser())
    fakeBackend.replies(logout, undefined)
    signOut()
    expect(currentSession()).toEqual({ status: 'visitor', signedOut: true })
    expect(stored()).toEqual([null, null])
    expect(queryClient.getQueryData(me.queryKey)).toBeUndefined()
    expect(visited).toEqual(['/'])
    await told()
    expect(fakeBackend.headers(logout)[0]?.get('authorization')).toBe(`Bearer ${token}`)
  })

  it('needs no server', async () => {
    fakeBackend.isUnreachable(logout)
    signOut()
    await told()
    expect(currentSession()).toEqual({ status: 'visitor', signedOut: true })
    expect(visited).toEqual(['/'])
  })

  it('tells the server again when it could not be reached', async () => {
    jest.useFakeTimers()
    fakeBackend.isUnreachable(logout)
    signOut()
    await jest.advanceTimersByTimeAsync(500)
    fakeBackend.replies(logout, undefined)
    await jest.advanceTimersByTimeAsync(3000)
    jest.useRealTimers()
    expect(fakeBackend.headers(logout).length).toBeGreaterThanOrEqual(2)
    expect(fakeBackend.headers(logout).at(-1)?.get('authorization')).toBe(`Bearer ${token}`)
  })

  it('of a visitor only goes home', () => {
    store.set(sessionAtom, { status: 'visitor' })
    signOut()
    expect(visited).toEqual(['/'])
    expect(fakeBackend.requests(logout)).toEqual([])
  })

  const told = () => waitFor(() => expect(fakeBackend.requests(logout)).toHaveLength(1))
})
