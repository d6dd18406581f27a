import { makeBilling, makeBillingItem } from '@ag/testing'
import { daysAfter, nextCharge } from './next-charge'

const billing = makeBilling()
const announced = (from: string) => ({ price: 449, from })

it.each([
  ['active', null, { amount: 399, date: '2026-12-01' }],
  ['past_due', null, { amount: 399, date: '2026-12-01' }],
  ['active', announced('2026-12-01'), { amount: 449, date: '2026-12-01' }],
  ['active', announced('2027-01-01'), { amount: 399, date: '2026-12-01' }],
  ['trialing', null, undefined],
  ['trial_ended', null, undefined],
  ['cancel_at_period_end', null, undefined],
  ['paused', null, undefined],
  ['cancelled', null, undefined],
] as const)('of an agent that is %s, with %j announced, is %j', (status, next_price, expected) => {
  expect(nextCharge(makeBillingItem({ status, next_price }), billing)).toEqual(expected)
})

it('comes later for an agent that a boleto has paid for longer', () => {
  const item = makeBillingItem({ current_period_end: '2027-01-01' })
  expect(nextCharge(item, billing)).toEqual({ amount: 399, date: '2027-01-01' })
})

it('is nothing while no invoice is ahead', () => {
  expect(nextCharge(makeBillingItem(), makeBilling({ next_invoice: null }))).toBeUndefined()
})

it('counts days over the turn of months', () => {
  expect(daysAfter('2026-11-20T12:00:00.000Z', 15).toISOString()).toBe('2026-12-05T12:00:00.000Z')
})
