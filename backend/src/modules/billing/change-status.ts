import { type SubscriptionStatus, subscriptionStatus } from '@ag/contracts'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../db/database'
import { subscriptions } from '../../db/schema'
import { nextStatus, type SubscriptionEvent } from './subscription-machine'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** Lets something happen to a subscription, with whatever changes along; undefined where it cannot happen. */
export async function changeStatus(
  db: Db,
  now: Date,
  row: SubscriptionRow,
  event: SubscriptionEvent,
  change: Partial<SubscriptionRow> = {},
): Promise<SubscriptionRow | undefined> {
  const status = nextStatus(statusOf(row), event)
  if (!status) return undefined
  const since = status === row.status ? row.status_since : now
  const [changed] = await db
    .update(subscriptions)
    .set({ ...change, status, status_since: since })
    .where(eq(subscriptions.id, row.id))
    .returning()
  return changed
}

export const statusOf = ({ status }: SubscriptionRow): SubscriptionStatus =>
  z.parse(subscriptionStatus, status)
