import { eq, lt } from 'drizzle-orm'
import { after, days } from '../../clock'
import type { Db } from '../../db/database'
import { subscribe_keys } from '../../db/schema'
import { keyReused, type RequestKey } from '../../plugins/idempotency-key'

/** What somebody began with, and what is to be paid for it first. */
export interface Begun {
  subscriptionId: string
  invoiceId: string | null
}

/** What a request has begun already; one that uses its key for something else is refused. */
export async function findBegun(db: Db, { hash, body_hash }: RequestKey): Promise<Begun | undefined> {
  const [known] = await db.select().from(subscribe_keys).where(eq(subscribe_keys.hash, hash))
  if (known && known.body_hash !== body_hash) throw keyReused()
  return known && { subscriptionId: known.subscription_id, invoiceId: known.invoice_id }
}

export async function rememberBegun(db: Db, now: Date, key: RequestKey, begun: Begun): Promise<void> {
  await db.insert(subscribe_keys).values({
    ...key,
    subscription_id: begun.subscriptionId,
    invoice_id: begun.invoiceId,
    created_at: now,
  })
}

/** After a day nobody sends the same request again. */
export async function forgetBegun(db: Db, now: Date): Promise<void> {
  await db.delete(subscribe_keys).where(lt(subscribe_keys.created_at, after(now, -days(1))))
}
