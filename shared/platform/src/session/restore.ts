import { AppError, storageKeys } from '@ag/core'
import { call, connectSession, loadTransport } from '../api/call'
import { forgetCustomer, query, queryClient } from '../api/query'
import { navigate } from '../navigation'
import { dropDrafts, readStored, writeStored } from '../storage'
import { store } from '../store'
import { currentSession, sessionAtom } from './session'
import { storedOrgId, storedToken, storeToken } from './token'

/** Longest time that a page is loading, in milliseconds; what is answered later still counts. */
const patience = 2500
const firstWait = 1000
/** With this, the rest of the gateway's breaker and the time of one answer, a page heals within five seconds of the server's return. */
const longestWait = 3000

let isAsking = false
/** What came of it last. */
let failure: unknown
let timer: ReturnType<typeof setTimeout> | undefined
let hurry: () => void = () => undefined

/**
 * Starts from what the browser remembers: a visitor, or a stored token, whose owner is asked for until the server has
 * answered. Nobody waits longer than `patience` for that: the session is `unreachable` then, and comes by itself. Called
 * again, it asks at once and is `loading` for as long.
 */
export async function restoreSession(): Promise<void> {
  if (isKnown()) return hurry()
  if (storedToken() === undefined) return store.set(sessionAtom, { status: 'visitor' })
  if (currentSession().status === 'unreachable') store.set(sessionAtom, { status: 'loading' })
  setTimeout(giveUp, patience)
  if (isAsking) return hurry()
  isAsking = true
  failure = new AppError('TIMEOUT')
  loadTransport().catch(() => undefined)
  for (let wait = firstWait; !isKnown(); wait = Math.min(wait * 2, longestWait)) {
    // A slow answer is waited for while the next is asked for.
    loadSignedIn()
      .then(({ identify }) => identify())
      .then(
        () => hurry(),
        (error: unknown) => {
          failure = error
        },
      )
    await pause(wait)
  }
  isAsking = false
}

function giveUp(): void {
  if (currentSession().status === 'loading')
    store.set(sessionAtom, { status: 'unreachable', orgId: storedOrgId(), error: failure })
}

/**
 * Follows what other tabs do with the token, and the return of the network and of whoever looks at the page; what a token
 * takes besides is fetched by the first who has one.
 */
export function syncSession(): void {
  window.addEventListener('storage', ({ key }) => {
    if ((key === storageKeys.token || key === null) && storedToken() !== undefined) void restoreSession()
  })
  window.addEventListener('online', lookAgain)
  document.addEventListener('visibilitychange', lookAgain)
}

/** Fetches what only those need who have a token, or are about to get one: a visitor's page never does. */
export async function loadSignedIn() {
  const signedIn = await load()
  signedIn.start({
    call,
    currentSession,
    dropDrafts,
    forgetCustomer,
    navigate,
    query,
    queryClient,
    readStored,
    restoreSession,
    sessionAtom,
    store,
    storedOrgId,
    storedToken,
    storeToken,
    writeStored,
  })
  return signedIn
}

connectSession({
  token: () => {
    const session = currentSession()
    return session.status === 'signed-in' ? session.token : undefined
  },
  refused: async (error, token) => (await loadSignedIn()).endIfRefused(error, token),
})

/** Does the session stand for what is stored? */
function isKnown(): boolean {
  const token = storedToken()
  const session = currentSession()
  return session.status === 'signed-in' ? session.token === token : session.status === 'visitor' && !token
}

/** A page that nobody looks at asks nobody. */
function lookAgain(): void {
  if (document.visibilityState === 'visible') hurry()
}

/** Waits until somebody is in a hurry, or a little less than said, so that many pages do not ask in step. */
const pause = (wait: number) =>
  new Promise<void>((resolve) => {
    hurry = resolve
    clearTimeout(timer)
    timer = setTimeout(lookAgain, wait * (1 - Math.random() / 4))
  })

const load = () => import(/* webpackChunkName: "signed-in" */ './signed-in')
