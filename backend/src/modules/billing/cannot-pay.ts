import type { PaymentType } from '@ag/contracts'
import { AppError } from '@ag/core'

/** Why something cannot be paid as it was asked for, and which field says so. */
export const cannotPay = (field: string, message: string) =>
  new AppError('VALIDATION_FAILED', {
    userMessage: message,
    errors: [{ field, code: `${field.toUpperCase()}_INVALID`, message }],
  })

/** A way to pay that is not there, or not for this. */
export const cannotPayBy = (type: PaymentType) =>
  cannotPay(
    'type',
    type === 'boleto'
      ? 'O banco leva dias para confirmar um boleto. Para este pagamento, escolha outra forma.'
      : 'Escolha outra forma de pagamento.',
  )
