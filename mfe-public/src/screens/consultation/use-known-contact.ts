import { getProfile, type Profile } from '@ag/contracts'
import { query, useQuery, useSession } from '@ag/platform'

export type KnownContact = Pick<Profile, 'name' | 'email' | 'company' | 'phone'>

/** What the account of whoever is signed in says already; undefined for a visitor, and until it is known. */
export function useKnownContact(): KnownContact | undefined {
  const signedIn = useSession().status === 'signed-in'
  const { data } = useQuery({ ...query(getProfile), enabled: signedIn })
  return signedIn ? data : undefined
}
