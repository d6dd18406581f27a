import { formatTaxId, type Payer } from '@ag/contracts'
import { Field, MaskedField, RadioGroup, useFormValues } from '@ag/ui/form'
import styles from './fields.module.css'
import { writeTaxId } from './masks'
import { texts } from './texts'

const types = [
  { value: 'cnpj', label: texts.types.cnpj },
  { value: 'cpf', label: texts.types.cpf },
]

/** Who invoices are for: a CNPJ or CPF and the name that belongs to it, for a form of `payerForm`. */
export function PayerFields({ payer }: { payer: Payer | null }) {
  const usual = payer?.document_type ?? 'cnpj'
  const type = (useFormValues().watch('document_type') ?? usual) === 'cpf' ? 'cpf' : 'cnpj'
  return (
    <>
      <RadioGroup label={texts.type} name="document_type" options={types} defaultValue={usual} />
      <div className={styles.fields}>
        <MaskedField
          label={texts.types[type]}
          name="document"
          mask={(text) => writeTaxId(type, text)}
          inputMode={type === 'cpf' ? 'numeric' : 'text'}
          autoCapitalize="characters"
          defaultValue={payer ? formatTaxId(payer.document) : ''}
          required
        />
        <Field
          label={texts.legalName[type]}
          name="legal_name"
          autoComplete={type === 'cpf' ? 'name' : 'organization'}
          defaultValue={payer?.legal_name}
          required
        />
      </div>
    </>
  )
}
