import { AppError, isoDay } from '@ag/core'
import { after, type Clock, days, hours, minutes, seconds } from '../../clock'
import { boletoNumber } from './boleto-number'
import { brCode } from './br-code'
import type { PaymentProvider, SavedCard } from './payment-provider'

/** Cards by what the bank of the simulation answers: it pays, it refuses, or their time is over. */
export const sandboxCards = {
  sandbox_passes: { token: 'sandbox_passes', brand: 'visa', last4: '4242', expires: '2030-12' },
  sandbox_fails: { token: 'sandbox_fails', brand: 'mastercard', last4: '0002', expires: '2030-12' },
  sandbox_expires: { token: 'sandbox_expires', brand: 'visa', last4: '0069', expires: '2030-12' },
} as const satisfies Record<string, SavedCard>

const paysAfter = seconds(5)
/** A code that nobody pays: it runs out soon, and some time later its bank says so. */
const expiresAfter = seconds(15)
const toldAfter = minutes(1)
const unpaid = 'sandbox_expires_'

interface Needs {
  clock: Clock
  /** Where people reach the site, which shows boletos whole. */
  publicUrl: string
}

/**
 * Payments without money, for trying the product out: cards, Pix and boletos that are paid, refused or run out as the
 * token says that comes along. A code without one pays itself.
 */
export function sandbox({ clock, publicUrl }: Needs): PaymentProvider {
  /** What every code is known by and how long it can be paid; a refusal is said at once. */
  const begin = (key: string, token: string | undefined, span: number) => {
    if (token === 'sandbox_fails') {
      throw new AppError('PAYMENT_DECLINED', { userMessage: 'O banco recusou o pagamento.' })
    }
    const runsOut = token === 'sandbox_expires'
    return {
      reference: `${runsOut ? unpaid : 'sandbox_'}${key}`,
      expiresAt: after(clock(), runsOut ? expiresAfter : span),
    }
  }

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
      const isOver = token === 'sandbox_expires'
      const message = isOver ? 'O cartão está vencido.' : 'O banco recusou o cartão.'
      return { status: 'failed', reference, message }
    },
    async requestPix({ key, amountCents, number, token }) {
      const copyPaste = brCode({
        key: 'simulacao@automatize.example',
        name: 'Pagamento de simulacao',
        city: 'Sao Paulo',
        amountCents,
        reference: number.replace(/[^A-Za-z0-9]/g, ''),
      })
      return { ...begin(key, token, hours(24)), copyPaste }
    },
    async requestBoleto({ key, amountCents, number, token, days: count }) {
      const code = begin(key, token, days(count))
      const barcode = boletoNumber({
        bank: '000',
        due: isoDay(code.expiresAt),
        amountCents,
        free: number.replace(/\D/g, '').padStart(25, '0'),
      })
      return { ...code, barcode, voucherUrl: `${publicUrl}/dev/boleto/${barcode}` }
    },
    leastBoletoCents: 500,
    async look({ reference, created_at }) {
      const isPast = (span: number) => after(created_at, span) <= clock()
      if (reference?.startsWith(unpaid)) {
        if (!isPast(toldAfter)) return { status: 'pending', reference }
        return { status: 'failed', reference, message: 'O código venceu sem pagamento.' }
      }
      return reference !== null && isPast(paysAfter)
        ? { status: 'paid', reference }
        : { status: 'pending', reference }
    },
    async refund() {},
    refundsByHand: ['boleto'],
  }
}
