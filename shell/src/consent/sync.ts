import type { ConsentRecorded } from '@ag/contracts'
import { codeOf } from '@ag/core'
import {
  call,
  currentConsent,
  currentSession,
  type Session,
  storeConsent,
  type UnsentDecision,
  unsentDecisions,
} from '@ag/platform'
import { confirmUnsent } from './unsent'

let turn: Promise<unknown> = Promise.resolve()

/** Tells the server what it does not know yet, oldest first. Answers whether all of it is recorded now. */
export function syncConsent(): Promise<boolean> {
  const told = turn.then(tellAll)
  turn = told
  return told
}

async function tellAll(): Promise<boolean> {
  let recorded = true
  for (let [oldest] = unsentDecisions(); oldest; [oldest] = unsentDecisions()) {
    // Who decided is not known yet.
    if (oldest.user_id && isOpen(currentSession())) return false
    try {
      confirm(oldest, (await send(oldest)).consent_id)
    } catch (error) {
      // What the server will never take must not hold up the rest.
      if (codeOf(error) !== 'VALIDATION_FAILED') return false
      confirm(oldest, oldest.consent_id)
      recorded = false
    }
  }
  await settleAccount()
  return recorded
}

async function send(decision: UnsentDecision): Promise<ConsentRecorded> {
  const { key, user_id: _, preferences, action, ...said } = decision
  const { saveConsent, withdrawConsent } = await import('./contracts')
  const body = {
    ...said,
    user_agent: navigator.userAgent.slice(0, 1000),
    language: document.documentElement.lang || 'pt-BR',
  }
  const options = { idempotencyKey: key, auth: isTheirs(decision) ? 'session' : 'none' } as const
  return action === 'withdraw' || !preferences
    ? call(withdrawConsent, { body }, options)
    : call(saveConsent, { body: { ...body, action, preferences } }, options)
}

/** There may be somebody, and nobody has said who. */
const isOpen = ({ status }: Session) => status === 'loading' || status === 'unreachable'

/** Whoever is signed in by now may be somebody else. */
function isTheirs({ user_id }: UnsentDecision): boolean {
  const session = currentSession()
  return session.status === 'signed-in' && session.user.id === user_id
}

function confirm(decision: UnsentDecision, consentId: string | undefined): void {
  const { key, action, user_id } = decision
  // Somebody may have changed their mind, or taken it back, while the answer was on its way.
  const waiting = unsentDecisions()
  const unsent = consentId
    ? confirmUnsent(waiting, key, consentId)
    : waiting.filter((other) => other.key !== key)
  const consent = currentConsent()
  const isStillAboutIt = action !== 'withdraw' && unsent.every((other) => other.action !== 'withdraw')
  if (!consent || !consentId || !isStillAboutIt) {
    storeConsent(consent, unsent)
    return
  }
  const isKnown = consent.consent_id === consentId && consent.account_settled
  // What somebody decided who has left since is no matter of the next account's.
  const isOfAnother = user_id !== undefined && !isTheirs(decision)
  const account_settled = isKnown || isOfAnother || undefined
  storeConsent({ ...consent, consent_id: consentId, account_settled }, unsent)
}

/** Once somebody has signed in, lets the server know whose decision this is; a name belongs to one account for good. */
export async function settleAccount(): Promise<void> {
  const id = currentConsent()?.consent_id
  if (!id || currentConsent()?.account_settled || currentSession().status !== 'signed-in') return
  try {
    const { tieConsent } = await import('./contracts')
    await call(tieConsent, { params: { id } })
  } catch {
    // The next page asks again.
    return
  }
  const latest = currentConsent()
  if (latest?.consent_id === id) storeConsent({ ...latest, account_settled: true })
}
