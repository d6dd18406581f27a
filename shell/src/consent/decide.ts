import type { ConsentChoice, ConsentPreferences } from '@ag/contracts'
import { consentVersion, mustAsk } from '@ag/core'
import {
  type Consent,
  currentConsent,
  currentSession,
  honoured,
  newRequestKey,
  storeConsent,
  unsentDecisions,
} from '@ag/platform'
import { allowCookies, removeCookies } from './cookies'
import { addUnsent } from './unsent'

export const everything: ConsentPreferences = {
  necessary: true,
  functional: true,
  analytics: true,
  marketing: true,
}
export const nothing: ConsentPreferences = {
  necessary: true,
  functional: false,
  analytics: false,
  marketing: false,
}

/**
 * Keeps a decision in this browser, and exactly the cookies that it allows.
 * @param timestamp when it was made, as an ISO date
 */
export function decide(
  action: ConsentChoice,
  chosen: ConsentPreferences,
  fingerprint: string | undefined,
  timestamp = now(),
): Consent {
  const { consent_id, account_settled } = currentConsent() ?? {}
  const preferences = honoured(chosen)
  const decision = { action, preferences, timestamp, version: consentVersion, fingerprint, consent_id }
  const consent = { ...decision, account_settled }
  storeConsent(consent, addUnsent(unsentDecisions(), { ...decision, ...circumstances() }))
  allowCookies(preferences)
  return consent
}

/** Takes the decision back in this browser: it is forgotten, and every cookie but the necessary one is gone. */
export function withdraw(): void {
  const consent = currentConsent()
  const { fingerprint, consent_id } = consent ?? {}
  const about = { timestamp: now(), version: consentVersion, fingerprint, consent_id }
  const withdrawal = { action: 'withdraw' as const, ...about, ...circumstances() }
  storeConsent(undefined, consent ? addUnsent(unsentDecisions(), withdrawal) : unsentDecisions())
  removeCookies()
}

/**
 * Looks whether the stored decision still counts. One that does not stands until somebody answers again, and allows
 * nothing optional meanwhile.
 * @param fingerprint of the list as it stands; undefined while it is not known
 */
export function reviewConsent(fingerprint?: string): void {
  const consent = currentConsent()
  if (!consent) return
  const outdated = mustAsk(consent, Date.now(), fingerprint)
  if (outdated === (consent.outdated === true)) return
  storeConsent({ ...consent, outdated: outdated || undefined })
  allowCookies(outdated ? nothing : consent.preferences)
}

const now = () => new Date().toISOString()

function circumstances() {
  const session = currentSession()
  return {
    key: newRequestKey(),
    page: location.pathname.slice(0, 500),
    user_id: session.status === 'signed-in' ? session.user.id : undefined,
  }
}
