import { AppError } from '@ag/core'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { products, subscriptions } from '../../db/schema'
import type { BillingNeeds } from './pay'
import { readersOf } from './readers'

interface Change {
  productId: string
  priceCents: number
  version: number
  /** The first day of a month. */
  from: string
}

/** Tells subscribers of older versions of a price that theirs will change; until then they keep it. */
export const announcePrice =
  ({ db, clock, post, mails }: BillingNeeds) =>
  async ({ productId, priceCents, version, from }: Change): Promise<number> => {
    const signature = await post.company()
    return db.transaction(async (transaction) => {
      const now = clock()
      const [product] = await transaction.select().from(products).where(eq(products.id, productId))
      if (!product) throw new AppError('NOT_FOUND')
      const changed = await transaction
        .update(subscriptions)
        .set({ next_price_cents: priceCents, next_price_version: version, next_price_from: from })
        .where(
          and(
            eq(subscriptions.product_id, productId),
            inArray(subscriptions.status, ['active', 'past_due']),
            lt(subscriptions.price_version, version),
          ),
        )
        .returning()
      for (const { company_id, price_cents } of changed) {
        const change = { product: product.name, fromCents: price_cents, toCents: priceCents, from }
        for (const reader of await readersOf(transaction, company_id)) {
          await post.send(transaction, now, mails.priceChange(reader, change), signature)
        }
      }
      return changed.length
    })
  }
