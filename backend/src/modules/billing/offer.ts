import type { SubscriptionOffer } from '@ag/contracts'
import { AppError, isoDay, trialDays } from '@ag/core'
import { restOfMonth, restOfMonthInWords } from '@ag/core/charges'
import { addMonths, firstDayOf, monthOf } from '@ag/core/days'
import { and, eq, ne } from 'drizzle-orm'
import { after, days } from '../../clock'
import type { Db } from '../../db/database'
import { products, subscriptions } from '../../db/schema'
import { catalogueRepository } from '../catalogue/catalogue-repository'
import { type SubscriptionRow, statusOf } from './change-status'
import type { Payments } from './payment-provider'
import { nextStatus } from './subscription-machine'

/** What beginning with a product means for a company now. */
export interface Terms {
  name: string
  priceCents: number
  priceVersion: number
  /** Days that cost nothing; none once the company has had them. */
  trialDays: number
  dueTodayCents: number
  /** What there is already: a trial, or a product that rests. */
  held: SubscriptionRow | undefined
}

/** Who tries a product out or lets it rest keeps the price they began with. */
export async function readTerms(db: Db, now: Date, companyId: string, productId: string): Promise<Terms> {
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, productId), eq(products.is_active, true)))
  const price = (await catalogueRepository(db).pricesAt(now)).get(productId)
  if (!product || !price) throw new AppError('NOT_FOUND')
  const held = await heldSubscription(db, companyId, productId)
  if (held && nextStatus(statusOf(held), 'paid') !== 'active') throw alreadyHeld()
  if (held?.status === 'past_due') throw alreadyHeld()
  const hasTried = held !== undefined || (await wasHeld(db, companyId, productId))
  const priceCents = held?.price_cents ?? price.price_cents
  const today = isoDay(now)
  return {
    name: product.name,
    priceCents,
    priceVersion: held?.price_version ?? price.version,
    trialDays: hasTried ? 0 : trialDays,
    dueTodayCents: hasTried ? restOfMonth(priceCents, today) : 0,
    held,
  }
}

/** The terms as they are shown before anything is agreed on. */
export async function readOffer(
  db: Db,
  now: Date,
  { typesToBegin }: Payments,
  companyId: string,
  product_id: string,
): Promise<SubscriptionOffer> {
  const { name, priceCents, priceVersion, trialDays, dueTodayCents } = await readTerms(
    db,
    now,
    companyId,
    product_id,
  )
  const today = isoDay(now)
  const isTrial = trialDays > 0
  const next = isTrial ? isoDay(after(now, days(trialDays))) : firstDayOf(addMonths(monthOf(today), 1))
  return {
    product_id,
    name,
    trial_days: trialDays,
    due_today: dueTodayCents / 100,
    due_today_for: isTrial ? '' : restOfMonthInWords(today),
    monthly: priceCents / 100,
    price_version: priceVersion,
    next_charge: { date: next, amount: restOfMonth(priceCents, next) / 100, for: restOfMonthInWords(next) },
    payment_types: typesToBegin,
  }
}

/** The one subscription of a product that is not over. */
export async function heldSubscription(
  db: Db,
  companyId: string,
  productId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.company_id, companyId),
        eq(subscriptions.product_id, productId),
        ne(subscriptions.status, 'cancelled'),
      ),
    )
  return row
}

async function wasHeld(db: Db, companyId: string, productId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.company_id, companyId), eq(subscriptions.product_id, productId)))
    .limit(1)
  return row !== undefined
}

const alreadyHeld = () =>
  new AppError('VERSION_CONFLICT', { userMessage: 'Este agente já está ativo na sua conta.' })
