import { formatBRL, formatDay } from '@ag/core'
import { firstName } from '../auth/mails'
import type { Recipient } from '../billing/recipients'
import type { MailContent } from '../outbox/mail'
import type { Meter } from './meters'

/** Mails about usage and its limits. */
export function usageMails(publicUrl: string) {
  const button = { label: 'Ver meu uso', href: `${publicUrl}/dashboard/usage` }
  const after = [`Para deixar de receber avisos de uso: ${publicUrl}/dashboard/settings?secao=notificacoes`]
  const to = ({ name, email }: Recipient) => ({ to: email, greeting: `Olá, ${firstName(name)}!` })

  return {
    limitNear: (recipient: Recipient, meter: Meter): MailContent => ({
      ...to(recipient),
      subject: `Você usou ${meter.percent}% do seu limite`,
      paragraphs: [`${meter.label}. ${limitSentence(meter)}`, ...consequence(meter)],
      button,
      after,
    }),

    limitInSight: (recipient: Recipient, meter: Meter): MailContent => ({
      ...to(recipient),
      subject: 'No ritmo atual, você chega ao seu limite neste mês',
      paragraphs: [`${meter.label}. ${limitSentence(meter)}`, ...consequence(meter)],
      button,
      after,
    }),
  }
}

export type UsageMails = ReturnType<typeof usageMails>

/** How a limit stands, for mails and the dashboard. */
export function limitSentence({ percent, limit, projectedOn }: Meter): string {
  const used = `Você usou ${percent}% do limite de ${formatBRL(limit?.amount_cents ?? 0)}.`
  return projectedOn ? `${used} No ritmo atual, chega ao limite em ${formatDay(projectedOn)}.` : used
}

function consequence({ limit, reachedOn }: Meter): string[] {
  if (limit?.action !== 'pause') return ['Seus agentes continuam funcionando: o limite serve só para avisar.']
  return reachedOn
    ? ['Como você escolheu, os agentes deixam de usar este recurso até o mês acabar ou o limite subir.']
    : ['Como você escolheu, os agentes deixam de usar este recurso quando o limite for atingido.']
}
