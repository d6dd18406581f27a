import { readOnlyDays } from '@ag/core'
import { type SQL, sql } from 'drizzle-orm'
import { after, days } from '../../clock'
import { subscriptions } from '../../db/schema'

/** After its trial a product can still be read for this long, then it is paused. */
export const readOnlyAfterTrial = days(readOnlyDays)

/** The state of a subscription at a moment: trials end by the clock, whether or not anything has run since. */
export function statusAt(now: Date): SQL<string> {
  const at = sql`${now.toISOString()}::timestamptz`
  const paused = sql`${after(now, -readOnlyAfterTrial).toISOString()}::timestamptz`
  return sql<string>`case
    when ${subscriptions.status} in ('trialing', 'trial_ended') and ${subscriptions.trial_ends_at} <= ${paused} then 'paused'
    when ${subscriptions.status} = 'trialing' and ${subscriptions.trial_ends_at} <= ${at} then 'trial_ended'
    else ${subscriptions.status} end`
}
