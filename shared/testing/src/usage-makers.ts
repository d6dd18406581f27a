import type { Usage, UsageMeter } from '@ag/contracts'

/** Credits in the middle of a month, used by one agent on two days. */
export const makeMeter = (changes: Partial<UsageMeter> = {}): UsageMeter => ({
  key: 'ai_credits',
  label: 'Créditos de IA',
  unit: 'crédito',
  included: 0,
  used: 6200,
  price_per_1000: 20,
  cost: 124,
  projected_used: 9300,
  projected_cost: 186,
  limit_amount: 200,
  limit_action: 'notify',
  limit_reached_on: null,
  limit_projected_on: null,
  by_service: [{ product_id: 'prospect', name: 'Prospect AI', used: 6200 }],
  daily: [
    { date: '2026-11-01', value: 4000 },
    { date: '2026-11-02', value: 2200 },
  ],
  ...changes,
})

/** November 2026 with one meter. */
export const makeUsage = (changes: Partial<Usage> = {}): Usage => ({
  period: { start: '2026-11-01', end: '2026-11-30' },
  first_month: '2026-09',
  meters: [makeMeter()],
  ...changes,
})
