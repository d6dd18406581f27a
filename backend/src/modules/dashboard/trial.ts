import { readOnlyDays } from '@ag/core'
import { type SQL, sql } from 'drizzle-orm'
import { days } from '../../clock'
import type { Told } from '../../db/read-together'
import { subscriptions } from '../../db/schema'

/** After its trial a product can still be read for this long, then it is paused. */
export const readOnlyAfterTrial = days(readOnlyDays)

/** The state of a subscription at a moment: trials end by the clock, whether or not anything has run since. */
export function statusAt(now: Told<Date>): SQL<string> {
  const at = sql`${now instanceof Date ? now.toISOString() : now}::timestamptz`
  const paused = sql`(${at} - interval '${sql.raw(String(readOnlyDays * 24))} hours')`
  return sql<string>`case
    when ${subscriptions.status} in ('trialing', 'trial_ended') and ${subscriptions.trial_ends_at} <= ${paused} then 'paused'
    when ${subscriptions.status} = 'trialing' and ${subscriptions.trial_ends_at} <= ${at} then 'trial_ended'
    else ${subscriptions.status} end`
}
