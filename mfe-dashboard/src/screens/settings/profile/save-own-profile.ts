import { type BodyOf, getProfile, saveProfile } from '@ag/contracts'
import { call, currentSession, query, queryClient, sessionAtom, store } from '@ag/platform'
import { dashboard } from '../../../dashboard-query'

/** What the customer may change about themselves. */
export const profile = query(getProfile)

/** Saves what the customer says about themselves; whatever greets or names them says it from then on. */
export async function saveOwnProfile(body: BodyOf<typeof saveProfile>): Promise<void> {
  const saved = await call(saveProfile, { body })
  queryClient.setQueryData(profile.queryKey, saved)
  void queryClient.invalidateQueries({ queryKey: dashboard.queryKey })
  const session = currentSession()
  if (session.status !== 'signed-in') return
  const { name, company } = saved
  store.set(sessionAtom, { ...session, user: { ...session.user, name, company } })
}
