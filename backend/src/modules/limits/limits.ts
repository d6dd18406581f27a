import { createHash } from 'node:crypto'
import { AppError } from '@ag/core'
import { eq, lte, sql } from 'drizzle-orm'
import { after, type Clock } from '../../clock'
import type { Db } from '../../db/database'
import { limits } from '../../db/schema'

export interface Limit {
  name: string
  most: number
  /** Length of the window in milliseconds, from the first count. */
  window: number
  /** Counts by network address: can be switched off for benchmarks. */
  byAddress?: boolean
}

export interface Limits {
  /** Counts one; throws RATE_LIMITED with the wait when it is one too many. */
  count(limit: Limit, who: string): Promise<void>
  /** Throws RATE_LIMITED when as many as allowed have been counted; counts nothing. */
  check(limit: Limit, who: string): Promise<void>
  /** Counts one, for a check to come. */
  add(limit: Limit, who: string): Promise<void>
  /** Counts one and says whether it is still allowed, for limits that must not be seen. */
  allows(limit: Limit, who: string): Promise<boolean>
  /** Counts one and says how many that makes; none where the limit is off. */
  tally(limit: Limit, who: string): Promise<number>
  /** How many have been counted; counts nothing. */
  counted(limit: Limit, who: string): Promise<number>
  forget(limit: Limit, who: string): Promise<void>
  /** The same limits inside a transaction: what it counts is taken back with it. */
  inside(transaction: Db): Limits
  /** Drops counters whose window is over. */
  sweep(): Promise<void>
}

/** Rate limits in the database, so that they hold across processes and restarts. */
export function createLimits(db: Db, clock: Clock, addressLimits: boolean): Limits {
  async function hit(limit: Limit, who: string) {
    const now = clock()
    const end = after(now, limit.window)
    const over = sql`${limits.window_end} <= ${now.toISOString()}::timestamptz`
    const [row] = await db
      .insert(limits)
      .values({ key: keyOf(limit, who), count: 1, window_end: end })
      .onConflictDoUpdate({
        target: limits.key,
        set: {
          count: sql`case when ${over} then 1 else ${limits.count} + 1 end`,
          window_end: sql`case when ${over} then ${end.toISOString()}::timestamptz else ${limits.window_end} end`,
        },
      })
      .returning()
    const count = row?.count ?? 1
    return { count, allowed: count <= limit.most, retryAfter: secondsUntil(row?.window_end ?? end, now) }
  }
  async function read(limit: Limit, who: string, now: Date) {
    const [row] = await db
      .select()
      .from(limits)
      .where(eq(limits.key, keyOf(limit, who)))
    return row && row.window_end > now ? row : undefined
  }
  const isOff = (limit: Limit) => limit.byAddress === true && !addressLimits

  return {
    async count(limit, who) {
      if (isOff(limit)) return
      const { allowed, retryAfter } = await hit(limit, who)
      if (!allowed) throw new AppError('RATE_LIMITED', { retryAfter })
    },
    async check(limit, who) {
      if (isOff(limit)) return
      const now = clock()
      const row = await read(limit, who, now)
      if (!row || row.count < limit.most) return
      throw new AppError('RATE_LIMITED', { retryAfter: secondsUntil(row.window_end, now) })
    },
    async add(limit, who) {
      if (!isOff(limit)) await hit(limit, who)
    },
    async allows(limit, who) {
      return isOff(limit) || (await hit(limit, who)).allowed
    },
    async tally(limit, who) {
      return isOff(limit) ? 0 : (await hit(limit, who)).count
    },
    async counted(limit, who) {
      return isOff(limit) ? 0 : ((await read(limit, who, clock()))?.count ?? 0)
    },
    inside: (transaction) => createLimits(transaction, clock, addressLimits),
    async forget(limit, who) {
      await db.delete(limits).where(eq(limits.key, keyOf(limit, who)))
    },
    async sweep() {
      await db.delete(limits).where(lte(limits.window_end, clock()))
    },
  }
}

const secondsUntil = (end: Date, now: Date) => Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))

/** Addresses of people and machines are kept as hashes only. */
const keyOf = (limit: Limit, who: string) =>
  `${limit.name}:${createHash('sha256').update(who).digest('base64url')}`
