import type { BillingItem } from '@ag/contracts'
import { subscriptionLabel } from '@ag/core'
import { Badge, type Tone } from '@ag/ui'

const tones: Record<BillingItem['status'], Tone> = {
  trialing: 'info',
  trial_ended: 'warning',
  active: 'success',
  past_due: 'danger',
  cancel_at_period_end: 'warning',
  paused: 'neutral',
  cancelled: 'neutral',
  unknown: 'neutral',
}

/** The state of a subscription at a glance. */
export function StatusBadge({ status }: Pick<BillingItem, 'status'>) {
  return <Badge tone={tones[status]}>{subscriptionLabel(status)}</Badge>
}
