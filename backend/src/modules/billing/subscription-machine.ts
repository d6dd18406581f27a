import type { SubscriptionStatus } from '@ag/contracts'

/** What can happen to a subscription. Who comes back after a cancellation gets a new one: a cancelled one is final. */
export const subscriptionEvents = [
  /** The fourteen days are over. */
  'trial_over',
  /** Nobody chose a way to pay while the product could still be read. */
  'read_only_over',
  /** An invoice was paid: the first, a late one, or one that brings a paused product back. */
  'paid',
  'payment_failed',
  /** Every try of every failed payment was in vain. */
  'tries_over',
  'cancel',
  'undo_cancel',
  'period_over',
  /** The guarantee: money back, and the end. */
  'refund',
  /** Paused so long that its data is no longer kept. */
  'forgotten',
] as const
export type SubscriptionEvent = (typeof subscriptionEvents)[number]

/** Every step that there is; what is not listed cannot happen. */
const steps: Record<SubscriptionStatus, Partial<Record<SubscriptionEvent, SubscriptionStatus>>> = {
  trialing: { trial_over: 'trial_ended', paid: 'active', cancel: 'cancelled' },
  trial_ended: { read_only_over: 'paused', paid: 'active', cancel: 'cancelled' },
  active: { payment_failed: 'past_due', cancel: 'cancel_at_period_end', refund: 'cancelled' },
  past_due: {
    paid: 'active',
    payment_failed: 'past_due',
    tries_over: 'paused',
    cancel: 'cancelled',
    refund: 'cancelled',
  },
  cancel_at_period_end: { undo_cancel: 'active', period_over: 'cancelled', refund: 'cancelled' },
  paused: { paid: 'active', cancel: 'cancelled', forgotten: 'cancelled' },
  cancelled: {},
}

/** The state after an event; undefined where it cannot happen. */
export function nextStatus(
  status: SubscriptionStatus,
  event: SubscriptionEvent,
): SubscriptionStatus | undefined {
  return steps[status][event]
}

/** Can agents still work for it? */
export const isInUse = (status: SubscriptionStatus): boolean =>
  status === 'trialing' || status === 'active' || status === 'past_due' || status === 'cancel_at_period_end'

/** Is its price part of the next invoice? */
export const isCharged = (status: SubscriptionStatus): boolean => status === 'active' || status === 'past_due'
