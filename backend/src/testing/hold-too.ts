import type { Db } from '../db/database'
import { subscriptions } from '../db/schema'

/** Gives the only company that holds a product further ones, each held as that one is. */
export async function holdToo(db: Db, productIds: readonly string[]): Promise<void> {
  const [held] = await db.select().from(subscriptions)
  if (!held) throw new Error('nothing is held')
  for (const product_id of productIds)
    await db.insert(subscriptions).values({ ...held, id: `sub_${product_id}`, product_id })
}
