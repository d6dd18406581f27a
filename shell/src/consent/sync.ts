import type { ConsentRecorded } from '@ag/contracts'
import { storageKeys } from '@ag/core'
import {
  type Consent,
  call,
  currentConsent,
  keepConsent,
  newRequestKey,
  readStored,
  withdraw,
  writeStored,
} from '@ag/platform'

/** A withdrawal that the server has not heard of; stands where the decision stood. */
interface Withdrawal {
  withdrawn: { consent_id?: string; timestamp: string; key: string }
}

/** Tells the server about the stored decision, if it does not know it. Answers whether it is recorded now. */
export async function syncConsent(): Promise<boolean> {
  const consent = currentConsent()
  if (!consent?.unsent) return syncWithdrawal()
  try {
    const { consent_id } = await send(consent, consent.unsent)
    // Somebody may have changed their mind while the answer was on its way.
    const latest = currentConsent()
    if (latest?.unsent === consent.unsent) keepConsent({ ...latest, consent_id, unsent: undefined })
    return true
  } catch {
    return false
  }
}

async function send(consent: Consent, idempotencyKey: string): Promise<ConsentRecorded> {
  const { preferences, action, timestamp, version, fingerprint, consent_id } = consent
  const { saveConsent } = await import('./contracts')
  const body = { preferences, action, timestamp, version, fingerprint, consent_id, ...circumstances() }
  return call(saveConsent, { body }, { idempotencyKey })
}

/** Forgets the decision here at once and tells the server, now or when it can be reached. */
export async function withdrawEverywhere(): Promise<boolean> {
  const consent_id = currentConsent()?.consent_id
  withdraw()
  const withdrawal: Withdrawal = {
    withdrawn: { consent_id, timestamp: new Date().toISOString(), key: newRequestKey() },
  }
  if (await sendWithdrawal(withdrawal)) return true
  if (!currentConsent()) writeStored(storageKeys.privacy, JSON.stringify(withdrawal))
  return false
}

async function syncWithdrawal(): Promise<boolean> {
  const withdrawal = storedWithdrawal()
  if (!withdrawal) return true
  const sent = await sendWithdrawal(withdrawal)
  if (sent && storedWithdrawal()) writeStored(storageKeys.privacy, undefined)
  return sent
}

async function sendWithdrawal({ withdrawn: { key, ...said } }: Withdrawal): Promise<boolean> {
  try {
    const { withdrawConsent } = await import('./contracts')
    await call(withdrawConsent, { body: { ...said, ...circumstances() } }, { idempotencyKey: key })
    return true
  } catch {
    return false
  }
}

function storedWithdrawal(): Withdrawal | undefined {
  try {
    const stored = JSON.parse(readStored(storageKeys.privacy) ?? 'null') as Partial<Withdrawal> | null
    return stored?.withdrawn ? (stored as Withdrawal) : undefined
  } catch {
    return undefined
  }
}

const circumstances = () => ({
  user_agent: navigator.userAgent.slice(0, 1000),
  language: document.documentElement.lang || 'pt-BR',
  page: location.pathname.slice(0, 500),
})
