import { type BillingProfile, billingAddress, payerForm, saveBillingProfile } from '@ag/contracts'
import { call } from '@ag/platform'
import * as z from 'zod/mini'
import { asksBank, bankAnswers, lacksAddress, type Payable, type PaymentOption } from './payment-options'
import { texts } from './texts'

/** What a form with payment options comes to. */
export interface Payment {
  option: PaymentOption
  /** Whom invoices are for, where the form asked; nothing where that stays as it is. */
  profile: BillingProfile | undefined
}

/** What a form with a `PaymentOptionChoice` and a `PayerPart` holds. */
export const paymentForm = (options: PaymentOption[], payable: Payable) =>
  z.pipe(
    z.looseObject({
      option: z.enum(
        options.map(({ value }) => value),
        texts.options.missing,
      ),
      bank: z.optional(z.enum(bankAnswers.map(({ value }) => value))),
    }),
    z.transform((values, context): Payment => {
      const chosen = options.find(({ value }) => value === values.option) as PaymentOption
      const option = asksBank(chosen, payable) && values.bank ? { ...chosen, token: values.bank } : chosen
      /** One part of the profile; what is wrong with it is said at its fields. */
      function read<S extends z.ZodMiniType>(part: S): z.output<S> | undefined {
        const { data, error } = part.safeParse(values)
        for (const { path, message } of error?.issues ?? [])
          context.issues.push({ code: 'custom', path: [...path], message, input: values })
        return data
      }
      const payer = 'document' in values ? read(payerForm) : payable.payer
      const address = lacksAddress(option, payable) ? read(billingAddress) : undefined
      const isAsked = 'document' in values || address !== undefined
      return { option, profile: isAsked && payer ? { ...payer, ...(address && { address }) } : undefined }
    }),
  )

/** Keeps whom invoices are for, before anything is charged. */
export async function keepProfile({ profile }: Pick<Payment, 'profile'>): Promise<void> {
  if (profile) await call(saveBillingProfile, { body: profile })
}
