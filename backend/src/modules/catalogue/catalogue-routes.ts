import { getPicture, getPricing, getProduct } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import type { Route } from '../../plugins/router'
import { catalogueRepository } from './catalogue-repository'
import { readPicture } from './pictures'

/** Prices and products, for everyone. */
export function catalogueRoutes(route: Route, { db, clock }: { db: Db; clock: Clock }): void {
  const catalogue = catalogueRepository(db)
  const tag = 'catalogue'
  const remembered = { until: () => catalogue.nextChange(clock()) }

  route(getPricing, {
    tag,
    who: 'anyone',
    summary: 'Every product with its price, and what use costs',
    remembered,
    handler: () => catalogue.pricing(clock()).catch(unavailable),
  })

  route(getProduct, {
    tag,
    who: 'anyone',
    summary: 'One product with its features and questions',
    remembered,
    handler: ({ params }) => catalogue.product(params.id, clock()).catch(unavailable),
  })

  route(getPicture, {
    tag,
    who: 'anyone',
    summary: 'A picture of a product',
    async handler({ params, reply }) {
      const content = await readPicture(db, params.name)
      reply.type('image/webp').header('cache-control', forEver).send(Buffer.from(content))
      return undefined
    },
  })
}

const forEver = 'public, max-age=31536000, immutable'

/** Clients then fall back to the last prices they had. */
function unavailable(cause: unknown): never {
  if (cause instanceof AppError && cause.code === 'NOT_FOUND') throw cause
  throw new AppError('CATALOG_UNAVAILABLE', { cause })
}
