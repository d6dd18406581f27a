import { useFormValues } from '@ag/ui/form'
import { type Payable, type PaymentOption, usualOption } from './payment-options'

/** The option that is chosen now, in a form of `paymentForm`. */
export function useChosenOption(options: PaymentOption[], payable: Payable): PaymentOption | undefined {
  const chosen = useFormValues().watch('option') ?? usualOption(options, payable)?.value
  return options.find(({ value }) => value === chosen)
}
