import { AppError } from '@ag/core'
import type { Db } from '../../db/database'
import { readStoredSettings } from '../settings/settings-repository'
import { brCode } from './br-code'
import type { PaymentProvider } from './payment-provider'

/** Whose account a Pix goes to. */
export interface PixReceiver {
  key: string
  name: string
  city: string
}

/**
 * Pix without a provider: the code names our key, and an administrator says when the money has come. The owner's settings
 * say whose account it is, or what the server was started with.
 */
export function staticPix(db: Db, usual: PixReceiver | undefined): PaymentProvider {
  return {
    name: 'pix',
    async requestPix({ amountCents, number }) {
      const { pix } = (await readStoredSettings(db)).value
      const receiver = pix.key ? pix : usual
      if (!receiver)
        throw new AppError('UNAVAILABLE', {
          userMessage: 'O Pix ainda não está disponível. Fale com a gente.',
        })
      const { key, name, city } = receiver
      const reference = number.replace(/[^A-Za-z0-9]/g, '')
      return {
        reference: null,
        copyPaste: brCode({ key, name, city, amountCents, reference }),
        expiresAt: null,
      }
    },
  }
}
