import { type Billing, billingProfileForm, formatTaxId, saveBillingProfile } from '@ag/contracts'
import { describeError } from '@ag/core'
import { call, notify, useSession } from '@ag/platform'
import { Button } from '@ag/ui'
import { Form, FormError, useSubmit } from '@ag/ui/form'
import { SectionCard } from '@ag/ui/work'
import { useEffect } from 'react'
import { AddressFields } from '../../parts/billing-profile/address-fields'
import { PayerFields } from '../../parts/billing-profile/payer-fields'
import { refreshBilling } from '../../parts/payment/pay-invoice'
import { texts } from './texts'

const words = texts.profile

/** Who invoices are for. */
export function ProfileCard({ billing }: { billing: Pick<Billing, 'payer' | 'billing_profile'> }) {
  const session = useSession()
  const { form, submit, pending, failure, draft } = useSubmit(
    billingProfileForm,
    async (body) => {
      await call(saveBillingProfile, { body })
      await refreshBilling()
      notify({ type: 'success', title: words.saved })
    },
    { draft: 'billing-profile', owner: session.status === 'signed-in' ? session.user.id : '' },
  )
  const { payer, billing_profile } = billing
  useEffect(() => {
    // Given in a dialog over this card, which has been standing here empty.
    if (!payer || form.getValues('document')) return
    form.setValue('document_type', payer.document_type)
    form.setValue('document', formatTaxId(payer.document))
    form.setValue('legal_name', payer.legal_name)
  }, [payer, form])
  return (
    <SectionCard id="billing-profile" title={words.title} lead={words.lead}>
      <Form form={form} onSubmit={submit} draft={draft}>
        {failure !== undefined && <FormError {...describeError(failure)} />}
        <PayerFields payer={payer} />
        <AddressFields address={billing_profile?.address} />
        <div>
          <Button type="submit" loading={pending}>
            {words.save}
          </Button>
        </div>
      </Form>
    </SectionCard>
  )
}
