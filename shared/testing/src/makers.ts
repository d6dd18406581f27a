import type { Session, User } from '@ag/platform'

/** A signed-in customer with a confirmed address. */
export const makeUser = (changes: Partial<User> = {}): User => ({
  id: 'usr_1',
  name: 'Ana Souza',
  email: 'ana@empresa.com.br',
  company: 'Padaria Central',
  email_verified: true,
  created_at: '2026-05-04T12:00:00-03:00',
  last_login: '2026-11-19T09:30:00-03:00',
  role: 'user',
  ...changes,
})

type SignedIn = Extract<Session, { status: 'signed-in' }>

/** The session of a customer. */
export const makeSession = (changes: Partial<SignedIn> = {}): SignedIn => ({
  status: 'signed-in',
  user: makeUser(),
  token: makeToken(),
  orgId: 'usr_1',
  ...changes,
})

/** A token that expires in so many seconds; its signature is not looked at in the browser. */
export function makeToken(secondsLeft = 3600, claims: Record<string, unknown> = {}): string {
  const encode = (part: unknown) => btoa(JSON.stringify(part)).replaceAll('=', '')
  const exp = Math.floor(Date.now() / 1000) + secondsLeft
  return `${encode({ alg: 'HS256' })}.${encode({ sub: 'usr_1', exp, ...claims })}.signature`
}
