import { type SubscriptionStatus, subscriptionStatus } from '@ag/contracts'
import fc from 'fast-check'
import { isCharged, isInUse, nextStatus, subscriptionEvents } from './subscription-machine'

const statuses = subscriptionStatus.options

const reach = (from: SubscriptionStatus, ...events: (typeof subscriptionEvents)[number][]) =>
  events.reduce<SubscriptionStatus | undefined>((status, event) => status && nextStatus(status, event), from)

test.each([
  ['a trial that is paid', reach('trialing', 'paid'), 'active'],
  ['a trial that nobody pays', reach('trialing', 'trial_over', 'read_only_over'), 'paused'],
  ['a late payment', reach('active', 'payment_failed', 'payment_failed', 'paid'), 'active'],
  ['no payment at all', reach('active', 'payment_failed', 'tries_over'), 'paused'],
  ['a way back from a pause', reach('active', 'payment_failed', 'tries_over', 'paid'), 'active'],
  ['a cancellation', reach('active', 'cancel', 'period_over'), 'cancelled'],
  ['a cancellation that was undone', reach('active', 'cancel', 'undo_cancel'), 'active'],
  ['a refund after a cancellation', reach('active', 'cancel', 'refund'), 'cancelled'],
  ['a cancelled trial', reach('trialing', 'cancel'), 'cancelled'],
  ['a refund of what was never paid', reach('trialing', 'refund'), undefined],
  ['a cancellation of what is cancelled', reach('trialing', 'cancel', 'cancel'), undefined],
])('%s', (_what, status, expected) => {
  expect(status).toBe(expected)
})

it('never leaves what is cancelled, and never goes back into a trial', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...statuses),
      fc.array(fc.constantFrom(...subscriptionEvents)),
      (start, events) => {
        let status = start
        for (const event of events) {
          const next = nextStatus(status, event)
          if (next === undefined) continue
          expect(statuses).toContain(next)
          expect(status).not.toBe('cancelled')
          expect(next).not.toBe('trialing')
          if (next === 'trial_ended') expect(status).toBe('trialing')
          status = next
        }
      },
    ),
  )
})

it('reaches every state from a trial, and the end from every state', () => {
  const reachable = (from: SubscriptionStatus) => {
    const found = new Set([from])
    for (const status of found)
      for (const event of subscriptionEvents) {
        const next = nextStatus(status, event)
        if (next) found.add(next)
      }
    return found
  }
  expect([...reachable('trialing')].sort()).toEqual([...statuses].sort())
  for (const status of statuses) expect(reachable(status)).toContain('cancelled')
})

it('charges only for what can be used', () => {
  for (const status of statuses) if (isCharged(status)) expect(isInUse(status)).toBe(true)
  expect(statuses.filter(isInUse)).toEqual(['trialing', 'active', 'past_due', 'cancel_at_period_end'])
})
