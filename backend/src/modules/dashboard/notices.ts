import type { Notice } from '@ag/contracts'
import { daysLeft } from '@ag/core'
import type { Held } from '../billing/next-invoice'
import type { Meter } from '../usage/meters'
import { limitSentence } from '../usage/usage-mails'

/** Share of a limit worth a notice, in percent. */
const noticedShare = 80
const trialWarningDays = 3

/** What a customer should know about a product. */
export function noticesOf({ row, name, status }: Held, now: Date): Notice[] {
  const { product_id, trial_ends_at } = row
  const billing = { label: 'Ver faturamento', href: '/dashboard/billing' }
  const notice = (type: Notice['type'], text: string): Notice[] => [
    { id: `${status}-${product_id}`, type, text: `${name}: ${text}`, action: billing },
  ]
  if (status === 'past_due')
    return notice('error', 'não conseguimos cobrar sua fatura. Você pode pagar agora com Pix.')
  if (status === 'trial_ended') {
    return notice('warning', 'seu teste terminou. Escolha uma forma de pagamento para continuar.')
  }
  if (status !== 'trialing' || !trial_ends_at) return []
  const left = daysLeft(trial_ends_at, now)
  if (left > trialWarningDays) return []
  return notice('info', left === 1 ? 'falta 1 dia do seu teste.' : `faltam ${left} dias do seu teste.`)
}

/** A limit that is near, or that will be reached within the month. */
export function limitNotice(meter: Meter): Notice[] {
  const { key, label, limit, percent = 0, reachedOn, projectedOn } = meter
  if (!limit || (percent < noticedShare && !projectedOn)) return []
  const action = { label: 'Ver uso', href: '/dashboard/usage' }
  const type = reachedOn ? 'warning' : 'info'
  return [{ id: `limit-${key}`, type, text: `${label}: ${limitSentence(meter)}`, action }]
}
