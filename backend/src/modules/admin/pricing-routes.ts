import {
  dropPrice,
  getAdminPricing,
  getPriceEffect,
  schedulePrice,
  scheduleTransactional as scheduleUsePrice,
} from '@ag/contracts'
import type { Route } from '../../plugins/router'
import type { AdminNeeds } from './admin-needs'
import { actorOf } from './audit'
import { createPricing, firstForExisting, priceEffect, readPricing, readTransactional } from './pricing'

/** What agents and their use cost, cost, and are going to cost. */
export function pricingRoutes(route: Route, { db, clock, billing }: AdminNeeds): void {
  const tag = 'admin: pricing'
  const { schedule, drop, scheduleTransactional } = createPricing(billing)

  route(getAdminPricing, {
    tag,
    who: 'pricing:read',
    summary: 'Every price: past, current and scheduled',
    handler: async () => ({
      products: await readPricing(db, clock()),
      transactional: await readTransactional(db, clock()),
      first_for_existing: firstForExisting(clock()),
    }),
  })

  route(getPriceEffect, {
    tag,
    who: 'pricing:write',
    summary: 'What a price would mean for subscribers',
    handler: ({ params, body }) => priceEffect(db, clock(), params.product_id, body),
  })

  route(schedulePrice, {
    tag,
    who: 'pricing:write',
    summary: 'Let a price begin on a day',
    handler: ({ params, body, caller, request }) =>
      schedule(actorOf(caller, request), params.product_id, body),
  })

  route(dropPrice, {
    tag,
    who: 'pricing:write',
    summary: 'Take a scheduled price back',
    handler: ({ params, body, caller, request }) =>
      drop(
        actorOf(caller, request),
        params.product_id,
        Number(params.price_version),
        body.version,
        body.reason,
      ),
  })

  route(scheduleUsePrice, {
    tag,
    who: 'pricing:write',
    summary: 'Let a price of use begin with a month',
    handler: ({ params, body, caller, request }) =>
      scheduleTransactional(actorOf(caller, request), params.key, body),
  })
}
