import type {
  BodyOf,
  getPriceEffect,
  PriceEffect,
  PriceVersion,
  ProductPrices,
  schedulePrice,
  scheduleTransactional,
  TransactionalPricing,
} from '@ag/contracts'
import { AppError, isoDay, timeZone, toCents } from '@ag/core'
import { addDays, addMonths, firstDayOf, monthOf } from '@ag/core/days'
import { and, asc, count, desc, eq, gt, inArray, sql, sum } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import {
  prices,
  products,
  subscriptions,
  transactional_price_changes,
  transactional_prices,
} from '../../db/schema'
import { announcePrice } from '../billing/announce-price'
import type { BillingNeeds } from '../billing/pay'
import { transactionalPrices } from '../catalogue/catalogue-repository'
import { refused } from '../meetings/refused'
import { startOfDay } from '../meetings/zoned-day'
import { type Actor, audit, checkVersion } from './audit'
import { addPrice, lockedProduct } from './products'

const mostPast = 50
/** Days that those who are subscribed are told ahead. */
const noticeDays = 30

type PriceRow = typeof prices.$inferSelect

/** Who pays for a product month by month, whatever is due. */
const paying = ['active', 'past_due']

/** The first day on which a price may begin for those who pay another. */
export function firstForExisting(now: Date): string {
  const month = monthOf(addDays(isoDay(now), noticeDays))
  const first = firstDayOf(month)
  return first >= addDays(isoDay(now), noticeDays) ? first : firstDayOf(addMonths(month, 1))
}

/** The price list, or the one product of it, with what was and what is to come. */
export async function readPricing(db: Db, now: Date, productId?: string): Promise<ProductPrices[]> {
  const rows = await db
    .select({ id: products.id, name: products.name, version: products.version })
    .from(products)
    .where(productId ? eq(products.id, productId) : undefined)
    .orderBy(asc(products.sort_order), asc(products.id))
    .limit(100)
  const ids = rows.map(({ id }) => id)
  const all = await db
    .select()
    .from(prices)
    .where(inArray(prices.product_id, ids))
    .orderBy(desc(prices.effective_from), desc(prices.version))
  const held = await db
    .select({ id: subscriptions.product_id, version: subscriptions.price_version, count: count() })
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.product_id, ids),
        inArray(subscriptions.status, ['trialing', ...paying, 'cancel_at_period_end']),
      ),
    )
    .groupBy(subscriptions.product_id, subscriptions.price_version)
  return rows.map(({ id, name, version }) => {
    const described = all
      .filter(({ product_id }) => product_id === id)
      .map((row) => ({
        row,
        price: describe(row, held.find((each) => each.id === id && each.version === row.version)?.count ?? 0),
      }))
    const begun = described.filter(({ row }) => row.effective_from <= now).map(({ price }) => price)
    const scheduled = described.filter(({ row }) => row.effective_from > now).map(({ price }) => price)
    return {
      product_id: id,
      name,
      version,
      current: begun[0] ?? null,
      scheduled: scheduled.reverse(),
      past: begun.slice(1, 1 + mostPast),
    }
  })
}

function describe(row: PriceRow, subscribers: number): PriceVersion {
  const { version, price_cents, effective_from, applies_to_existing, notice_sent_at } = row
  return {
    version,
    price: price_cents / 100,
    effective_from: effective_from.toISOString(),
    applies_to_existing,
    notice_sent_at: notice_sent_at?.toISOString() ?? null,
    subscribers,
  }
}

/** What use costs, and what it is going to cost. */
export async function readTransactional(db: Db, now: Date): Promise<TransactionalPricing[]> {
  const today = isoDay(now)
  const coming = await db
    .select()
    .from(transactional_price_changes)
    .where(gt(transactional_price_changes.from_day, today))
    .orderBy(asc(transactional_price_changes.from_day))
  return (await transactionalPrices(db, today)).map(({ price_cents, ...row }) => {
    const next = coming.find(({ key }) => key === row.key)
    return {
      ...row,
      price: price_cents / 100,
      next: next ? { price: next.price_cents / 100, from: next.from_day } : null,
    }
  })
}

type Wish = BodyOf<typeof getPriceEffect>

/** What a price would mean for those who are subscribed. */
export async function priceEffect(db: Db, now: Date, productId: string, wish: Wish): Promise<PriceEffect> {
  checkWish(now, wish)
  const [held] = await db
    .select({ count: count(), cents: sum(subscriptions.price_cents) })
    .from(subscriptions)
    .where(and(eq(subscriptions.product_id, productId), inArray(subscriptions.status, paying)))
  const subscribers = held?.count ?? 0
  if (!wish.applies_to_existing) return { keep: subscribers, change: 0, monthly_difference: 0 }
  const difference = subscribers * toCents(wish.price) - Number(held?.cents ?? 0)
  return { keep: 0, change: subscribers, monthly_difference: difference / 100 }
}

