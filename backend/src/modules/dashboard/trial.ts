import { readOnlyDays } from '@ag/core'
import { type SQL, sql } from 'drizzle-orm'
import { after, days } from '../../clock'
import type { Db } from '../../db/database'
import { subscriptions } from '../../db/schema'
import { newId } from '../../ids'
import { lifetimes } from '../auth/rules'
import { catalogueRepository } from '../catalogue/catalogue-repository'

/** After its trial a product can still be read for this long, then it is paused. */
export const readOnlyAfterTrial = days(readOnlyDays)

/** Begins the trial of a product, unless the company holds it or has tried it before. */
export async function startTrial(db: Db, now: Date, companyId: string, productId: string): Promise<void> {
  const price = (await catalogueRepository(db).pricesAt(now)).get(productId)
  if (!price) return
  await db
    .insert(subscriptions)
    .values({
      id: newId('sub'),
      company_id: companyId,
      product_id: productId,
      status: 'trialing',
      price_cents: price.price_cents,
      price_version: price.version,
      trial_started_at: now,
      trial_ends_at: after(now, lifetimes.trial),
      created_at: now,
    })
    .onConflictDoNothing()
}

/** The state of a subscription at a moment: trials end by the clock, whether or not anything has run since. */
export function statusAt(now: Date): SQL<string> {
  const at = sql`${now.toISOString()}::timestamptz`
  const paused = sql`${after(now, -readOnlyAfterTrial).toISOString()}::timestamptz`
  return sql<string>`case
    when ${subscriptions.status} in ('trialing', 'trial_ended') and ${subscriptions.trial_ends_at} <= ${paused} then 'paused'
    when ${subscriptions.status} = 'trialing' and ${subscriptions.trial_ends_at} <= ${at} then 'trial_ended'
    else ${subscriptions.status} end`
}
