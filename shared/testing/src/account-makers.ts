import type { AccountDeletion, AccountSession, Passkey, Profile, SecondFactor } from '@ag/contracts'

/** What the customer of `makeUser` may change about themselves. */
export const makeProfile = (changes: Partial<Profile> = {}): Profile => ({
  name: 'Ana Souza',
  email: 'ana@empresa.com.br',
  company: 'Padaria Central',
  phone: '+5511912345678',
  ...changes,
})

/** A session; the one that asks unless told. */
export const makeAccountSession = (changes: Partial<AccountSession> = {}): AccountSession => ({
  id: 'ses_1',
  device: 'Chrome no Windows',
  place: '187.45.12.0/24',
  created_at: '2026-11-18T08:15:00-03:00',
  last_seen_at: '2026-11-19T09:30:00-03:00',
  current: true,
  ...changes,
})

/** A passkey that its owner's devices share and that has been used. */
export const makePasskey = (changes: Partial<Passkey> = {}): Passkey => ({
  id: 'psk_1',
  name: 'Celular da Ana',
  created_at: '2026-10-02T10:00:00-03:00',
  last_used_at: '2026-11-19T09:30:00-03:00',
  synced: true,
  ...changes,
})

/** A second factor; turned off unless told. */
export const makeSecondFactor = (changes: Partial<SecondFactor> = {}): SecondFactor => ({
  enabled: false,
  required: false,
  recovery_codes_left: 0,
  ...changes,
})

/** An account whose owner has asked for its deletion. */
export const makeAccountDeletion = (changes: Partial<AccountDeletion> = {}): AccountDeletion => ({
  requested_at: '2026-11-19T09:30:00-03:00',
  deletes_at: '2026-11-26T09:30:00-03:00',
  ...changes,
})
