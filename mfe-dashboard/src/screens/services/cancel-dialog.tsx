import type { BillingItem } from '@ag/contracts'
import { dataRetentionDays, formatLongDay } from '@ag/core'
import { lastDayBefore } from '@ag/core/days'
import { notify, untilClosed } from '@ag/platform'
import { Text } from '@ag/ui'
import { Textarea } from '@ag/ui/form'
import { FormModal } from '@ag/ui/work'
import * as z from 'zod/mini'
import { cancel } from './subscriptions'
import { texts } from './texts'

const words = texts.cancellation

/** Why somebody leaves, in their own words or not at all. */
export const reasonForm = z.object({
  reason: z.string().check(z.trim(), z.maxLength(500, 'Use no máximo 500 caracteres.')),
})

interface CancelDialogProps {
  item: BillingItem
  onClose: () => void
  /** The plan is cancelled; its card may be gone. */
  onCancelled: () => void
}

/** What cancelling means and when, with room for a reason. */
export function CancelDialog({ item, onClose, onCancelled }: CancelDialogProps) {
  const act = async ({ reason }: z.output<typeof reasonForm>) => {
    const { status, current_period_end } = await cancel(item, reason)
    const until = status === 'cancel_at_period_end' && current_period_end
    notify({
      type: 'success',
      title: until ? words.ends(formatLongDay(lastDayBefore(until))) : words.ended,
      duration: untilClosed,
    })
    onCancelled()
  }
  return (
    <FormModal
      title={words.title(item.name)}
      submit={words.submit}
      dismiss={words.keep}
      danger
      schema={reasonForm}
      action={act}
      onClose={onClose}
    >
      <Text>{consequences[item.status](item)}</Text>
      <Textarea label={words.reason} name="reason" rows={3} />
    </FormModal>
  )
}

const consequences: Record<BillingItem['status'], (item: BillingItem) => string> = {
  trialing: () => words.trialing,
  trial_ended: () => words.resting,
  active: ({ current_period_end }) =>
    current_period_end
      ? words.active(formatLongDay(lastDayBefore(current_period_end)), dataRetentionDays)
      : words.resting,
  past_due: () => words.pastDue,
  cancel_at_period_end: () => words.resting,
  paused: () => words.resting,
  cancelled: () => words.resting,
  unknown: () => words.resting,
}
