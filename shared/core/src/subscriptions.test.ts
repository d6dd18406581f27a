import type { SubscriptionStatus } from '@ag/contracts'
import { subscriptionLabel, trialMessage } from './subscriptions'

const over = 'Seu teste terminou. Escolha uma forma de pagamento para continuar.'

test.each<[status: SubscriptionStatus, endsAt: string | null, message: string | undefined]>([
  ['trialing', '2026-12-04T12:00:00Z', 'Faltam 14 dias do seu teste.'],
  ['trialing', '2026-11-21T09:00:00Z', 'Falta 1 dia do seu teste.'],
  ['trialing', '2026-11-20T11:59:00Z', over],
  ['trialing', null, undefined],
  ['trial_ended', '2026-11-01T12:00:00Z', over],
  ['active', '2026-12-04T12:00:00Z', undefined],
  ['cancelled', null, undefined],
])('%s until %s: %s', (status, trial_ends_at, message) => {
  expect(trialMessage({ status, trial_ends_at }, '2026-11-20T12:00:00Z')).toBe(message)
})

it('names states in words', () => {
  expect(subscriptionLabel('trialing')).toBe('Em teste')
  expect(subscriptionLabel('past_due')).toBe('Pagamento pendente')
  expect(subscriptionLabel('unknown')).toBe('Outra situação')
})
