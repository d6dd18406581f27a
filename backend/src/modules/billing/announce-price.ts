import { AppError } from '@ag/core'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { products, subscriptions } from '../../db/schema'
import type { BillingNeeds } from './pay'
import { tellCompany } from './recipients'

interface Change {
  productId: string
  priceCents: number
  version: number
  /** The first day of a month. */
  from: string
}

/** Tells subscribers of older versions of a price that theirs will change; until then they keep it. Answers how many. */
export const announcePrice =
  ({ clock, mailer, mails }: Pick<BillingNeeds, 'clock' | 'mailer' | 'mails'>) =>
  async (db: Db, { productId, priceCents, version, from }: Change, signature: string): Promise<number> => {
    const now = clock()
    const [product] = await db.select().from(products).where(eq(products.id, productId))
    if (!product) throw new AppError('NOT_FOUND')
    const changed = await db
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
      await tellCompany(db, now, company_id, { mailer, signature }, (recipient) =>
        mails.priceChange(recipient, change),
      )
    }
    return changed.length
  }
