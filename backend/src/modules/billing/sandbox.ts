import { AppError } from '@ag/core'
import { after, type Clock, hours, seconds } from '../../clock'
import { brCode } from './br-code'
import type { PaymentProvider, SavedCard } from './payment-provider'

/** Cards that are known in advance to pass or to fail. */
export const sandboxCards = {
  sandbox_passes: { token: 'sandbox_passes', brand: 'visa', last4: '4242', expires: '2030-12' },
  sandbox_fails: { token: 'sandbox_fails', brand: 'mastercard', last4: '0002', expires: '2030-12' },
} as const satisfies Record<string, SavedCard>
const pixPaysAfter = seconds(5)

/** Payments without money, for trying the product out: a card that passes, one that fails, a Pix that pays by itself. */
export function sandbox(clock: Clock): PaymentProvider {
  return {
    name: 'sandbox',
    async saveCard(_companyId, token) {
      const card = Object.values(sandboxCards).find((each) => each.token === token)
      if (!card)
        throw new AppError('PAYMENT_DECLINED', { userMessage: 'Este cartão não existe na simulação.' })
      return card
    },
    async chargeCard({ key, token }) {
      const reference = `sandbox_${key}`
      if (token === 'sandbox_passes') return { status: 'paid', reference }
      return { status: 'failed', reference, message: 'O banco recusou o cartão.' }
    },
    async requestPix({ key, amountCents, number }) {
      const copyPaste = brCode({
        key: 'simulacao@automatize.example',
        name: 'Pagamento de simulacao',
        city: 'Sao Paulo',
        amountCents,
        reference: number.replace(/[^A-Za-z0-9]/g, ''),
      })
      return { reference: `sandbox_${key}`, copyPaste, expiresAt: after(clock(), hours(24)) }
    },
    async look({ reference, created_at }) {
      const isPaid = reference !== null && after(created_at, pixPaysAfter) <= clock()
      return isPaid ? { status: 'paid', reference } : { status: 'pending', reference }
    },
    async refund() {},
  }
}
