import { formatBRL, formatNumber, formatShortBRL, type ProductId } from '@ag/core'
import type { Outcome, Work } from './outcome'

export const number = (value: number): string => formatNumber(value, 1)

export const texts = {
  title: 'Quanto um agente pode render',
  lead: 'Troque os números pelos seus. A conta fica à vista.',
  needsScript: 'Ative o JavaScript do navegador para fazer a conta com os seus números.',
  agent: 'Agente',
  hour: 'Custo de uma hora da equipe (R$)',
  share: 'Parte que o agente assume',
  shareOf: (share: number) => `${formatNumber(share)}%`,
  tasks: {
    'site-builder': 'Alterações no site por mês',
    'email-marketing': 'Campanhas por mês',
    'social-media': 'Posts por mês',
    prospect: 'Contatos abordados por mês',
    'business-intelligence': 'Relatórios por mês',
    'marketing-ai': 'Planos e ajustes de campanha por mês',
    whatsapp: 'Conversas com clientes por mês',
  } satisfies Record<ProductId, string>,
  minutes: 'Minutos em cada uma, hoje',
  invalid: ([least, most]: readonly [number, number]) =>
    `Use um número de ${formatNumber(least)} a ${formatNumber(most)}.`,
  result: {
    title: 'Resultado por mês',
    saved: 'de economia estimada',
    lost: 'a mais do que economiza',
    lostAdvice:
      'Com estes números, o agente custa mais do que o tempo que devolve. Talvez ainda não seja a hora.',
    hours: (hours: number) => `${number(hours)} horas devolvidas à equipe`,
    incomplete: 'Corrija os números marcados para ver a conta.',
    reference: 'Conta feita com o preço de referência.',
  },
  formula: {
    title: 'Como calculamos',
    time: ({ tasks, minutes, share }: Work, { hours }: Outcome) =>
      `Tempo: ${number(tasks)} × ${number(minutes)} min ÷ 60 × ${texts.shareOf(share)} = ${number(hours)} h`,
    worth: ({ hourCents }: Work, { hours, worthCents }: Outcome) =>
      `Valor do tempo: ${number(hours)} h × ${formatShortBRL(hourCents)} = ${formatBRL(worthCents)}`,
    price: (agent: string, cents: number) => `Mensalidade do ${agent}: ${formatBRL(cents)}`,
    use: (label: string, perTask: number, { units, useCents }: Outcome) =>
      `${label}: ${formatNumber(units)} (${formatNumber(perTask)} em cada uma) = ${formatBRL(useCents)}`,
    credits: 'Créditos de IA são cobrados à parte, conforme o conteúdo gerado.',
    saved: ({ worthCents, savedCents }: Outcome) =>
      `${formatBRL(worthCents)} − ${formatBRL(worthCents - savedCents)} = ${formatBRL(savedCents)}`,
    total: 'Economia: ',
  },
}
