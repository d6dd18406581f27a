import { brCode } from './br-code'
import type { PaymentProvider } from './payment-provider'

/** Whose account a Pix goes to. */
export interface PixReceiver {
  key: string
  name: string
  city: string
}

/** Pix without a provider: the code names our key, and an administrator says when the money has come. */
export function staticPix({ key, name, city }: PixReceiver): PaymentProvider {
  return {
    name: 'pix',
    async requestPix({ amountCents, number }) {
      const reference = number.replace(/[^A-Za-z0-9]/g, '')
      return {
        reference: null,
        copyPaste: brCode({ key, name, city, amountCents, reference }),
        expiresAt: null,
      }
    },
  }
}
