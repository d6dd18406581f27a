import type { SubscriptionOffer } from '@ag/contracts'
import { AppError, isoDay, trialDays } from '@ag/core'
import { restOfMonth, restOfMonthInWords } from '@ag/core/charges'
import { addMonths, type Day, firstDayOf, monthOf } from '@ag/core/days'
import { and, eq, ne } from 'drizzle-orm'
import { after, days } from '../../clock'
import type { Db } from '../../db/database'
import { products, subscriptions } from '../../db/schema'
import { catalogueRepository } from '../catalogue/catalogue-repository'
import { boletoDay } from './boleto-days'
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
  /** By boleto, and from which day on that pays; where one has time to come and is enough for its provider. */
  boleto: { cents: number; from: Day } | undefined
  /** What there is already: a trial, or a product that rests. */
  held: SubscriptionRow | undefined
}

/** Who tries a product out or lets it rest keeps the price they began with. */
export async function readTerms(
  db: Db,
  now: Date,
  payments: Payments,
  companyId: string,
  productId: string,
): Promise<Terms> {
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
    boleto: hasTried ? boletoTerms(payments, today, priceCents, held) : undefined,
    held,
  }
}

/** A boleto pays from the day by which its money has come, or from the end of a trial that lasts longer. */
function boletoTerms(
  payments: Payments,
  today: Day,
  priceCents: number,
  held: SubscriptionRow | undefined,
): Terms['boleto'] {
  const trialEnds = held?.status === 'trialing' && held.trial_ends_at ? isoDay(held.trial_ends_at) : today
  const from = [boletoDay(today), trialEnds].sort()[1] ?? today
  const cents = restOfMonth(priceCents, from)
  const types = payments.typesFor({ month: null, total_cents: cents, due_date: from })
  return types.includes('boleto') ? { cents, from } : undefined
}

/** The terms as they are shown before anything is agreed on. */
export async function readOffer(
  db: Db,
  now: Date,
  payments: Payments,
  companyId: string,
  product_id: string,
): Promise<SubscriptionOffer> {
  const { name, priceCents, priceVersion, trialDays, dueTodayCents, boleto } = await readTerms(
    db,
    now,
    payments,
    companyId,
    product_id,
  )
  const today = isoDay(now)
  const isTrial = trialDays > 0
  const charge = (date: Day) => ({
    date,
    amount: restOfMonth(priceCents, date) / 100,
    for: restOfMonthInWords(date),
  })
  return {
    product_id,
    name,
    trial_days: trialDays,
    due_today: dueTodayCents / 100,
    due_today_for: isTrial ? '' : restOfMonthInWords(today),
    monthly: priceCents / 100,
    price_version: priceVersion,
    next_charge: charge(isTrial ? isoDay(after(now, days(trialDays))) : monthAfter(today)),
    boleto: boleto
      ? {
          amount: boleto.cents / 100,
          from: boleto.from,
          for: restOfMonthInWords(boleto.from),
          next_charge: charge(monthAfter(boleto.from)),
        }
      : null,
    payment_types: boleto ? payments.types : payments.typesAtOnce,
  }
}

const monthAfter = (day: Day): Day => firstDayOf(addMonths(monthOf(day), 1))

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
