import * as z from 'zod/mini'
import { reasonField, versionField } from './admin-lists'
import { priceField } from './admin-products'
import { endpoint } from './endpoint'
import { idField } from './fields'
import { dayField } from './meetings'

export const priceVersion = z.object({
  version: z.number(),
  price: z.number(),
  effective_from: z.string(),
  applies_to_existing: z.boolean(),
  notice_sent_at: z.nullable(z.string()),
  /** Who pays it now. */
  subscribers: z.number(),
})
export type PriceVersion = z.infer<typeof priceVersion>

export const productPrices = z.object({
  product_id: z.string(),
  name: z.string(),
  /** Of the product. */
  version: z.number(),
  current: z.nullable(priceVersion),
  /** The next one first. */
  scheduled: z.array(priceVersion),
  /** The latest first; fifty at most. */
  past: z.array(priceVersion),
})
export type ProductPrices = z.infer<typeof productPrices>

export const transactionalPricing = z.object({
  key: z.string(),
  label: z.string(),
  per: z.number(),
  price: z.number(),
  next: z.nullable(z.object({ price: z.number(), from: z.string() })),
  version: z.number(),
})
export type TransactionalPricing = z.infer<typeof transactionalPricing>

export const getAdminPricing = endpoint({
  method: 'GET',
  path: '/api/v1/admin/pricing',
  reply: z.object({
    products: z.array(productPrices),
    transactional: z.array(transactionalPricing),
    /** The first day on which a price may begin for those who pay another: a month's first, thirty days ahead at least. */
    first_for_existing: z.string(),
  }),
})

const params = z.object({ product_id: idField })

const newPrice = {
  price: priceField,
  /** Today: at once. */
  effective_from: dayField,
  /** Those who pay an older price change to this one, and are told now. */
  applies_to_existing: z.boolean(),
}

export const priceEffect = z.object({
  /** Subscribers who keep what they pay. */
  keep: z.number(),
  /** Subscribers who are told, and pay the new price from its day. */
  change: z.number(),
  /** Reais a month that those make. */
  monthly_difference: z.number(),
})
export type PriceEffect = z.infer<typeof priceEffect>

/** What a price would do, before it is saved. */
export const getPriceEffect = endpoint({
  method: 'POST',
  path: '/api/v1/admin/pricing/:product_id/effect',
  params,
  body: z.object(newPrice),
  reply: priceEffect,
})

export const schedulePrice = endpoint({
  method: 'POST',
  path: '/api/v1/admin/pricing/:product_id/prices',
  status: 201,
  params,
  body: z.object({ ...newPrice, version: versionField, reason: reasonField }),
  reply: productPrices,
})

/** Takes a price back that has not begun, and of which nobody was told. */
export const dropPrice = endpoint({
  method: 'POST',
  path: '/api/v1/admin/pricing/:product_id/prices/:price_version/drop',
  params: z.object({ product_id: idField, price_version: z.string().check(z.regex(/^\d{1,6}$/)) }),
  body: z.object({ version: versionField, reason: reasonField }),
  reply: productPrices,
})

/** What use costs from the first day of a month on: what was used before costs what it did. */
export const scheduleTransactional = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/pricing/transactional/:key',
  params: z.object({ key: idField }),
  body: z.object({ version: versionField, price: priceField, from: dayField, reason: reasonField }),
  reply: transactionalPricing,
})
