import type { BillingItem } from '@ag/contracts'
import { formatBRL, toCents } from '@ag/core'
import { notify, untilClosed } from '@ag/platform'
import { Text } from '@ag/ui'
import { Textarea } from '@ag/ui/form'
import { FormModal } from '@ag/ui/work'
import type * as z from 'zod/mini'
import { reasonForm } from './cancel-dialog'
import { refund } from './subscriptions'
import { texts } from './texts'

const words = texts.refund

interface RefundDialogProps {
  item: BillingItem
  /** What comes back, in reais. */
  amount: number
  onClose: () => void
  /** The money is on its way and the agent gone. */
  onRefunded: () => void
}

/** Money back within the guarantee. */
export function RefundDialog({ item, amount, onClose, onRefunded }: RefundDialogProps) {
  const act = async ({ reason }: z.output<typeof reasonForm>) => {
    const { refunded, by_hand } = await refund(item, reason)
    notify({
      type: 'success',
      title: words.done(formatBRL(toCents(refunded))),
      message: by_hand > 0 ? words.doneByHand : words.doneLead,
      duration: untilClosed,
    })
    onRefunded()
  }
  return (
    <FormModal
      title={words.title(item.name)}
      submit={words.submit}
      dismiss={texts.cancellation.keep}
      danger
      schema={reasonForm}
      action={act}
      onClose={onClose}
    >
      <Text strong>{words.question(formatBRL(toCents(amount)))}</Text>
      <Text>{consequenceOf(item.refund_by_hand, amount)}</Text>
      <Textarea label={texts.cancellation.reason} name="reason" rows={3} />
    </FormModal>
  )
}

/** Not every way to pay knows a way back. */
function consequenceOf(byHand: number, amount: number): string {
  if (byHand === 0) return words.consequence
  return byHand < amount ? words.partlyByHand(formatBRL(toCents(byHand))) : words.byHand
}
