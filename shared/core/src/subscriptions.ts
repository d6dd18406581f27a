import type { SubscriptionStatus, UnknownWord } from '@ag/contracts'
import { daysLeft, type When } from './dates'

type Status = SubscriptionStatus | UnknownWord

const labels: Record<Status, string> = {
  trialing: 'Em teste',
  trial_ended: 'Teste encerrado',
  active: 'Ativo',
  past_due: 'Pagamento pendente',
  cancel_at_period_end: 'Cancelamento agendado',
  paused: 'Pausado',
  cancelled: 'Cancelado',
  unknown: 'Outra situação',
}

/** What a subscription's state is called. */
export function subscriptionLabel(status: Status): string {
  return labels[status]
}

/** How a trial stands; nothing for subscriptions that are in none. */
export function trialMessage(
  { status, trial_ends_at }: { status: Status; trial_ends_at: string | null },
  now: When,
): string | undefined {
  if (status === 'trial_ended') return trialOver
  if (status !== 'trialing' || trial_ends_at === null) return undefined
  const days = daysLeft(trial_ends_at, now)
  if (days === 0) return trialOver
  return days === 1 ? 'Falta 1 dia do seu teste.' : `Faltam ${days} dias do seu teste.`
}

const trialOver = 'Seu teste terminou. Escolha uma forma de pagamento para continuar.'
