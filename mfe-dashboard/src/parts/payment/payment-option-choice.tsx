import { Alert, Text } from '@ag/ui'
import { RadioGroup } from '@ag/ui/form'
import * as z from 'zod/mini'
import { AddCard } from './add-card'
import { type Payable, type PaymentOption, takesNewCards } from './payment-options'
import { texts } from './texts'

interface PaymentOptionChoiceProps {
  options: PaymentOption[]
  payable: Payable
}

/** One of the payment options, for a `paymentOptionForm`, and the link to a new card; above them, once, that it is a sandbox. */
export function PaymentOptionChoice({ options, payable }: PaymentOptionChoiceProps) {
  return (
    <>
      {payable.sandbox && <Alert>{texts.options.sandbox}</Alert>}
      {options.length > 0 && (
        <RadioGroup
          label={texts.options.label}
          name="option"
          options={options}
          defaultValue={
            (options.find(({ type }) => type === payable.payment_method?.type) ?? options[0])?.value
          }
        />
      )}
      {payable.card_page && <AddCard />}
      {!takesNewCards(payable) && (
        <Text size="sm" tone="muted">
          {texts.options.noNewCards}
        </Text>
      )}
    </>
  )
}

/** What a form with a `PaymentOptionChoice` holds, as one of its options. */
export const paymentOptionForm = (options: PaymentOption[]) =>
  z.pipe(
    z.object({
      option: z.enum(
        options.map(({ value }) => value),
        texts.options.missing,
      ),
    }),
    z.transform(({ option }) => options.find(({ value }) => value === option) as PaymentOption),
  )
