import { AppError } from '@ag/core'
import { and, eq, isNull, lte } from 'drizzle-orm'
import { after, type Clock } from '../../clock'
import type { Db } from '../../db/database'
import { sessions } from '../../db/schema'
import { newId } from '../../ids'
import type { Limits } from '../limits/limits'
import { record } from './audit'
import { authLimits, lifetimes } from './rules'
import { sessionRepository } from './session-repository'
import type { Claims, Tokens } from './tokens'
import { type Session, type User, userRepository } from './user-repository'

/** Who is asking, as far as the session's row says. */
export interface SignedIn {
  user: User
  company: string
  session: Session
}

interface IssuedToken {
  token: string
  expiresIn: number
}

/** What is kept of the circumstances in which a session was opened. */
export interface Opening {
  remember: boolean
  device: string
  /** Where from, without the last part of the address. */
  network?: string | undefined
  method?: 'password' | 'passkey' | 'second_factor'
}

export interface Sessions {
  open(db: Db, user: User, opening: Opening): Promise<IssuedToken>
  /** @param device what the caller says of itself: a token that was exchanged is good on its session's device only */
  authenticate(token: string, device: string): Promise<SignedIn>
  refresh(token: string, device: string): Promise<IssuedToken>
  /** Ends the session of a token, whatever state either is in. */
  end(token: string): Promise<void>
}

interface Needs {
  db: Db
  clock: Clock
  tokens: Tokens
  limits: Limits
  /** Tells the owner that a token was used after it had been exchanged. */
  onReuse: (db: Db, user: User, session: Session, company: string) => Promise<void>
  /** The name that signs mails. */
  company: () => Promise<string>
}

/** Sessions live in the database; a token is only a claim to one, checked against its row on every request. */
export function createSessions({ db, clock, tokens, limits, onReuse, company }: Needs): Sessions {
  /** The token of a generation is the same however often it is asked for. */
  async function currentToken(session: Session): Promise<IssuedToken> {
    const expiresAt = earlier(after(session.rotated_at, lifetimes.access), session.absolute_end)
    const claims = { userId: session.user_id, sessionId: session.id, generation: session.generation }
    const token = await tokens.issue(claims, session.rotated_at, expiresAt)
    return { token, expiresIn: Math.max(0, Math.floor((expiresAt.getTime() - clock().getTime()) / 1000)) }
  }

  async function find({ sessionId, userId }: Claims): Promise<SignedIn> {
    const row = await userRepository(db).bySession(sessionId)
    const now = clock()
    const isOpen = row && !row.session.revoked_at && row.session.absolute_end > now
    const isIdle = row?.session.remember && row.session.last_seen_at <= after(now, -lifetimes.idle)
    const isGone = row?.user.deletes_at && row.user.deletes_at <= now
    if (!isOpen || isIdle || isGone || row.user.id !== userId) throw ended('AUTH_SESSION_EXPIRED')
    return row
  }

  /** Current, just exchanged, or a token that nobody honest still holds. */
  function standing(
    session: Session,
    generation: number,
    device: string,
  ): 'current' | 'exchanged' | 'reused' {
    if (generation === session.generation) return 'current'
    const graceEnds = after(session.rotated_at, lifetimes.grace)
    const isItsOwn = generation === session.previous_generation && device === session.device
    return isItsOwn && clock() <= graceEnds ? 'exchanged' : 'reused'
  }

  /** The call that is being made neither waits for this nor fails with it: the next one writes what this one could not. */
  function noteUse({ id, last_seen_at }: Session): void {
    const now = clock()
    const stale = after(now, -lifetimes.lastSeen)
    if (last_seen_at > stale) return
    db.update(sessions)
      .set({ last_seen_at: now })
      .where(and(eq(sessions.id, id), lte(sessions.last_seen_at, stale)))
      .catch(() => undefined)
  }

  async function revokeReused({ session, user }: SignedIn): Promise<never> {
    const signature = await company()
    await db.transaction(async (transaction) => {
      const now = clock()
      const which = { userId: user.id, id: session.id }
      const [revoked] = await sessionRepository(transaction).revoke(which, 'token_reused', now)
      if (!revoked) return
      await record(transaction, now, 'token_reused', { userId: user.id, sessionId: session.id })
      await onReuse(transaction, user, session, signature)
    })
    throw ended('AUTH_SESSION_EXPIRED')
  }

  return {
    async open(inside, user, { remember, device, network, method = 'password' }) {
      const now = clock()
      const [session] = await inside
        .insert(sessions)
        .values({
          id: newId('ses'),
          user_id: user.id,
          remember,
          device,
          network,
          method,
          created_at: now,
          last_seen_at: now,
          rotated_at: now,
          absolute_end: after(now, remember ? lifetimes.rememberedSession : lifetimes.session),
        })
        .returning()
      if (!session) throw new AppError('INTERNAL')
      return currentToken(session)
    },

    async authenticate(token, device) {
      const claims = await tokens.read(token)
      if (claims.expired) throw ended('AUTH_TOKEN_EXPIRED')
      const found = await find(claims)
      if (standing(found.session, claims.generation, device) === 'reused') return revokeReused(found)
      noteUse(found.session)
      return found
    },

    async refresh(token, device) {
      const claims = await tokens.read(token)
      const found = await find(claims)
      if (claims.expired && !found.session.remember) throw ended('AUTH_TOKEN_EXPIRED')
      await limits.count(authLimits.refreshesOfSession, claims.sessionId)
      const [rotated] = await db
        .update(sessions)
        .set({
          generation: claims.generation + 1,
          previous_generation: claims.generation,
          rotated_at: clock(),
          last_seen_at: clock(),
        })
        .where(
          and(
            eq(sessions.id, claims.sessionId),
            eq(sessions.generation, claims.generation),
            isNull(sessions.revoked_at),
          ),
        )
        .returning()
      if (rotated) return currentToken(rotated)
      const latest = await find(claims)
      if (standing(latest.session, claims.generation, device) === 'reused') return revokeReused(latest)
      return currentToken(latest.session)
    },

    async end(token) {
      const { sessionId, userId } = await tokens.read(token)
      const now = clock()
      const [revoked] = await sessionRepository(db).revoke({ userId, id: sessionId }, 'logout', now)
      if (revoked) await record(db, now, 'logout', { userId, sessionId })
    },
  }
}

const ended = (code: 'AUTH_SESSION_EXPIRED' | 'AUTH_TOKEN_EXPIRED') =>
  new AppError(code, { requiresAuth: true })

const earlier = (one: Date, other: Date) => (one < other ? one : other)