/** Refuses a day that is past, and a change for subscribers that comes too soon or in the middle of a month. */
function checkWish(now: Date, { effective_from: from, applies_to_existing }: Wish): void {
  if (from < isoDay(now)) throw refused('effective_from', 'DAY_PAST', 'Escolha hoje ou um dia futuro.')
  if (!applies_to_existing) return
  if (from === firstDayOf(monthOf(from)) && from >= firstForExisting(now)) return
  throw refused(
    'effective_from',
    'NOTICE_TOO_SHORT',
    'Para quem já assina, o preço muda no dia 1º de um mês, com pelo menos 30 dias de aviso.',
  )
}

/** Changes of prices, each with its audit row. */
export function createPricing(needs: BillingNeeds & { db: Db; clock: Clock }) {
  const { db, clock } = needs
  const announce = announcePrice(needs)

  const ofProduct = async (productId: string) => {
    const [found] = await readPricing(db, clock(), productId)
    if (!found) throw new AppError('NOT_FOUND')
    return found
  }

  return {
    async schedule(
      actor: Actor,
      productId: string,
      { version, reason, ...wish }: BodyOf<typeof schedulePrice>,
    ) {
      const now = clock()
      checkWish(now, wish)
      const signature = await needs.mailer.company()
      const isToday = wish.effective_from === isoDay(now)
      await db.transaction(async (transaction) => {
        const product = await lockedProduct(transaction, now, productId)
        await checkVersion(transaction, { entity: 'product', id: productId }, product, version)
        const row = await addPrice(transaction, {
          product_id: productId,
          price_cents: toCents(wish.price),
          effective_from: isToday ? now : startOfDay(wish.effective_from, timeZone),
          applies_to_existing: wish.applies_to_existing,
          notice_sent_at: wish.applies_to_existing ? now : null,
        })
        await countEdit(transaction, productId)
        await audit(transaction, now, actor, {
          action: 'create',
          entity: 'price',
          id: productId,
          after: row,
          reason,
        })
        if (wish.applies_to_existing) {
          const { price_cents: priceCents, version: next } = row
          const change = { productId, priceCents, version: next, from: wish.effective_from }
          await announce(transaction, change, signature)
        }
      })
      return ofProduct(productId)
    },

    async drop(actor: Actor, productId: string, priceVersion: number, version: number, reason: string) {
      const now = clock()
      await db.transaction(async (transaction) => {
        const product = await lockedProduct(transaction, now, productId)
        await checkVersion(transaction, { entity: 'product', id: productId }, product, version)
        const [row] = await transaction
          .delete(prices)
          .where(
            and(
              eq(prices.product_id, productId),
              eq(prices.version, priceVersion),
              gt(prices.effective_from, now),
            ),
          )
          .returning()
        if (!row) throw new AppError('NOT_FOUND')
        if (row.notice_sent_at) {
          throw new AppError('LIMIT_REACHED', {
            userMessage: 'Os assinantes já foram avisados deste preço. Agende outro para corrigir.',
          })
        }
        await countEdit(transaction, productId)
        await audit(transaction, now, actor, {
          action: 'remove',
          entity: 'price',
          id: productId,
          before: row,
          reason,
        })
      })
      return ofProduct(productId)
    },

    async scheduleTransactional(
      actor: Actor,
      key: string,
      { version, price, from, reason }: BodyOf<typeof scheduleTransactional>,
    ) {
      const now = clock()
      if (from !== firstDayOf(monthOf(from)) || from <= isoDay(now)) {
        throw refused('from', 'FROM_INVALID', 'O preço por uso muda no dia 1º de um mês futuro.')
      }
      return db.transaction(async (transaction) => {
        const about = { entity: 'transactional_price', id: key } as const
        await transaction
          .select()
          .from(transactional_prices)
          .where(eq(transactional_prices.key, key))
          .for('update')
        const find = async () => (await readTransactional(transaction, now)).find((each) => each.key === key)
        const before = await find()
        if (!before) throw new AppError('NOT_FOUND')
        await checkVersion(transaction, about, before, version)
        const isComing = and(
          eq(transactional_price_changes.key, key),
          gt(transactional_price_changes.from_day, isoDay(now)),
        )
        await transaction.delete(transactional_price_changes).where(isComing)
        await transaction
          .insert(transactional_price_changes)
          .values({ key, from_day: from, price_cents: toCents(price) })
        await transaction
          .update(transactional_prices)
          .set({ version: version + 1 })
          .where(eq(transactional_prices.key, key))
        const after = await find()
        await audit(transaction, now, actor, {
          action: 'edit',
          ...about,
          before: before.next,
          after: after?.next,
          reason,
        })
        return after ?? before
      })
    },
  }
}

const countEdit = (db: Db, id: string) =>
  db
    .update(products)
    .set({ version: sql`${products.version} + 1` })
    .where(eq(products.id, id))
