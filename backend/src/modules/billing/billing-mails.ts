import { formatBRL, formatDay } from '@ag/core'
import { firstName } from '../auth/mails'
import type { MailContent } from '../outbox/mail'
import type { InvoiceRow } from './issue-invoice'
import type { Recipient } from './recipients'

/** Mails about trials, prices and invoices. */
export function billingMails(publicUrl: string) {
  const page = { label: 'Ver faturamento', href: `${publicUrl}/dashboard/billing` }
  const to = ({ name, email }: Recipient) => ({ to: email, greeting: `Olá, ${firstName(name)}!` })

  return {
    trialEnding: (
      recipient: Recipient,
      product: { id: string; name: string },
      ends: Date,
      monthlyCents: number,
    ): MailContent => ({
      ...to(recipient),
      subject: 'Seu teste termina em 3 dias',
      paragraphs: [
        `O teste grátis de ${product.name} termina em ${formatDay(ends)}.`,
        `Para continuar, escolha uma forma de pagamento. Depois do teste, são ${formatBRL(monthlyCents)} por mês. ` +
          'Se não quiser continuar, não é preciso fazer nada: nada é cobrado.',
      ],
      button: {
        label: 'Escolher forma de pagamento',
        href: `${publicUrl}/dashboard/services?product=${product.id}`,
      },
    }),

    invoiceReady: (recipient: Recipient, invoice: InvoiceRow): MailContent => ({
      ...to(recipient),
      subject: 'Fatura disponível',
      paragraphs: [
        `A fatura ${invoice.number}, de ${formatBRL(invoice.total_cents)}, está disponível e vence em ${formatDay(invoice.due_date)}.`,
      ],
      button: page,
    }),

    paymentFailed: (
      recipient: Recipient,
      { number, total_cents, failure, next_try_at }: InvoiceRow,
    ): MailContent => ({
      ...to(recipient),
      subject: 'Não conseguimos cobrar sua fatura',
      paragraphs: [
        `A fatura ${number}, de ${formatBRL(total_cents)}, não foi paga. ${failure ?? ''}`.trim(),
        next_try_at
          ? `Vamos tentar de novo em ${formatDay(next_try_at)}. Você também pode pagar agora com Pix.`
          : 'Não vamos tentar de novo. Pague com Pix para que seus agentes não sejam pausados.',
      ],
      button: page,
    }),

    priceChange: (
      recipient: Recipient,
      change: { product: string; fromCents: number; toCents: number; from: string },
    ): MailContent => ({
      ...to(recipient),
      subject: `Mudança de preço a partir de ${formatDay(change.from)}`,
      paragraphs: [
        `A mensalidade de ${change.product} passa de ${formatBRL(change.fromCents)} para ${formatBRL(change.toCents)} ` +
          `a partir de ${formatDay(change.from)}.`,
        'Até lá, nada muda. Você pode cancelar quando quiser, sem multa.',
      ],
      button: page,
    }),
  }
}

export type BillingMails = ReturnType<typeof billingMails>
