import type { UnsentDecision } from '@ag/platform'

/** Decisions that wait for the server at most. */
export const mostUnsent = 10

/** Adds a decision to those that wait; past the limit, the oldest that the server has never heard of is left out. */
export function addUnsent(unsent: UnsentDecision[], decision: UnsentDecision): UnsentDecision[] {
  const all = [...unsent, decision]
  if (all.length <= mostUnsent) return all
  const spare = all.findIndex(({ consent_id }) => consent_id === undefined)
  return all.filter((_, index) => index !== Math.max(spare, 0))
}

/**
 * Takes out what the server has confirmed. What was decided next goes under the same name, up to and with a withdrawal:
 * whatever comes after that begins anew.
 */
export function confirmUnsent(unsent: UnsentDecision[], key: string, consentId: string): UnsentDecision[] {
  const left = unsent.filter((decision) => decision.key !== key)
  const isWithdrawn = unsent.some((decision) => decision.key === key && decision.action === 'withdraw')
  if (isWithdrawn) return left
  const end = left.findIndex(({ action }) => action === 'withdraw')
  return left.map((decision, index) =>
    end === -1 || index <= end ? { ...decision, consent_id: consentId } : decision,
  )
}
