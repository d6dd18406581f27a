import type { Pricing, ProductDetails } from '@ag/contracts'
import { isoDay } from '@ag/core'
import { lte, max, sql } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { catalogue_versions, prices } from '../../db/schema'
import { catalogueRepository } from './catalogue-repository'

/** The catalogue as it is at one moment; each part is read when it is first asked for. */
export interface CatalogueNow {
  version: number
  pricing(): Promise<Pricing>
  product(id: string): Promise<ProductDetails>
}

/**
 * The catalogue for those who ask often: one short question tells whether anything of it has changed or come into
 * effect, and only then it is read again. What is told is never older than the question.
 */
export function createCatalogueCache(db: Db, clock: Clock): () => Promise<CatalogueNow> {
  const catalogue = catalogueRepository(db)
  let cached: { stamp: string; catalogue: CatalogueNow } | undefined

  return async () => {
    const now = clock()
    const effective = db
      .select({ latest: max(prices.effective_from) })
      .from(prices)
      .where(lte(prices.effective_from, now))
    const [row] = await db
      .select({ version: catalogue_versions.version, effective: sql<string | null>`(${effective})::text` })
      .from(catalogue_versions)
    // Prices by use change with the day.
    const stamp = [row?.version, row?.effective, isoDay(now)].join(' ')
    if (cached?.stamp !== stamp) {
      const products = new Map<string, Promise<ProductDetails>>()
      cached = {
        stamp,
        catalogue: {
          version: row?.version ?? 0,
          pricing: cachedWhileGood(new Map(), () => catalogue.pricing(now)),
          product: (id) => cachedWhileGood(products, () => catalogue.product(id, now), id)(),
        },
      }
    }
    return cached.catalogue
  }
}

/** Reads once; a reading that failed is forgotten. */
const cachedWhileGood =
  <T>(readings: Map<string, Promise<T>>, read: () => Promise<T>, key = ''): (() => Promise<T>) =>
  () => {
    const known = readings.get(key)
    if (known) return known
    const reading = read().catch((error) => {
      readings.delete(key)
      throw error
    })
    readings.set(key, reading)
    return reading
  }
