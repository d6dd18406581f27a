import type { BillingItem } from '@ag/contracts'

/** Is it paid for, month by month? A trial is not, nor what is paused, cancelled or over. */
export const isCharged = ({ status }: Pick<BillingItem, 'status'>): boolean =>
  status === 'active' || status === 'past_due'

/** Does the next invoice end a trial, while nothing else is paid for? Until then nothing is. */
export const isFreeUntil = (
  { ends_trial }: { ends_trial: boolean },
  held: readonly Pick<BillingItem, 'status'>[],
): boolean => ends_trial && !held.some(isCharged)
