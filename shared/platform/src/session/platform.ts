import type { call } from '../api/call'
import type { forgetCustomer, query, queryClient } from '../api/query'
import type { navigate } from '../navigation'
import type { dropDrafts, readStored, writeStored } from '../storage'
import type { store } from '../store'
import type { currentSession, sessionAtom } from './session'
import type { storedOrgId, storedToken, storeToken } from './token'

/**
 * What those who have a token need of the rest of the platform. It is handed over: modules that two chunks import could
 * not be merged into one, and the file that every page fetches would be larger.
 */
export interface Platform {
  call: typeof call
  currentSession: typeof currentSession
  dropDrafts: typeof dropDrafts
  forgetCustomer: typeof forgetCustomer
  navigate: typeof navigate
  query: typeof query
  queryClient: typeof queryClient
  readStored: typeof readStored
  restoreSession: () => Promise<void>
  sessionAtom: typeof sessionAtom
  store: typeof store
  storedOrgId: typeof storedOrgId
  storedToken: typeof storedToken
  storeToken: typeof storeToken
  writeStored: typeof writeStored
}

export let platform: Platform

/** Done once, before anything else of the chunk runs. */
export function takePlatform(given: Platform): void {
  platform = given
}
