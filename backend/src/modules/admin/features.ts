import {
  type AdminFeature,
  type BodyOf,
  type createFeature,
  type editFeature,
  mostFeatures,
  type orderFeatures,
  type ProductFeatures,
} from '@ag/contracts'
import { AppError } from '@ag/core'
import { asc, eq, max, sql } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { features, products } from '../../db/schema'
import { newId } from '../../ids'
import { type Actor, audit, checkVersion, difference } from './audit'
import { countChange } from './products'

/** Edits of what a product offers: each one is a change of the product, on a version of it, with its audit row. */
export function createFeatures({ db, clock }: { db: Db; clock: Clock }) {
  /** Changes the features of a product that nobody else changes meanwhile, unless the work finds nothing to do. */
  const change = (
    actor: Actor,
    version: number,
    productOf: (transaction: Db) => Promise<string> | string,
    work: (transaction: Db, before: ProductFeatures) => Promise<unknown>,
  ): Promise<ProductFeatures> =>
    db.transaction(async (transaction) => {
      const id = await productOf(transaction)
      const before = await lockedFeatures(transaction, id)
      await checkVersion(transaction, { entity: 'product', id }, before, version)
      if ((await work(transaction, before)) === unchanged) return before
      await countChange(transaction, id)
      const after = await readFeatures(transaction, id)
      await audit(transaction, clock(), actor, {
        action: 'edit',
        entity: 'product',
        id,
        ...difference(onRecord(before), onRecord(after)),
      })
      return after
    })

  return {
    create: (actor: Actor, { product_id, version, ...edit }: BodyOf<typeof createFeature>) =>
      change(
        actor,
        version,
        () => product_id,
        async (transaction, { items }) => {
          if (items.length >= mostFeatures) throw tooMany()
          const [last] = await transaction
            .select({ place: max(features.sort_order) })
            .from(features)
            .where(eq(features.product_id, product_id))
          await transaction
            .insert(features)
            .values({ ...edit, id: newId('ft'), product_id, sort_order: (last?.place ?? 0) + 1 })
        },
      ),

    edit: (actor: Actor, id: string, { version, ...edit }: BodyOf<typeof editFeature>) =>
      change(actor, version, productWith(id), async (transaction) => {
        if (Object.values(edit).every((value) => value === undefined)) return unchanged
        return transaction.update(features).set(edit).where(eq(features.id, id))
      }),

    remove: (actor: Actor, id: string, version: number) =>
      change(actor, version, productWith(id), (transaction) =>
        transaction.delete(features).where(eq(features.id, id)),
      ),

    order: (actor: Actor, { product_id, version, ids }: BodyOf<typeof orderFeatures>) =>
      change(
        actor,
        version,
        () => product_id,
        async (transaction, { items }) => {
          const now = items.map(({ id }) => id)
          if (ids.length !== now.length || !now.every((id) => ids.includes(id))) throw notAll()
          if (now.every((id, index) => ids[index] === id)) return unchanged
          // No two may ever stand in one place, so all of them step aside first.
          for (const [index, id] of ids.entries())
            await transaction
              .update(features)
              .set({ sort_order: -index - 1 })
              .where(eq(features.id, id))
          return transaction
            .update(features)
            .set({ sort_order: sql`-${features.sort_order}` })
            .where(eq(features.product_id, product_id))
        },
      ),
  }
}

const unchanged = Symbol('unchanged')

async function lockedFeatures(db: Db, product: string): Promise<ProductFeatures> {
  await db.select({ id: products.id }).from(products).where(eq(products.id, product)).for('update')
  return readFeatures(db, product)
}

async function readFeatures(db: Db, product_id: string): Promise<ProductFeatures> {
  const [product] = await db
    .select({ version: products.version })
    .from(products)
    .where(eq(products.id, product_id))
  if (!product) throw new AppError('NOT_FOUND')
  const items = await db
    .select()
    .from(features)
    .where(eq(features.product_id, product_id))
    .orderBy(asc(features.sort_order))
  return { product_id, version: product.version, items }
}

const productWith = (id: string) => async (db: Db) => {
  const [feature] = await db
    .select({ product: features.product_id })
    .from(features)
    .where(eq(features.id, id))
  if (!feature) throw new AppError('NOT_FOUND')
  return feature.product
}

/** What of them an audit row tells: their words, in their order. */
const onRecord = ({ version, items }: ProductFeatures) => ({
  version,
  features: items.map(({ id: _, product_id: __, sort_order: ___, ...words }: AdminFeature) => words),
})

const tooMany = () =>
  new AppError('VALIDATION_FAILED', {
    errors: [
      { field: 'name', code: 'TOO_MANY_FEATURES', message: `Um agente tem até ${mostFeatures} recursos.` },
    ],
  })

const notAll = () =>
  new AppError('VALIDATION_FAILED', {
    errors: [{ field: 'ids', code: 'IDS_INVALID', message: 'Informe cada recurso do agente uma vez.' }],
  })
