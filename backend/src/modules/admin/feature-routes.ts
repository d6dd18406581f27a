import { createFeature, editFeature, getAdminFeatures, orderFeatures, removeFeature } from '@ag/contracts'
import { and, eq, ilike, or } from 'drizzle-orm'
import { features } from '../../db/schema'
import { containing } from '../../db/schema/columns'
import type { Route } from '../../plugins/router'
import type { AdminNeeds } from './admin-needs'
import { actorOf } from './audit'
import { createFeatures } from './features'
import { readPage } from './read-page'

/** What products offer, line by line. */
export function featureRoutes(route: Route, { db, clock }: AdminNeeds): void {
  const tag = 'admin: features'
  const { create, edit, order, remove } = createFeatures({ db, clock })

  route(getAdminFeatures, {
    tag,
    who: 'products:read',
    summary: 'Features of all products, or of one',
    async handler({ query: { q, product_id, ...asked } }) {
      const typed = q ? containing(q) : undefined
      const { rows, ...page } = await readPage(db, asked, {
        // In one product no two stand in one place.
        order: { by: features.product_id, type: 'text', id: features.sort_order, descending: false },
        where: and(
          typed ? or(ilike(features.name, typed), ilike(features.description, typed)) : undefined,
          product_id ? eq(features.product_id, product_id) : undefined,
        ),
        rows: (where, by, limit) =>
          db
            .select()
            .from(features)
            .where(where)
            .orderBy(...by)
            .limit(limit),
        from: features,
        placeOf: (feature) => [feature.product_id, String(feature.sort_order)],
      })
      return { ...page, items: rows }
    },
  })

  route(createFeature, {
    tag,
    who: 'products:write',
    summary: 'Add a feature to a product',
    handler: ({ body, caller, request }) => create(actorOf(caller, request), body),
  })

  route(orderFeatures, {
    tag,
    who: 'products:write',
    summary: 'Put the features of a product into an order',
    handler: ({ body, caller, request }) => order(actorOf(caller, request), body),
  })

  route(editFeature, {
    tag,
    who: 'products:write',
    summary: 'Change fields of a feature',
    handler: ({ params, body, caller, request }) => edit(actorOf(caller, request), params.id, body),
  })

  route(removeFeature, {
    tag,
    who: 'products:write',
    summary: 'Remove a feature',
    handler: ({ params, body, caller, request }) => remove(actorOf(caller, request), params.id, body.version),
  })
}
