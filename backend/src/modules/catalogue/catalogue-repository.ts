import type { Pricing, Product, ProductDetails } from '@ag/contracts'
import { AppError, formatBRL, guaranteeDays, isoDay, timeZone, trialDays } from '@ag/core'
import { addDays } from '@ag/core/days'
import { iconPath } from '@ag/core/icons'
import { and, asc, desc, eq, gt, isNull, lte, min, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import type { Told } from '../../db/read-together'
import {
  catalogue_versions,
  faq,
  features,
  integrations,
  pictures,
  prices,
  products,
  transactional_price_changes,
  transactional_prices,
} from '../../db/schema'
import { startOfDay } from '../meetings/zoned-day'
import { describePicture } from './pictures'

export type CurrentPrice = typeof prices.$inferSelect

/** Reads the catalogue as it is at a moment. */
export const catalogueRepository = (db: Db) => {
  /** The newest price already in effect, by product. */
  async function pricesAt(now: Date): Promise<Map<string, CurrentPrice>> {
    const rows = await db
      .selectDistinctOn([prices.product_id])
      .from(prices)
      .where(lte(prices.effective_from, now))
      .orderBy(prices.product_id, desc(prices.effective_from), desc(prices.version))
    return new Map(rows.map((row) => [row.product_id, row]))
  }

  async function cardsAt(now: Date): Promise<Product[]> {
    const rows = await db
      .select()
      .from(products)
      .where(eq(products.is_active, true))
      .orderBy(asc(products.sort_order))
    const current = await pricesAt(now)
    const ofFeatures = await db.select().from(features).orderBy(asc(features.sort_order))
    const ofIntegrations = await db.select().from(integrations).orderBy(asc(integrations.sort_order))
    return rows.map((product) => {
      const price = current.get(product.id)
      if (!price) throw new Error(`The product ${product.id} has no price.`)
      const mine = (row: { product_id: string }) => row.product_id === product.id
      return {
        id: product.id,
        name: product.name,
        description: product.description,
        ...money(price.price_cents),
        popular: product.popular,
        features: ofFeatures.filter(mine).map(({ name }) => name),
        integrations: ofIntegrations.filter(mine).map(({ name }) => name),
        demo_url: product.demo_url,
        icon_path: iconPath(product.icon),
        suited_to: product.suited_to,
        needs: product.needs,
        meters: product.meters,
      }
    })
  }

  return {
    pricesAt,

    /** When prices change by themselves next: an announced one comes into effect, or the prices of use with the day. */
    async nextChange(now: Date): Promise<Date> {
      const [row] = await db
        .select({ next: min(prices.effective_from) })
        .from(prices)
        .where(gt(prices.effective_from, now))
      const tomorrow = startOfDay(addDays(isoDay(now), 1), timeZone)
      return row?.next && row.next < tomorrow ? row.next : tomorrow
    },

    async pricing(now: Date): Promise<Pricing> {
      const [version] = await db.select().from(catalogue_versions)
      const cards = await cardsAt(now)
      if (!version || cards.length === 0) throw new Error('The catalogue is empty.')
      const transactional = await transactionalPrices(db, isoDay(now))
      return {
        currency: 'BRL',
        period: 'month',
        version: version.version,
        updated_at: version.updated_at.toISOString(),
        trial_days: trialDays,
        guarantee_days: guaranteeDays,
        products: cards,
        transactional: transactional.map(({ key, label, per, price_cents }) => ({
          key,
          label,
          per,
          price: price_cents / 100,
        })),
      }
    },

    async product(id: string, now: Date): Promise<ProductDetails> {
      const { name, width, height } = pictures
      const [found] = await db
        .select({ row: products, picture: { name, width, height } })
        .from(products)
        .leftJoin(pictures, eq(pictures.name, products.picture_name))
        .where(and(eq(products.id, id), eq(products.is_active, true)))
      if (!found) throw new AppError('NOT_FOUND')
      const { row, picture } = found
      const card = (await cardsAt(now)).find((product) => product.id === id)
      if (!card) throw new AppError('NOT_FOUND')
      const details = await db
        .select()
        .from(features)
        .where(eq(features.product_id, id))
        .orderBy(asc(features.sort_order))
      const questions = await db
        .select()
        .from(faq)
        .where(or(eq(faq.product_id, id), isNull(faq.product_id)))
        .orderBy(asc(faq.sort_order))
      return {
        ...card,
        headline: row.headline,
        summary: row.summary,
        ...(picture && { picture: describePicture(picture, row.picture_alt) }),
        works: row.works,
        requirements: row.requirements,
        feature_details: details.map(({ name, description, icon, is_highlighted, sort_order }) => ({
          name,
          description,
          icon,
          icon_path: iconPath(icon),
          is_highlighted,
          sort_order,
        })),
        faq: questions.map(({ question, answer, sort_order }) => ({ question, answer, sort_order })),
        seo: { title: row.seo_title, description: row.seo_description },
      }
    },
  }
}

/** What use costs on a day. */
export const transactionalPrices = (db: Db, day: Told<string>) =>
  db
    .select({
      key: transactional_prices.key,
      label: transactional_prices.label,
      per: transactional_prices.per,
      version: transactional_prices.version,
      price_cents: sql<number>`coalesce((
        select changed.price_cents from ${transactional_price_changes} as changed
        where changed.key = ${transactional_prices}.key and changed.from_day <= ${day}::date
        order by changed.from_day desc limit 1), ${transactional_prices.price_cents})`,
    })
    .from(transactional_prices)
    .orderBy(asc(transactional_prices.sort_order))

const money = (cents: number) => ({
  price: cents / 100,
  // Contracts carry plain spaces; where a line may break is the screen's business.
  price_formatted: formatBRL(cents).replace(/\u00a0/g, ' '),
  price_cents: cents,
})
