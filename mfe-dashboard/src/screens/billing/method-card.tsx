import { type Billing, savePaymentMethod } from '@ag/contracts'
import { call, notify } from '@ag/platform'
import { Button, Text } from '@ag/ui'
import { FormModal, SectionCard } from '@ag/ui/work'
import { useState } from 'react'
import { AddCard } from '../../parts/payment/add-card'
import { refreshBilling } from '../../parts/payment/pay-invoice'
import { PayerHint } from '../../parts/payment/payer-hint'
import { PaymentOptionChoice, paymentOptionForm } from '../../parts/payment/payment-option-choice'
import { describeMethod, recurringOptions } from '../../parts/payment/payment-options'
import { useFocusLater } from '../../parts/use-focus-later'
import { texts } from './texts'

/** How future invoices are paid, and the way to change it. */
export function MethodCard({ billing }: { billing: Billing }) {
  const [isOpen, setOpen] = useState(false)
  const focusLater = useFocusLater()
  const fillProfile = () => {
    setOpen(false)
    focusLater('billing-profile')
  }
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
      {isOpen && (
        <MethodDialog billing={billing} onClose={() => setOpen(false)} onFillProfile={fillProfile} />
      )}
    </SectionCard>
  )
}

/** '2030-12' → '12/2030' */
const monthOf = (expires: string) => expires.split('-').reverse().join('/')

interface MethodDialogProps {
  billing: Billing
  onClose: () => void
  onFillProfile: () => void
}

function MethodDialog({ billing, onClose, onFillProfile }: MethodDialogProps) {
  const options = recurringOptions(billing)
  return (
    <FormModal
      title={texts.method.dialog}
      submit={texts.method.save}
      schema={paymentOptionForm(options)}
      action={async ({ type, token }) => {
        await call(savePaymentMethod, { body: { type, ...(token && { token }) } })
        await refreshBilling()
        notify({ type: 'success', title: texts.method.saved })
        onClose()
      }}
      onClose={onClose}
    >
      <PaymentOptionChoice options={options} payable={billing} />
      <PayerHint options={options} payable={billing} onFill={onFillProfile} />
    </FormModal>
  )
}
