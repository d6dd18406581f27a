import { useFormValues } from '@ag/ui/form'
import { type Payable, type PaymentOption, usualOption } from './payment-options'

type Values = Pick<ReturnType<typeof useFormValues>, 'watch'>

/** The option that is chosen now, in a form of `paymentForm`. */
export const useChosenOption = (options: PaymentOption[], payable: Payable): PaymentOption | undefined =>
  chosenOption(useFormValues(), options, payable)

/** The same for what stands around the form. */
export function chosenOption(
  form: Values,
  options: PaymentOption[],
  payable: Payable,
): PaymentOption | undefined {
  const chosen = form.watch('option') ?? usualOption(options, payable)?.value
  return options.find(({ value }) => value === chosen)
}
