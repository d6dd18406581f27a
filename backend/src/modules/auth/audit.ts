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
