import { createHash } from 'node:crypto'
import { AppError } from '@ag/core'
import { inArray, lte, sql } from 'drizzle-orm'
import { after, type Clock } from '../../clock'
import type { Db } from '../../db/database'
import { limits } from '../../db/schema'
import { addressKeys } from '../../network-address'

export interface Limit {
  name: string
  most: number
  /** Length of the window in milliseconds, from the first count. */
  window: number
  /** Counts by network address, of IPv6 by /64 and /48: can be switched off for benchmarks. */
  byAddress?: boolean
}

export interface Limits {
  /** Counts one; throws RATE_LIMITED with the wait when it is one too many. */
  count(limit: Limit, who: string): Promise<void>
  /**
   * Counts one on each of several, before it is known whether it has to be: many at once gain nothing. Throws
   * RATE_LIMITED when it is one too many for any of them, and then counts on none.
   * @returns what takes them back
   */
  countEach(counts: ReadonlyArray<readonly [limit: Limit, who: string]>): Promise<() => Promise<void>>
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

type Counts = Parameters<Limits['countEach']>[0]

/** Rate limits in the database, so that they hold across processes and restarts. */
export function createLimits(db: Db, clock: Clock, addressLimits: boolean): Limits {
  /** Counts one on each, in one statement. */
  async function hitEach(counts: Counts) {
    const now = clock()
    const over = sql`${limits.window_end} <= ${now.toISOString()}::timestamptz`
    const named = counts.map(([limit, who]) => ({ limit, names: namesOf(limit, who) }))
    const values = named.flatMap(({ limit, names }) =>
      names.map(({ key }) => ({ key, count: 1, window_end: after(now, limit.window) })),
    )
    const rows = await db
      .insert(limits)
      // Whoever counts on several at once locks them in one order.
      .values(values.sort((one, other) => (one.key < other.key ? -1 : 1)))
      .onConflictDoUpdate({
        target: limits.key,
        set: {
          count: sql`case when ${over} then 1 else ${limits.count} + 1 end`,
          window_end: sql`case when ${over} then excluded.window_end else ${limits.window_end} end`,
        },
      })
      .returning()
    return named.map(({ limit, names }) => {
      const { count, until } = worst(names, rows) ?? { count: 1, until: after(now, limit.window) }
      return { count, allowed: count <= limit.most, retryAfter: secondsUntil(until, now) }
    })
  }
  async function hit(limit: Limit, who: string) {
    const [one] = await hitEach([[limit, who]])
    return one as NonNullable<typeof one>
  }
  async function read(limit: Limit, who: string, now: Date) {
    const names = namesOf(limit, who)
    const keys = names.map(({ key }) => key)
    const rows = await db.select().from(limits).where(inArray(limits.key, keys))
    return worst(
      names,
      rows.filter(({ window_end }) => window_end > now),
    )
  }
  async function takeBack(counted: Counts): Promise<void> {
    const keys = counted.flatMap(([limit, who]) => namesOf(limit, who).map(({ key }) => key))
    // Locked in the order in which they are counted: two who come at once would wait for each other.
    const held = db
      .$with('held')
      .as(db.select().from(limits).where(inArray(limits.key, keys)).orderBy(limits.key).for('update'))
    await db
      .with(held)
      .update(limits)
      .set({ count: sql`greatest(${limits.count} - 1, 0)` })
      .where(inArray(limits.key, db.select({ key: held.key }).from(held)))
  }
  const isOff = (limit: Limit) => limit.byAddress === true && !addressLimits

  return {
    async count(limit, who) {
      if (isOff(limit)) return
      const { allowed, retryAfter } = await hit(limit, who)
      if (!allowed) throw new AppError('RATE_LIMITED', { retryAfter })
    },
    async countEach(counts) {
      const counted = counts.filter(([limit]) => !isOff(limit))
      if (counted.length === 0) return async () => undefined
      const refused = (await hitEach(counted)).find(({ allowed }) => !allowed)
      if (refused) {
        await takeBack(counted)
        throw new AppError('RATE_LIMITED', { retryAfter: refused.retryAfter })
      }
      return () => takeBack(counted)
    },
    async check(limit, who) {
      if (isOff(limit)) return
      const now = clock()
      const found = await read(limit, who, now)
      if (!found || found.count < limit.most) return
      throw new AppError('RATE_LIMITED', { retryAfter: secondsUntil(found.until, now) })
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
      const keys = namesOf(limit, who).map(({ key }) => key)
      await db.delete(limits).where(inArray(limits.key, keys))
    },
    async sweep() {
      await db.delete(limits).where(lte(limits.window_end, clock()))
    },
  }
}

const secondsUntil = (end: Date, now: Date) => Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))

/** Names that count for one, such as the networks of an address; of addresses of people and machines only hashes are kept. */
const namesOf = (limit: Limit, who: string) =>
  (limit.byAddress ? addressKeys(who) : [{ key: who, times: 1 }]).map(({ key, times }) => ({
    key: `${limit.name}:${createHash('sha256').update(key).digest('base64url')}`,
    times,
  }))

/** The name that is nearest to its limit, as though each stood for one. */
function worst(names: ReturnType<typeof namesOf>, rows: Array<typeof limits.$inferSelect>) {
  const counts = names.flatMap(({ key, times }) => {
    const row = rows.find((each) => each.key === key)
    return row ? [{ count: Math.ceil(row.count / times), until: row.window_end }] : []
  })
  return counts.sort((one, other) => other.count - one.count)[0]
}
