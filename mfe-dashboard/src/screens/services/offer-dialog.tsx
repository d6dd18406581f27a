import type { Billing, BillingItem, SubscriptionOffer } from '@ag/contracts'
import { codeOf, daysLeft, formatBRL, formatLongDay, toCents } from '@ag/core'
import { navigate, notify, queryClient, untilClosed, useQuery } from '@ag/platform'
import { Alert, Button, DataError, Skeleton, Stack, Text } from '@ag/ui'
import { Modal } from '@ag/ui/overlay'
import { FormModal, noFields } from '@ag/ui/work'
import { useState } from 'react'
import { PayerPart } from '../../parts/payment/payer-part'
import { keepProfile, type Payment, paymentForm } from '../../parts/payment/payment-form'
import { PaymentOptionChoice } from '../../parts/payment/payment-option-choice'
import { type PaymentOption, paymentOptions } from '../../parts/payment/payment-options'
import { texts as payment } from '../../parts/payment/texts'
import { chosenOption, useChosenOption } from '../../parts/payment/use-chosen-option'
import { usePaymentDraft } from '../../parts/payment/use-payment-draft'
import styles from './offer-dialog.module.css'
import { begin, offerOf } from './subscriptions'
import { Term } from './term'
import { texts } from './texts'

const words = texts.offer

interface OfferDialogProps {
  productId: string
  name: string
  /** What the customer holds of it; nothing where they begin. */
  held: BillingItem | undefined
  billing: Billing
  onClose: () => void
  /** It has begun, and nothing is left to be paid. */
  onBegun: () => void
}

/** What an agent would cost, before anything is agreed on. */
export function OfferDialog({ productId, name, held, billing, onClose, onBegun }: OfferDialogProps) {
  const { data: offer, error, refetch } = useQuery(offerOf(productId))
  const draft = usePaymentDraft()
  const [hasChanged, setChanged] = useState(false)
  const title = held ? words.activate(name) : words.add(name)

  if (!offer)
    return (
      <Modal open title={title} onClose={onClose}>
        {error ? <DataError error={error} onRetry={() => void refetch()} /> : <Skeleton rows={5} />}
      </Modal>
    )

  const accept = async (payment: Payment | undefined) => {
    try {
      if (payment) await keepProfile(payment)
      const invoice = await begin({ offer, isHeld: held !== undefined, option: payment?.option })
      if (invoice) return navigate(`/dashboard/billing?invoice=${encodeURIComponent(invoice.id)}`)
      notify({
        type: 'success',
        title: offer.trial_days > 0 ? words.started(name) : words.active(name),
        duration: untilClosed,
      })
      onBegun()
    } catch (failure) {
      if (codeOf(failure) !== 'VERSION_CONFLICT') throw failure
      // Refused in its turn where there is nothing left to agree on: that is what is said then.
      await queryClient.fetchQuery(offerOf(productId))
      setChanged(true)
    }
  }

  const options = paymentOptions(billing, offer.payment_types)
  const common = { title, onClose, dismiss: words.back }
  const changed = hasChanged && (
    <Alert tone="warning" role="alert">
      {words.changed}
    </Alert>
  )
  const terms = (
    <>
      {changed}
      <Terms offer={offer} held={held} />
    </>
  )
  if (offer.due_today === 0)
    return (
      <FormModal {...common} submit={words.start} schema={noFields} action={() => accept(undefined)}>
        {terms}
      </FormModal>
    )
  if (options.length === 0)
    return (
      <Modal
        open
        title={title}
        onClose={onClose}
        footer={
          <Button variant="outline" onClick={onClose}>
            {words.back}
          </Button>
        }
      >
        <Stack>
          {terms}
          <PaymentOptionChoice options={options} payable={billing} />
        </Stack>
      </Modal>
    )
  return (
    <FormModal
      {...common}
      submit={(form) => confirmation(offer, chosenOption(form, options, billing))}
      waiting={payment.pay.waiting}
      schema={paymentForm(options, billing)}
      draft={draft}
      action={accept}
    >
      {changed}
      <ChosenTerms offer={offer} held={held} options={options} billing={billing} />
      <PaymentOptionChoice options={options} payable={billing} />
      <PayerPart options={options} payable={billing} />
    </FormModal>
  )
}

interface ChosenTermsProps {
  offer: SubscriptionOffer
  held: BillingItem | undefined
  options: PaymentOption[]
  billing: Billing
}

/** A boleto is paid days later, and pays from another day on. */
function ChosenTerms({ offer, held, options, billing }: ChosenTermsProps) {
  const isByBoleto = useChosenOption(options, billing)?.type === 'boleto'
  return isByBoleto && offer.boleto ? (
    <BoletoTerms boleto={offer.boleto} monthly={offer.monthly} />
  ) : (
    <Terms offer={offer} held={held} />
  )
}

type Boleto = NonNullable<SubscriptionOffer['boleto']>

function BoletoTerms({ boleto, monthly }: { boleto: Boleto; monthly: number }) {
  const { amount, from, for: days, next_charge } = boleto
  return (
    <>
      <dl className={styles.terms}>
        <Term name={words.boleto.name} value={reais(amount)} detail={days} />
        <Term name={words.monthly} value={reais(monthly)} detail={words.perMonth} />
        <Term
          name={words.next}
          value={reais(next_charge.amount)}
          detail={`${words.on(formatLongDay(next_charge.date))} (${next_charge.for})`}
        />
      </dl>
      <Text size="sm">{words.boleto.lead(formatLongDay(from))}</Text>
      <Text size="sm" tone="muted">
        {words.usage}
      </Text>
    </>
  )
}

const confirmation = ({ boleto, due_today }: SubscriptionOffer, option: PaymentOption | undefined): string =>
  option?.type === 'boleto' && boleto
    ? words.boleto.confirm(reais(boleto.amount))
    : words.confirm(reais(due_today))

function Terms({ offer, held }: { offer: SubscriptionOffer; held: BillingItem | undefined }) {
  const { trial_days, due_today, due_today_for, monthly, next_charge } = offer
  const isTrial = trial_days > 0
  const left =
    held?.status === 'trialing' && held.trial_ends_at ? daysLeft(held.trial_ends_at, Date.now()) : 0
  return (
    <>
      <dl className={styles.terms}>
        <Term
          name={words.today}
          value={reais(due_today)}
          detail={isTrial ? words.free(trial_days) : due_today_for}
        />
        <Term
          name={isTrial ? words.afterTrial : words.monthly}
          value={reais(monthly)}
          detail={words.perMonth}
        />
        <Term
          name={isTrial ? words.ifYouStay : words.next}
          value={reais(next_charge.amount)}
          detail={`${words.on(formatLongDay(next_charge.date))} (${next_charge.for})`}
        />
      </dl>
      {isTrial && <Text size="sm">{words.noCard}</Text>}
      {left > 0 && <Text size="sm">{words.trialGoesOn(left)}</Text>}
      <Text size="sm" tone="muted">
        {words.usage}
      </Text>
    </>
  )
}

const reais = (amount: number) => formatBRL(toCents(amount))
