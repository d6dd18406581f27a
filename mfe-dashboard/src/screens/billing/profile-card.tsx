import { type Billing, billingProfileForm, formatTaxId, saveBillingProfile } from '@ag/contracts'
import { describeError } from '@ag/core'
import { call, notify, useSession } from '@ag/platform'
import { Button } from '@ag/ui'
import { Field, Form, FormError, MaskedField, RadioGroup, Select, useSubmit } from '@ag/ui/form'
import { SectionCard } from '@ag/ui/work'
import { refreshBilling } from '../../parts/payment/pay-invoice'
import { writePostalCode, writeTaxId } from './masks'
import styles from './profile-card.module.css'
import { states } from './states'
import { texts } from './texts'

const words = texts.profile
const types = [
  { value: 'cnpj', label: words.types.cnpj },
  { value: 'cpf', label: words.types.cpf },
]

/** Who invoices are for. */
export function ProfileCard({ profile }: { profile: Billing['billing_profile'] }) {
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
  const type = form.watch('document_type') === 'cpf' ? 'cpf' : 'cnpj'
  const address = profile?.address
  return (
    <SectionCard id="billing-profile" title={words.title} lead={words.lead}>
      <Form form={form} onSubmit={submit} draft={draft}>
        {failure !== undefined && <FormError {...describeError(failure)} />}
        <RadioGroup
          label={words.type}
          name="document_type"
          options={types}
          defaultValue={profile?.document_type ?? 'cnpj'}
        />
        <div className={styles.fields}>
          <MaskedField
            label={words.types[type]}
            name="document"
            mask={(text) => writeTaxId(type, text)}
            inputMode={type === 'cpf' ? 'numeric' : 'text'}
            autoCapitalize="characters"
            defaultValue={profile ? formatTaxId(profile.document) : ''}
            required
          />
          <Field
            label={words.legalName[type]}
            name="legal_name"
            autoComplete={type === 'cpf' ? 'name' : 'organization'}
            defaultValue={profile?.legal_name}
            required
          />
          <MaskedField
            label={words.postalCode}
            name="postal_code"
            mask={writePostalCode}
            inputMode="numeric"
            autoComplete="postal-code"
            defaultValue={writePostalCode(address?.postal_code ?? '')}
            required
          />
          <Field
            label={words.street}
            name="street"
            autoComplete="address-line1"
            defaultValue={address?.street}
            required
          />
          <Field label={words.number} name="number" defaultValue={address?.number} required />
          <Field
            label={words.complement}
            name="complement"
            autoComplete="address-line2"
            defaultValue={address?.complement}
          />
          <Field
            label={words.district}
            name="district"
            autoComplete="address-level3"
            defaultValue={address?.district}
            required
          />
          <Field
            label={words.city}
            name="city"
            autoComplete="address-level2"
            defaultValue={address?.city}
            required
          />
          <Select
            label={words.state}
            name="state"
            autoComplete="address-level1"
            placeholder={words.choose}
            defaultValue={address?.state ?? ''}
            required
          >
            {states.map(([code, name]) => (
              <option key={code} value={code}>
                {`${code} – ${name}`}
              </option>
            ))}
          </Select>
        </div>
        <div>
          <Button type="submit" loading={pending}>
            {words.save}
          </Button>
        </div>
      </Form>
    </SectionCard>
  )
}
