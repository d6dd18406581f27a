import type { Db } from '../../db/database'
import { auth_events } from '../../db/schema'
import { newId } from '../../ids'

export type AuthEvent =
  | 'login'
  | 'login_failed'
  | 'login_unverified'
  | 'logout'
  | 'signup'
  | 'email_verified'
  | 'reset_requested'
  | 'password_reset'
  | 'token_reused'
  | 'second_factor_asked'
  | 'second_factor_failed'
  | 'second_factor_on'
  | 'second_factor_replaced'
  | 'second_factor_off'
  | 'recovery_code_used'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_copied'
  | 'session_ended'
  | 'password_changed'
  | 'password_refused'
  | 'profile_changed'
  | 'data_exported'
  | 'deletion_requested'
  | 'deletion_undone'
  | 'account_deleted'

/** Records what happened to an account; holds no personal data of its own. */
export async function record(
  db: Db,
  now: Date,
  kind: AuthEvent,
  about: { userId?: string; sessionId?: string; requestId?: string } = {},
): Promise<void> {
  await db.insert(auth_events).values({
    id: newId('evt'),
    kind,
    user_id: about.userId ?? null,
    session_id: about.sessionId ?? null,
    request_id: about.requestId ?? null,
    at: now,
  })
}
