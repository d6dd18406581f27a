import type {
  BodyOf,
  ConsentChoice,
  ConsentPreferences,
  ConsentRecorded,
  withdrawConsent,
} from '@ag/contracts'
import { AppError } from '@ag/core'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { secretId } from '../../ids'
import { consentRepository } from './consent-repository'
import { cookieInfo } from './cookie-list'
import { textHash } from './policy'

/** What is known of whoever decides, besides what they send. */
export interface Visitor {
  userAgent: string | undefined
  network: string | undefined
  userId: string | undefined
  requestKey: string | undefined
}

interface Decision {
  action: ConsentChoice | 'withdraw'
  preferences: ConsentPreferences
  said: BodyOf<typeof withdrawConsent>
}

interface Needs {
  db: Db
  clock: Clock
  publicUrl: string
}

/**
 * Adds a decision to the record. It goes under the id that the visitor brings if we gave them that one and it is no other
 * account's; any other decision gets an id of its own.
 */
export const recordConsent =
  ({ db, clock, publicUrl }: Needs) =>
  async ({ action, preferences, said }: Decision, visitor: Visitor): Promise<ConsentRecorded> => {
    const consents = consentRepository(db)
    const { userId } = visitor
    const brought = said.consent_id && (await consents.exists(said.consent_id)) ? said.consent_id : undefined
    const isTheirs = brought && (!userId || (await consents.tie(brought, userId, clock())))
    const record = await consents.add({
      consent_id: isTheirs ? brought : secretId('cns'),
      action,
      functional: preferences.functional,
      analytics: preferences.analytics,
      marketing: preferences.marketing,
      version: said.version ?? cookieInfo.version,
      fingerprint: said.fingerprint ?? cookieInfo.fingerprint,
      text_hash: textHash,
      language: said.language ?? 'pt-BR',
      page: said.page ?? null,
      user_agent: said.user_agent ?? visitor.userAgent?.slice(0, 1000) ?? null,
      network: visitor.network ?? null,
      user_id: userId ?? null,
      decided_at: said.timestamp === undefined ? null : new Date(said.timestamp),
      recorded_at: clock(),
      request_key: visitor.requestKey && `${action} ${visitor.requestKey}`,
    })
    if (!record) throw new AppError('INTERNAL')
    if (userId) await consents.tie(record.consent_id, userId, clock())
    return {
      consent_id: record.consent_id,
      recorded_at: record.recorded_at.toISOString(),
      // The id stays in the fragment: it reaches neither logs nor other sites.
      receipt_url: `${publicUrl}/privacy#comprovante=${record.consent_id}`,
    }
  }

/** The name of a decision that came without one. */
export function choiceOf({ functional, analytics, marketing }: ConsentPreferences): ConsentChoice {
  const allowed = [functional, analytics, marketing]
  if (allowed.every(Boolean)) return 'accept_all'
  return allowed.some(Boolean) ? 'accept_selected' : 'reject_all'
}
