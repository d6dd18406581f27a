import { eq } from 'drizzle-orm'
import { after } from '../../clock'
import type { Db } from '../../db/database'
import { products, subscriptions } from '../../db/schema'
import { newId } from '../../ids'
import { lifetimes } from '../auth/rules'
import { catalogueRepository } from '../catalogue/catalogue-repository'
import type { SubscriptionRow } from './change-status'
import type { BillingNeeds } from './pay'
import { tellCompany } from './recipients'

export type StartTrial = ReturnType<typeof createStartTrial>

/** Begins the trial of a product and says so by mail, unless the company holds the product or has tried it before. */
export const createStartTrial =
  ({ mailer, mails }: Pick<BillingNeeds, 'mailer' | 'mails'>) =>
  async (
    db: Db,
    now: Date,
    companyId: string,
    productId: string,
    signature: string,
  ): Promise<SubscriptionRow | undefined> => {
    const price = (await catalogueRepository(db).pricesAt(now)).get(productId)
    if (!price) return undefined
    const [row] = await db
      .insert(subscriptions)
      .values({
        id: newId('sub'),
        company_id: companyId,
        product_id: productId,
        status: 'trialing',
        status_since: now,
        price_cents: price.price_cents,
        price_version: price.version,
        trial_started_at: now,
        trial_ends_at: after(now, lifetimes.trial),
        created_at: now,
      })
      .onConflictDoNothing()
      .returning()
    const [product] = await db.select().from(products).where(eq(products.id, productId))
    if (!row || !product) return undefined
    await tellCompany(db, now, companyId, { mailer, signature }, (recipient) =>
      mails.trialStarted(recipient, product.name, row),
    )
    return row
  }
