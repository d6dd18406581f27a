import type { Billing, BillingItem } from '@ag/contracts'
import { formatBRL, formatLongDay, isoDay, toCents } from '@ag/core'
import { chargeInWords } from '@ag/core/charges'
import { notify, untilClosed } from '@ag/platform'
import { Modal } from '@ag/ui/overlay'
import { FormModal } from '@ag/ui/work'
import { PayerPart } from '../../parts/payment/payer-part'
import { keepProfile, type Payment, paymentForm } from '../../parts/payment/payment-form'
import { PaymentOptionChoice } from '../../parts/payment/payment-option-choice'
import { paymentOptions } from '../../parts/payment/payment-options'
import { usePaymentDraft } from '../../parts/payment/use-payment-draft'
import styles from './offer-dialog.module.css'
import { continueAfter } from './subscriptions'
import { Term } from './term'
import { texts } from './texts'

const words = texts.afterTrial

interface AfterTrialDialogProps {
  item: BillingItem
  billing: Billing
  onClose: () => void
}

/** A plan that begins by itself when the trial ends: what it will cost and how it is paid for, with nothing due today. */
export function AfterTrialDialog({ item, billing, onClose }: AfterTrialDialogProps) {
  const { name, price, trial_ends_at } = item
  const draft = usePaymentDraft()
  const ends = trial_ends_at ?? ''
  // Charged on the day itself: a boleto would have to be paid before.
  const options = paymentOptions(
    billing,
    billing.payment_types.filter((type) => type !== 'boleto'),
  )
  const common = { title: words.title(name), onClose, dismiss: texts.offer.back }
  const accept = async (payment: Payment) => {
    await keepProfile(payment)
    await continueAfter(item, payment.option)
    notify({ type: 'success', title: words.done(name, formatLongDay(ends)), duration: untilClosed })
    onClose()
  }
  const terms = (
    <dl className={styles.terms}>
      <Term name={words.today} value={formatBRL(0)} detail={words.nothing} />
      <Term name={words.begins(formatLongDay(ends))} value={chargeInWords(toCents(price), isoDay(ends))} />
      <Term name={words.monthly} value={formatBRL(toCents(price))} detail={texts.offer.perMonth} />
    </dl>
  )
  if (options.length === 0)
    return (
      <Modal open title={common.title} onClose={onClose}>
        {terms}
        <PaymentOptionChoice options={options} payable={billing} />
      </Modal>
    )
  return (
    <FormModal
      {...common}
      submit={words.submit}
      schema={paymentForm(options, billing)}
      draft={draft}
      action={accept}
    >
      {terms}
      <PaymentOptionChoice options={options} payable={billing} isLater />
      <PayerPart options={options} payable={billing} />
    </FormModal>
  )
}
