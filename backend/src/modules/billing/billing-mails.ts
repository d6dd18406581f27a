import { dataRetentionDays, formatBRL, formatDay, guaranteeDays, isoDay } from '@ag/core'
import { chargeInWords } from '@ag/core/charges'
import { lastDayBefore } from '@ag/core/days'
import { firstName } from '../auth/mails'
import type { MailContent } from '../outbox/mail'
import type { SubscriptionRow } from './change-status'
import type { InvoiceRow } from './issue-invoice'
import type { Recipient } from './recipients'

/** Mails about trials, prices and invoices. */
export function billingMails(publicUrl: string) {
  const page = { label: 'Ver faturamento', href: `${publicUrl}/dashboard/billing` }
  const to = ({ name, email }: Recipient) => ({ to: email, greeting: `Olá, ${firstName(name)}!` })

  const services = { label: 'Ver meus serviços', href: `${publicUrl}/dashboard/services` }

  return {
    trialStarted: (recipient: Recipient, product: string, row: SubscriptionRow): MailContent => ({
      ...to(recipient),
      subject: `Seu teste de ${product} começou`,
      paragraphs: [
        ...(row.trial_ends_at
          ? [`Você usa ${product} sem pagar nada até ${formatDay(row.trial_ends_at)}.`]
          : []),
        afterTrial(row),
        'Nada é cobrado sem que você escolha continuar.',
      ],
      button: services,
    }),

    trialEnding: (
      recipient: Recipient,
      product: { id: string; name: string },
      ends: Date,
      row: SubscriptionRow,
    ): MailContent => ({
      ...to(recipient),
      subject: 'Seu teste termina em 3 dias',
      paragraphs: [
        `O teste grátis de ${product.name} termina em ${formatDay(ends)}.`,
        ...(row.continues_after_trial
          ? [
              `Nesse dia seu plano começa, como você escolheu: ${goingOn(row)}.`,
              'Se mudou de ideia, avise até lá em Serviços: nada é cobrado.',
            ]
          : [
              `${afterTrial(row)} Para isso, escolha uma forma de pagamento. ` +
                'Se não quiser continuar, não é preciso fazer nada: nada é cobrado.',
            ]),
      ],
      button: {
        label: row.continues_after_trial ? 'Ver meus serviços' : 'Escolher forma de pagamento',
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

    /** The first invoice of a product is paid: the product is the customer's from now on. */
    subscribed: (recipient: Recipient, invoice: InvoiceRow, lines: string[]): MailContent => ({
      ...to(recipient),
      subject: `Assinatura confirmada: ${lines.join(', ')}`,
      paragraphs: [
        `Recebemos ${formatBRL(invoice.total_cents)}. A fatura ${invoice.number} está paga e vai anexa, em PDF.`,
        `Nos primeiros ${guaranteeDays} dias, você pode pedir o dinheiro de volta. Depois, cancele quando quiser, sem multa.`,
      ],
      button: services,
      invoice,
    }),

    paid: (recipient: Recipient, invoice: InvoiceRow): MailContent => ({
      ...to(recipient),
      subject: 'Pagamento recebido',
      paragraphs: [
        `Recebemos ${formatBRL(invoice.total_cents)}. A fatura ${invoice.number} está paga e vai anexa, em PDF.`,
      ],
      button: page,
      invoice,
    }),

    /** @param pausedOn when what the invoice pays for is paused, told once nobody tries again; none where nothing has begun */
    paymentFailed: (
      recipient: Recipient,
      { number, total_cents, failure, next_try_at, due_date }: InvoiceRow,
      pausedOn: Date | undefined,
    ): MailContent => ({
      ...to(recipient),
      subject:
        next_try_at || !pausedOn
          ? 'Não conseguimos cobrar sua fatura'
          : `Seus agentes serão pausados em ${formatDay(pausedOn)}`,
      paragraphs: [
        `A fatura ${number}, de ${formatBRL(total_cents)}, não foi paga. ${failure ?? ''}`.trim(),
        next_try_at
          ? `Vamos tentar de novo em ${formatDay(next_try_at)}. Você também pode pagar agora com Pix.`
          : pausedOn
            ? `Não vamos tentar de novo. Pague com Pix até ${formatDay(pausedOn)} para que seus agentes não sejam pausados.`
            : `Pague até ${formatDay(due_date)} para continuar.`,
      ],
      button: page,
    }),

    /** @param until the first day on which it is no longer there; none where it ended at once */
    cancelled: (recipient: Recipient, product: string, until: string | null): MailContent => ({
      ...to(recipient),
      subject: `Cancelamento confirmado: ${product}`,
      paragraphs: [
        until
          ? `${product} funciona até ${formatDay(lastDayBefore(until))}. Depois disso, nada mais é cobrado por ele.`
          : `${product} foi cancelado e nada mais é cobrado por ele.`,
        until
          ? `Se mudar de ideia até lá, é só desfazer o cancelamento. Seus dados ficam guardados por ${dataRetentionDays} dias depois do fim.`
          : `Seus dados ficam guardados por ${dataRetentionDays} dias: você pode voltar ou baixá-los.`,
      ],
      button: services,
    }),

    /** @param byHandCents the part that people have to send */
    refunded: (recipient: Recipient, product: string, cents: number, byHandCents: number): MailContent => ({
      ...to(recipient),
      subject: `Reembolso de ${formatBRL(cents)}`,
      paragraphs: [
        `O que você pagou por ${product} volta para você: ${formatBRL(cents)}. O agente foi encerrado.`,
        byHandCents > 0
          ? `${formatBRL(byHandCents)} foram pagos por um meio que não devolve sozinho: nossa equipe faz a devolução e fala com você.`
          : 'O valor volta pelo mesmo meio do pagamento; no cartão, aparece em até duas faturas.',
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

const afterTrial = (row: SubscriptionRow) => `Se continuar, você paga ${goingOn(row)}.`

/** What going on after a trial costs: '4–31/12, 28 de 31 dias: R$ 360,39. Depois, R$ 399,00 por mês'. */
function goingOn({ trial_ends_at, price_cents }: SubscriptionRow): string {
  const monthly = `${formatBRL(price_cents)} por mês`
  return trial_ends_at ? `${chargeInWords(price_cents, isoDay(trial_ends_at))}. Depois, ${monthly}` : monthly
}

export type BillingMails = ReturnType<typeof billingMails>
