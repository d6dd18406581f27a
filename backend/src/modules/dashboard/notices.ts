import type { Notice } from '@ag/contracts'
import { daysLeft, formatBRL, formatDay } from '@ag/core'
import type { InvoiceRow } from '../billing/issue-invoice'
import type { Held } from '../billing/next-invoice'
import type { Meter } from '../usage/meters'
import { limitSentence } from '../usage/usage-mails'

/** Share of a limit worth a notice, in percent. */
const noticedShare = 80
const trialWarningDays = 3

/** An invoice that nobody has paid yet, and where to pay it. */
export function invoiceNotice(invoice: InvoiceRow): Notice {
  const { id, number, status, total_cents, due_date, next_try_at } = invoice
  const notice = (type: Notice['type'], text: string): Notice => ({
    id: `invoice-${id}`,
    type,
    text,
    action: { label: 'Pagar agora', href: `/dashboard/billing?invoice=${id}` },
  })
  if (status !== 'overdue') {
    return notice(
      'info',
      `A fatura ${number}, de ${formatBRL(total_cents)}, vence em ${formatDay(due_date)}.`,
    )
  }
  const again = next_try_at ? ` Vamos tentar de novo em ${formatDay(next_try_at)}.` : ''
  return notice('error', `Não conseguimos cobrar sua fatura.${again} Você também pode pagar agora com Pix.`)
}

/** A trial that is over or nearly, and where to go on with it; nothing where that has been decided. */
export function trialNotice({ row, name, status }: Held, now: Date): Notice[] {
  const { product_id, trial_ends_at, continues_after_trial } = row
  if (continues_after_trial) return []
  const notice = (type: Notice['type'], text: string): Notice[] => [
    {
      id: `${status}-${product_id}`,
      type,
      text: `${name}: ${text}`,
      action: { label: 'Escolher forma de pagamento', href: `/dashboard/services?product=${product_id}` },
    },
  ]
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
