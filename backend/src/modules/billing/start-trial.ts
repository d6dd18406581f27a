import { eq } from 'drizzle-orm'
import { after } from '../../clock'
import type { Db } from '../../db/database'
import { products, subscriptions } from '../../db/schema'
import { newId } from '../../ids'
import { lifetimes } from '../auth/rules'
import { catalogueRepository } from '../catalogue/catalogue-repository'
import type { BillingNeeds } from './pay'
import { recipientsOf } from './recipients'

export type StartTrial = ReturnType<typeof createStartTrial>

/** Begins the trial that somebody signed up for, unless the company holds the product or has tried it before. */
export const createStartTrial =
  ({ mailer, mails }: Pick<BillingNeeds, 'mailer' | 'mails'>) =>
  async (db: Db, now: Date, companyId: string, productId: string, signature: string): Promise<void> => {
    const price = (await catalogueRepository(db).pricesAt(now)).get(productId)
    if (!price) return
    const [row] = await db
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
      .returning()
    const [product] = await db.select().from(products).where(eq(products.id, productId))
    if (!row || !product) return
    for (const recipient of await recipientsOf(db, companyId)) {
      await mailer.send(db, now, mails.trialStarted(recipient, product.name, row), signature)
    }
  }
