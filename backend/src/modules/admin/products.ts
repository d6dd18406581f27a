import type { AdminProduct, BodyOf, editProduct, editProducts, ProductEdit } from '@ag/contracts'
import { AppError, agentIdAt, toCents } from '@ag/core'
import { and, asc, count, eq, ilike, inArray, max, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { faq, integrations, pictures, prices, products, subscriptions } from '../../db/schema'
import { containing } from '../../db/schema/columns'
import { newId } from '../../ids'
import { describePicture } from '../catalogue/pictures'
import { type Actor, audit, checkVersion, difference } from './audit'

type ProductRow = typeof products.$inferSelect

/** What a product begins with; its price is in reais. */
type NewProduct = ProductEdit & { id: string; price: number }

/** What a list of products is narrowed by. */
export interface ProductFilter {
  q?: string | undefined
  status?: 'active' | 'inactive' | undefined
}

/** Its price now, in cents, as the catalogue decides it. */
export const priceAt = (now: Date) => sql<number | null>`(
  select price_cents from prices
  where product_id = ${products.id} and effective_from <= ${now.toISOString()}::timestamptz
  order by effective_from desc, version desc limit 1)`

export function productsMeeting({ q, status }: ProductFilter): SQL | undefined {
  const typed = q ? containing(q) : undefined
  return and(
    typed ? or(ilike(products.name, typed), ilike(products.id, typed)) : undefined,
    status ? eq(products.is_active, status === 'active') : undefined,
  )
}

/** Products with everything that hangs on them, in the given order. */
export async function describeProducts(
  db: Db,
  rows: readonly { product: ProductRow; price_cents: number | null }[],
): Promise<AdminProduct[]> {
  const ids = rows.map(({ product }) => product.id)
  if (ids.length === 0) return []
  const ofIntegrations = await db
    .select()
    .from(integrations)
    .where(inArray(integrations.product_id, ids))
    .orderBy(asc(integrations.sort_order))
  const ofFaq = await db.select().from(faq).where(inArray(faq.product_id, ids)).orderBy(asc(faq.sort_order))
  const subscribers = await db
    .select({ id: subscriptions.product_id, count: count() })
    .from(subscriptions)
    .where(and(inArray(subscriptions.product_id, ids), notInArray(subscriptions.status, ['cancelled'])))
    .groupBy(subscriptions.product_id)
  const shown = rows.flatMap(({ product }) => product.picture_name ?? [])
  const { name, width, height } = pictures
  const ofPictures = await db.select({ name, width, height }).from(pictures).where(inArray(name, shown))
  const [integrationsOf, faqOf] = [byProduct(ofIntegrations), byProduct(ofFaq)]
  const subscribersOf = new Map(subscribers.map((row) => [row.id, row.count]))
  return rows.map(({ product, price_cents }) => {
    const picture = ofPictures.find((each) => each.name === product.picture_name)
    return {
      ...product,
      price: price_cents === null ? null : price_cents / 100,
      integrations: integrationsOf(product.id).map(({ name }) => name),
      faq: faqOf(product.id).map(({ question, answer }) => ({ question, answer })),
      subscribers: subscribersOf.get(product.id) ?? 0,
      picture: picture ? describePicture(picture, product.picture_alt) : null,
    }
  })
}

/** Rows by the product they hang on; thousands of them are looked through once. */
function byProduct<Row extends { product_id: string | null }>(rows: readonly Row[]): (id: string) => Row[] {
  const groups = new Map<string | null, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.product_id)
    if (group) group.push(row)
    else groups.set(row.product_id, [row])
  }
  return (id) => groups.get(id) ?? []
}

export async function readProduct(db: Db, now: Date, id: string): Promise<AdminProduct> {
  const rows = await db
    .select({ product: products, price_cents: priceAt(now) })
    .from(products)
    .where(eq(products.id, id))
  const [product] = await describeProducts(db, rows)
  if (!product) throw new AppError('NOT_FOUND')
  return product
}

