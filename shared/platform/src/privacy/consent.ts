import type { ConsentCategory, ConsentChoice, ConsentPreferences } from '@ag/contracts'
import { consentVersion, mustAsk, storageKeys } from '@ag/core'
import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { readStored, writeStored } from '../storage'
import { store } from '../store'
import { allowCookies, removeCookies } from './cookies'

/** A decision about cookies as this browser keeps it. */
export interface Consent {
  preferences: ConsentPreferences
  action: ConsentChoice
  /** When, as an ISO date. */
  timestamp: string
  version: string
  /** Of the list that was decided about; unknown when it could not be loaded. */
  fingerprint?: string
  /** Its name on the server, once recorded there. */
  consent_id?: string
  /** The server has not confirmed it: key under which it is sent again. */
  unsent?: string
}

const consentAtom = atom(readConsent())

/** The stored decision, if there is one; it may be too old to count. */
export const currentConsent = (): Consent | undefined => store.get(consentAtom)
export const useConsent = (): Consent | undefined => useAtomValue(consentAtom, { store })
/** Calls back after every change of the decision, in this tab or another. */
export const onConsentChange = (listener: () => void): (() => void) => store.sub(consentAtom, listener)

/** Does the browser tell every site not to follow it (Global Privacy Control)? */
export const refusesTracking = (): boolean =>
  (globalThis.navigator as { globalPrivacyControl?: boolean } | undefined)?.globalPrivacyControl === true

/** May this kind of cookie, storage or request be used now? Without a decision that counts, only what is necessary. */
export function allows(category: ConsentCategory): boolean {
  if (category === 'necessary') return true
  const consent = currentConsent()
  if (!consent || mustAsk(consent, Date.now())) return false
  return honoured(consent.preferences)[category] === true
}

/** Keeps a decision in this browser, and exactly the cookies that it allows. */
export function decide(
  action: ConsentChoice,
  preferences: ConsentPreferences,
  fingerprint: string | undefined,
): Consent {
  const consent: Consent = {
    preferences: honoured(preferences),
    action,
    timestamp: new Date().toISOString(),
    version: consentVersion,
    fingerprint,
    consent_id: currentConsent()?.consent_id,
    unsent: newRequestKey(),
  }
  keepConsent(consent)
  allowCookies(consent.preferences)
  return consent
}

/** Takes the decision back in this browser: it is forgotten, and every cookie but the necessary one is gone. */
export function withdraw(): void {
  keepConsent(undefined)
  removeCookies()
}

/** Stores what became of a decision. */
export function keepConsent(consent: Consent | undefined): void {
  writeStored(storageKeys.privacy, consent && JSON.stringify(consent))
  store.set(consentAtom, consent)
}

/** Takes up what another tab has stored. */
export function rereadConsent(): void {
  store.set(consentAtom, readConsent())
}

/** Names a request that may have to be sent again. (`randomUUID` exists on secure origins only.) */
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** What the browser refuses for its owner stays off, whichever button was pressed. */
const honoured = (preferences: ConsentPreferences): ConsentPreferences =>
  refusesTracking() ? { ...preferences, analytics: false, marketing: false } : preferences

function readConsent(): Consent | undefined {
  try {
    const stored = JSON.parse(readStored(storageKeys.privacy) ?? 'null') as Partial<Consent> | null
    return stored?.preferences && stored.timestamp && stored.version ? (stored as Consent) : undefined
  } catch {
    return undefined
  }
}
