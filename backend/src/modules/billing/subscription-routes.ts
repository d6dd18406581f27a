import {
  activateSubscription,
  cancelSubscription,
  continueAfterTrial,
  getSubscriptionOffer,
  refundSubscription,
  subscribe as subscribeCall,
  undoCancellation,
} from '@ag/contracts'
import { requestKeyOf } from '../../plugins/idempotency-key'
import type { Route } from '../../plugins/router'
import { createAfterTrial } from './after-trial'
import type { BillingParts } from './billing'
import { createCancel } from './cancel'
import { readInvoices } from './describe-invoice'
import { readOffer } from './offer'
import { readItem } from './read-billing'
import { sendRefunds } from './refunds'
import { createSubscribe } from './subscribe'
import type { Begun } from './subscribe-keys'

/** The ways into a product and out of it. */
export function subscriptionRoutes(route: Route, parts: BillingParts): void {
  const { db, clock, payments } = parts
  const subscribe = createSubscribe(parts)
  const afterTrial = createAfterTrial(parts)
  const { cancel, undo, refund } = createCancel(parts)
  const send = sendRefunds(parts)
  const tag = 'subscriptions'

  const answer = async (companyId: string, { subscriptionId, invoiceId }: Begun) => {
    const [invoice] = invoiceId ? await readInvoices(db, payments, companyId, { id: invoiceId }) : []
    return { item: await readItem(db, clock(), payments, subscriptionId), invoice: invoice ?? null }
  }

  route(getSubscriptionOffer, {
    tag,
    who: 'user',
    summary: 'What beginning with a product costs',
    handler: ({ caller, params }) =>
      readOffer(db, clock(), payments, caller.user.company_id, params.product_id),
  })

  route(subscribeCall, {
    tag,
    who: 'user',
    summary: 'Begins with a product on the terms that were shown',
    async handler({ caller: { user }, params, body, request }) {
      const key = requestKeyOf(request, [params, body], user.company_id)
      return answer(user.company_id, await subscribe(user.company_id, params.product_id, body, key))
    },
  })

  route(activateSubscription, {
    tag,
    who: 'user',
    summary: 'Pays for a product that was tried out or rests',
    async handler({ caller: { user }, params, body, request }) {
      const key = requestKeyOf(request, [params, body], user.company_id)
      const begun = await subscribe(user.company_id, params.product_id, body, key, { mustBeHeld: true })
      return answer(user.company_id, begun)
    },
  })

  route(continueAfterTrial, {
    tag,
    who: 'user',
    summary: 'Lets a trial become a plan when it ends',
    async handler({ caller, params, body }) {
      const row = await afterTrial(caller.user.company_id, params.product_id, body)
      return readItem(db, clock(), payments, row.id)
    },
  })

  route(cancelSubscription, {
    tag,
    who: 'user',
    summary: 'Ends a product with its period, a trial at once',
    async handler({ caller, params, body }) {
      const row = await cancel(caller.user.company_id, params.product_id, body.reason)
      return readItem(db, clock(), payments, row.id)
    },
  })

  route(undoCancellation, {
    tag,
    who: 'user',
    summary: 'Takes a cancellation back',
    async handler({ caller, params }) {
      const row = await undo(caller.user.company_id, params.product_id)
      return readItem(db, clock(), payments, row.id)
    },
  })

  route(refundSubscription, {
    tag,
    who: 'user',
    summary: 'Money back within the guarantee',
    async handler({ caller, params, body }) {
      const { company_id } = caller.user
      const { row, refundedCents, byHandCents } = await refund(company_id, params.product_id, body.reason)
      await send()
      return {
        item: await readItem(db, clock(), payments, row.id),
        refunded: refundedCents / 100,
        by_hand: byHandCents / 100,
      }
    },
  })
}