/** Edits of the catalogue, each with its audit row. */
export const createProducts = ({ db, clock }: { db: Db; clock: Clock }) => ({
  create: (actor: Actor, { id, price, ...edit }: NewProduct) =>
    db.transaction(async (transaction) => {
      const now = clock()
      await addProduct(transaction, now, { id, price, ...edit })
      const created = await readProduct(transaction, now, id)
      await audit(transaction, now, actor, { action: 'create', entity: 'product', id, after: created })
      return created
    }),

  edit: (actor: Actor, id: string, { version, ...edit }: BodyOf<typeof editProduct>) =>
    db.transaction(async (transaction) => {
      const now = clock()
      const before = await lockedProduct(transaction, now, id)
      await checkVersion(transaction, { entity: 'product', id }, before, version)
      await writeProduct(transaction, id, edit)
      const after = await readProduct(transaction, now, id)
      await audit(transaction, now, actor, editOf(before, after))
      return after
    }),

  /** One record that has changed meanwhile keeps all of them as they are. */
  editMany: (actor: Actor, { items, change }: BodyOf<typeof editProducts>) =>
    db.transaction(async (transaction) => {
      const now = clock()
      // In one order for everybody, so that two of these never wait for each other.
      const inOrder = items.toSorted((one, other) => (one.id < other.id ? -1 : 1))
      for (const { id, version } of inOrder) {
        const before = await lockedProduct(transaction, now, id)
        await checkVersion(transaction, { entity: 'product', id }, before, version)
        await writeProduct(transaction, id, change)
        await audit(transaction, now, actor, editOf(before, await readProduct(transaction, now, id)))
      }
      return { changed: items.length }
    }),
})

export const editOf = (before: AdminProduct, after: AdminProduct) => ({
  action: 'edit' as const,
  entity: 'product' as const,
  id: after.id,
  ...difference(before, after),
})

/** Nobody else changes it until the transaction ends. */
export async function lockedProduct(db: Db, now: Date, id: string): Promise<AdminProduct> {
  await db.select({ id: products.id }).from(products).where(eq(products.id, id)).for('update')
  return readProduct(db, now, id)
}

/** Is the page of another product where this one's would be? The first ones have addresses shorter than their ids. */
export const isAddressTaken = (id: string): boolean => agentIdAt(`/agents/${id}`) !== id
export const addressTaken = 'Este identificador já é o endereço de outro agente.'

/** A product with its first price. */
async function addProduct(
  db: Db,
  now: Date,
  { id, price, faq: questions, integrations: names, ...row }: NewProduct,
): Promise<void> {
  const refuse = (message: string) =>
    new AppError('VALIDATION_FAILED', { errors: [{ field: 'id', code: 'ID_INVALID', message }] })
  if (isAddressTaken(id)) throw refuse(addressTaken)
  const [added] = await db
    .insert(products)
    .values({ id, ...row })
    .onConflictDoNothing()
    .returning()
  if (!added) throw refuse('Já existe um agente com este identificador.')
  await addPrice(db, { product_id: id, price_cents: toCents(price), effective_from: now })
  await replaceParts(db, id, { faq: questions, integrations: names })
}

/** A price that counts from a moment on, under the next version of its product. */
export async function addPrice(
  db: Db,
  price: Omit<typeof prices.$inferInsert, 'version'>,
): Promise<typeof prices.$inferSelect> {
  const [last] = await db
    .select({ version: max(prices.version) })
    .from(prices)
    .where(eq(prices.product_id, price.product_id))
  const [added] = await db
    .insert(prices)
    .values({ ...price, version: (last?.version ?? 0) + 1 })
    .returning()
  if (!added) throw new AppError('INTERNAL')
  return added
}

/** Writes the named fields and counts the change. */
async function writeProduct(db: Db, id: string, edit: Partial<ProductEdit>): Promise<void> {
  const { faq: questions, integrations: names, ...row } = edit
  await countChange(db, id, row)
  await replaceParts(db, id, { faq: questions, integrations: names })
}

/** The next version of a product, with what was changed of its own row. */
export async function countChange(
  db: Db,
  id: string,
  row: Partial<typeof products.$inferInsert> = {},
): Promise<void> {
  await db
    .update(products)
    .set({ ...row, version: sql`${products.version} + 1` })
    .where(eq(products.id, id))
}

type Parts = { [Name in 'faq' | 'integrations']: ProductEdit[Name] | undefined }

async function replaceParts(db: Db, product_id: string, parts: Parts): Promise<void> {
  if (parts.faq) {
    await db.delete(faq).where(eq(faq.product_id, product_id))
    const rows = parts.faq.map((line, index) => ({
      ...line,
      id: newId('faq'),
      product_id,
      sort_order: index + 1,
    }))
    if (rows.length > 0) await db.insert(faq).values(rows)
  }
  if (parts.integrations) {
    await db.delete(integrations).where(eq(integrations.product_id, product_id))
    const rows = [...new Set(parts.integrations)].map((name, index) => ({
      product_id,
      name,
      sort_order: index + 1,
    }))
    if (rows.length > 0) await db.insert(integrations).values(rows)
  }
}
