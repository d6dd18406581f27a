import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '@ag/core'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { after } from '../../clock'
import type { Db } from '../../db/database'
import { one_time_tokens } from '../../db/schema'
import { lifetimes } from './rules'

export type Purpose = 'verify' | 'reset'

const lifeOf: Record<Purpose, number> = { verify: lifetimes.verifyLink, reset: lifetimes.resetLink }

/** Makes the token of a mailed link; only its hash is kept. */
export async function createLink(
  db: Db,
  now: Date,
  link: { userId: string; purpose: Purpose; payload?: unknown },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(one_time_tokens).values({
    hash: hashOf(token),
    user_id: link.userId,
    purpose: link.purpose,
    payload: link.payload ?? null,
    created_at: now,
    expires_at: after(now, lifeOf[link.purpose]),
  })
  return token
}

/** The row of a token that has not expired, used or not. */
export async function findLink(db: Db, now: Date, token: string, purpose: Purpose) {
  const [link] = await db
    .select()
    .from(one_time_tokens)
    .where(
      and(
        eq(one_time_tokens.hash, hashOf(token)),
        eq(one_time_tokens.purpose, purpose),
        gt(one_time_tokens.expires_at, now),
      ),
    )
  return link
}

/** Uses a token up; of any number of simultaneous uses one succeeds. */
export async function useLink(db: Db, now: Date, token: string, purpose: Purpose): Promise<boolean> {
  const used = await db
    .update(one_time_tokens)
    .set({ used_at: now })
    .where(
      and(
        eq(one_time_tokens.hash, hashOf(token)),
        eq(one_time_tokens.purpose, purpose),
        gt(one_time_tokens.expires_at, now),
        isNull(one_time_tokens.used_at),
      ),
    )
    .returning()
  return used.length === 1
}

/** What the newest verification link of an account confirms. */
export async function latestPayload(db: Db, userId: string): Promise<unknown> {
  const [link] = await db
    .select()
    .from(one_time_tokens)
    .where(and(eq(one_time_tokens.user_id, userId), eq(one_time_tokens.purpose, 'verify')))
    .orderBy(desc(one_time_tokens.created_at))
    .limit(1)
  return link?.payload ?? null
}

/** One answer for a link that is unknown, expired or used: nothing is learnt from it. */
export const deadLink = () =>
  new AppError('AUTH_TOKEN_INVALID', {
    status: 400,
    userMessage: 'Este link expirou ou já foi usado. Peça um novo.',
  })

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
