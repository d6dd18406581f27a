import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { idField } from './fields'

/** What somebody may want done; an agent serves some of it. */
export const productNeeds = ['vender', 'atender', 'divulgar', 'entender', 'escrever'] as const
export type ProductNeed = (typeof productNeeds)[number]

/** A catalogue entry as cards and tables show it. Amounts are in reais, with the integer in cents beside. */
export const product = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  price_formatted: z.string(),
  price_cents: z.number(),
  popular: z.boolean(),
  features: z.array(z.string()),
  integrations: z.array(z.string()),
  demo_url: z.string(),
  /** Lines on a square of 24 by 24, as the path of an SVG. */
  icon_path: z.string(),
  /** Whom it serves, in a few words; may be empty. */
  suited_to: z.string(),
  needs: z.array(z.string()),
  /** Keys of the transactional prices that it can add to the monthly price. */
  meters: z.array(z.string()),
})
export type Product = z.infer<typeof product>

export const transactionalPrice = z.object({
  key: z.string(),
  label: z.string(),
  per: z.number(),
  price: z.number(),
})
export type TransactionalPrice = z.infer<typeof transactionalPrice>

export const pricing = z.object({
  currency: z.literal('BRL'),
  period: z.literal('month'),
  /** Grows with every change of the catalogue. */
  version: z.number(),
  updated_at: z.string(),
  trial_days: z.number(),
  guarantee_days: z.number(),
  products: z.array(product),
  transactional: z.array(transactionalPrice),
})
export type Pricing = z.infer<typeof pricing>

export const feature = z.object({
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  is_highlighted: z.boolean(),
  sort_order: z.number(),
})
export type Feature = z.infer<typeof feature>

export const question = z.object({ question: z.string(), answer: z.string(), sort_order: z.number() })
export type Question = z.infer<typeof question>

/** One thing that an agent does. */
export const productWork = z.object({ title: z.string(), text: z.string() })
export type ProductWork = z.infer<typeof productWork>

/** A product at work, as its page shows it; sizes in pixels. */
export const productPicture = z.object({
  /** A path of this site, whose content never changes. */
  src: z.string(),
  /** What is to be seen, for those who do not. */
  alt: z.string(),
  width: z.number(),
  height: z.number(),
})
export type ProductPicture = z.infer<typeof productPicture>

/** All that a product's page tells. Texts may be empty: the page does without them. */
export const productDetails = z.extend(product, {
  /** What the customer gets out of it, in a line. */
  headline: z.string(),
  summary: z.string(),
  picture: z.optional(productPicture),
  works: z.array(productWork),
  /** What is needed before it can begin. */
  requirements: z.array(z.string()),
  feature_details: z.array(z.extend(feature, { icon_path: z.string() })),
  faq: z.array(question),
  seo: z.object({ title: z.string(), description: z.string() }),
})
export type ProductDetails = z.infer<typeof productDetails>

/** Answers with an ETag; the same version again is a 304. */
export const getPricing = endpoint({
  method: 'GET',
  isPublic: true,
  path: '/api/v1/pricing/public',
  reply: pricing,
})

export const getProduct = endpoint({
  method: 'GET',
  isPublic: true,
  path: '/api/v1/products/:id',
  params: z.object({ id: idField }),
  reply: productDetails,
})

/** A picture as WebP (image/webp), for ever the same under its name. */
export const getPicture = endpoint({
  method: 'GET',
  isPublic: true,
  path: '/api/v1/pictures/:name',
  params: z.object({ name: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
})
