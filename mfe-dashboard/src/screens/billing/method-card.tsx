import { type Billing, savePaymentMethod } from '@ag/contracts'
import { call, notify } from '@ag/platform'
import { Button, Text } from '@ag/ui'
import { FormModal, SectionCard } from '@ag/ui/work'
import { useState } from 'react'
import { AddCard } from '../../parts/payment/add-card'
import { refreshBilling } from '../../parts/payment/pay-invoice'
import { PayerPart } from '../../parts/payment/payer-part'
import { keepProfile, paymentForm } from '../../parts/payment/payment-form'
import { PaymentOptionChoice } from '../../parts/payment/payment-option-choice'
import { describeMethod, recurringOptions } from '../../parts/payment/payment-options'
import { usePaymentDraft } from '../../parts/payment/use-payment-draft'
import { texts } from './texts'

/** How future invoices are paid, and the way to change it. */
export function MethodCard({ billing }: { billing: Billing }) {
  const [isOpen, setOpen] = useState(false)
  const { payment_method: method } = billing
  return (
    <SectionCard id="payment-method" title={texts.method.title}>
      {method ? (
        <div>
          <Text strong>{describeMethod(method)}</Text>
          <Text size="sm" tone="muted">
            {method.type === 'card'
              ? method.expires && texts.method.expires(monthOf(method.expires))
              : texts.method[method.type]}
          </Text>
        </div>
      ) : (
        <Text tone="muted">{texts.method.none}</Text>
      )}
      {recurringOptions(billing).length > 0 ? (
        <>
          <div>
            <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
              {method ? texts.method.change : texts.method.choose}
            </Button>
          </div>
          {billing.card_page && <AddCard />}
        </>
      ) : (
        <PaymentOptionChoice options={[]} payable={billing} />
      )}
      {isOpen && <MethodDialog billing={billing} onClose={() => setOpen(false)} />}
    </SectionCard>
  )
}

/** '2030-12' → '12/2030' */
const monthOf = (expires: string) => expires.split('-').reverse().join('/')

interface MethodDialogProps {
  billing: Billing
  onClose: () => void
}

function MethodDialog({ billing, onClose }: MethodDialogProps) {
  const options = recurringOptions(billing)
  const draft = usePaymentDraft()
  return (
    <FormModal
      title={texts.method.dialog}
      submit={texts.method.save}
      schema={paymentForm(options, billing)}
      draft={draft}
      action={async (payment) => {
        const { type, token } = payment.option
        await keepProfile(payment)
        await call(savePaymentMethod, { body: { type, ...(type === 'card' && token && { token }) } })
        await refreshBilling()
        notify({ type: 'success', title: texts.method.saved })
        onClose()
      }}
      onClose={onClose}
    >
      <PaymentOptionChoice options={options} payable={billing} isLater />
      <PayerPart options={options} payable={billing} />
    </FormModal>
  )
}
