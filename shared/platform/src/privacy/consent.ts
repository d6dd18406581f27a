import type { ConsentCategory, ConsentChoice, ConsentPreferences } from '@ag/contracts'
import { mustAsk, storageKeys } from '@ag/core'
import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { readStored, writeStored } from '../storage'
import { store } from '../store'

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
  /** What is kept has changed since: the question is open again, and the answer allows nothing optional. */
  outdated?: boolean
  /** The server knows whose account this name belongs to. */
  account_settled?: boolean
}

/** A decision, or its withdrawal, that the server has not confirmed. */
export interface UnsentDecision
  extends Pick<Consent, 'timestamp' | 'version' | 'fingerprint' | 'consent_id'> {
  /** Makes sending it again harmless. */
  key: string
  action: ConsentChoice | 'withdraw'
  /** Absent from a withdrawal. */
  preferences?: ConsentPreferences
  /** Path of the page it was made on. */
  page: string
  /** Who was signed in. */
  user_id?: string
}

/** What stands under the one key. */
type Stored = (Consent | { [Part in keyof Consent]?: undefined }) & { unsent?: UnsentDecision[] }

const consentAtom = atom(readConsent())

/** The stored decision, if there is one; it may be too old to count. */
export const currentConsent = (): Consent | undefined => store.get(consentAtom)
export const useConsent = (): Consent | undefined => useAtomValue(consentAtom, { store })
/** Calls back after every change of the decision, in this tab or another. */
export const onConsentChange = (listener: () => void): (() => void) => store.sub(consentAtom, listener)

/** Does the browser tell every site not to follow it (Global Privacy Control)? */
export const refusesTracking = (): boolean => globalThis.navigator?.globalPrivacyControl === true

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean
  }
}

/** May this kind of cookie, storage or request be used now? Without a decision that counts, only what is necessary. */
export function allows(category: ConsentCategory): boolean {
  if (category === 'necessary') return true
  const consent = currentConsent()
  if (!consent || mustAsk(consent, Date.now())) return false
  return honoured(consent.preferences)[category] === true
}

/** What the browser refuses for its owner stays off, whichever button was pressed. */
export const honoured = (preferences: ConsentPreferences): ConsentPreferences =>
  refusesTracking() ? { ...preferences, analytics: false, marketing: false } : preferences

/** What the server has to hear yet, oldest first, from any tab. */
export function unsentDecisions(): UnsentDecision[] {
  const { unsent } = readRecord()
  // Another version may have kept something else there, and one that has no key would be sent for ever.
  return Array.isArray(unsent) ? unsent.filter((each) => typeof each?.key === 'string') : []
}

/** Stores the decision that stands here, undefined for none, and what the server has to hear yet. */
export function storeConsent(consent: Consent | undefined, unsent = unsentDecisions()): void {
  const stored = { ...consent, ...(unsent.length > 0 && { unsent }) }
  writeStored(storageKeys.privacy, consent || stored.unsent ? JSON.stringify(stored) : undefined)
  store.set(consentAtom, consent)
}

/** Takes up what another tab has stored. */
export function rereadConsent(): void {
  store.set(consentAtom, readConsent())
}

function readConsent(): Consent | undefined {
  const { unsent: _, ...consent } = readRecord()
  return consent.preferences && consent.timestamp && typeof consent.version === 'string' ? consent : undefined
}

function readRecord(): Stored {
  try {
    const stored: Stored | null = JSON.parse(readStored(storageKeys.privacy) ?? 'null')
    return stored ?? {}
  } catch {
    return {}
  }
}
