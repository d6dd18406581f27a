import type { BillingAddress } from '@ag/contracts'
import { Field, MaskedField, Select } from '@ag/ui/form'
import styles from './fields.module.css'
import { writePostalCode } from './masks'
import { states } from './states'
import { texts } from './texts'
import { useFoundAddress } from './use-found-address'

/** Where whoever invoices are for is, for a form of `billingAddress`. */
export function AddressFields({ address }: { address: BillingAddress | undefined }) {
  const { fill, isFilled } = useFoundAddress()
  return (
    <div className={styles.fields}>
      <MaskedField
        label={texts.postalCode}
        name="postal_code"
        mask={writePostalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        onChange={({ target }) => void fill(target.value)}
        below={
          <span role="status" className={styles.found}>
            {isFilled && texts.found}
          </span>
        }
        defaultValue={writePostalCode(address?.postal_code ?? '')}
        required
      />
      <Field
        label={texts.street}
        name="street"
        autoComplete="address-line1"
        defaultValue={address?.street}
        required
      />
      <Field label={texts.number} name="number" defaultValue={address?.number} required />
      <Field
        label={texts.complement}
        name="complement"
        autoComplete="address-line2"
        defaultValue={address?.complement}
      />
      <Field
        label={texts.district}
        name="district"
        autoComplete="address-level3"
        defaultValue={address?.district}
        required
      />
      <Field
        label={texts.city}
        name="city"
        autoComplete="address-level2"
        defaultValue={address?.city}
        required
      />
      <Select
        label={texts.state}
        name="state"
        autoComplete="address-level1"
        placeholder={texts.choose}
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
  )
}
