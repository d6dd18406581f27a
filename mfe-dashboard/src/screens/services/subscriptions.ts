import {
  activateSubscription,
  type Billing,
  type BillingItem,
  cancelSubscription,
  continueAfterTrial,
  getPricing,
  getSubscriptionOffer,
  type Invoice,
  type ReplyOf,
  refundSubscription,
  type SubscriptionOffer,
  subscribe,
  undoCancellation,
} from '@ag/contracts'
import { call, query } from '@ag/platform'
import { isUnpaid, refreshBilling } from '../../parts/payment/pay-invoice'
import { payOnce } from '../../parts/payment/pay-once'
import type { PaymentOption } from '../../parts/payment/payment-options'

/** Every agent there is, with its price. */
export const catalogue = query(getPricing)

/** What beginning with an agent would cost now; never as it was an hour ago. */
export const offerOf = (product_id: string) =>
  query(getSubscriptionOffer, { params: { product_id } }, { staleTime: 0 })

interface Start {
  /** The terms that were shown. */
  offer: SubscriptionOffer
  /** There is a trial or a paused agent to go on with. */
  isHeld: boolean
  /** How it is paid for, and what follows as well; none where it costs nothing yet. */
  option: PaymentOption | undefined
}

/** Begins with an agent, or goes on with one, on the terms that were shown. Returns what is left to be paid. */
export async function begin({ offer, isHeld, option }: Start): Promise<Invoice | undefined> {
  const { product_id, price_version } = offer
  const due_today = (option?.type === 'boleto' && offer.boleto?.amount) || offer.due_today
  try {
    const isNew = option && option.value !== 'saved'
    const input = {
      params: { product_id },
      body: {
        due_today,
        price_version,
        ...(isNew && { payment: { type: option.type, ...(option.token && { token: option.token }) } }),
      },
    }
    const { invoice } = await payOnce(input, (once) =>
      call(isHeld ? activateSubscription : subscribe, input, once),
    )
    return invoice && isUnpaid(invoice) ? invoice : undefined
  } finally {
    // Also where it was refused: its invoice is open then, or an agent was begun elsewhere.
    await refreshBilling()
  }
}

/** Lets an agent go on as a plan when its trial ends, paid for in this way. */
export async function continueAfter({ product_id }: BillingItem, option: PaymentOption): Promise<void> {
  const { type, token } = option
  await call(continueAfterTrial, {
    params: { product_id },
    body: {
      continues: true,
      ...(option.value !== 'saved' && { payment: { type, ...(type === 'card' && token && { token }) } }),
    },
  })
  await refreshBilling()
}

/** Lets it end with its trial after all. */
export async function stopAfterTrial({ product_id }: BillingItem): Promise<void> {
  await call(continueAfterTrial, { params: { product_id }, body: { continues: false } })
  await refreshBilling()
}

/** Ends an agent: with what was paid for, or at once. */
export async function cancel({ product_id }: BillingItem, reason: string): Promise<BillingItem> {
  const item = await call(cancelSubscription, { params: { product_id }, body: { reason } })
  await refreshBilling()
  return item
}

/** Takes a cancellation back. */
export async function undoCancel({ product_id }: BillingItem): Promise<void> {
  await call(undoCancellation, { params: { product_id } })
  await refreshBilling()
}

/** Asks for the money back, and says how much comes, and how much of it people send. */
export async function refund(
  { product_id }: BillingItem,
  reason: string,
): Promise<Pick<ReplyOf<typeof refundSubscription>, 'refunded' | 'by_hand'>> {
  const reply = await call(refundSubscription, { params: { product_id }, body: { reason } })
  await refreshBilling()
  return reply
}

/** The oldest invoice with a line for an agent that nobody has paid. */
export const unpaidFor = (
  item: Pick<BillingItem, 'product_id'>,
  { invoices }: Pick<Billing, 'invoices'>,
): Invoice | undefined =>
  invoices.findLast(
    (invoice) => isUnpaid(invoice) && invoice.lines.some(({ product_id }) => product_id === item.product_id),
  )
