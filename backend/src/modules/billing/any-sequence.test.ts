import {
  activateSubscription,
  cancelSubscription,
  getSubscriptionOffer,
  recordUsage,
  refundSubscription,
  savePaymentMethod,
  subscribe,
  undoCancellation,
} from '@ag/contracts'
import { isoDay } from '@ag/core'
import { usageCost } from '@ag/core/charges'
import { addDays, firstDayOf, monthOf } from '@ag/core/days'
import fc from 'fast-check'
import { after, days, minutes } from '../../clock'
import { companies, invoice_lines, invoices, subscriptions, usage_records } from '../../db/schema'
import { describeDatabase, emptyDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import { chargedUsage } from '../usage/free-units'
import { trialsOf } from '../usage/usage-repository'
import { unbilledQuery } from './unbilled'

const key = 'service-key-of-at-least-thirty-two-characters'
const params = { product_id: 'prospect' }
const ana = { email: 'ana@empresa.com.br', password: 'girassol trovão bicicleta' }

type Step =
  | { kind: 'begin' | 'go on' | 'cancel' | 'undo' | 'refund' }
  | { kind: 'card'; card: string }
  | { kind: 'pass'; days: number }
  | { kind: 'use'; quantity: number; ago: number; times: number }

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('begin', 'go on', 'cancel', 'undo', 'refund') }),
    fc.record({
      kind: fc.constant('card' as const),
      card: fc.constantFrom('sandbox_passes', 'sandbox_fails'),
    }),
    fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 40 }) }),
    fc.record({
      kind: fc.constant('use' as const),
      quantity: fc.integer({ min: 1, max: 3000 }),
      ago: fc.integer({ min: 0, max: 34 }),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  ) as fc.Arbitrary<Step>,
  { minLength: 3, maxLength: 12 },
)

describeDatabase('whatever happens', (database) => {
  it(
    'is billed once, to the cent, and leaves no state that cannot be',
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (drawn) => {
          await emptyDatabase(database().db)
          const clock = testClock()
          const backend = await testBackend(database(), { clock: clock.now, config: { serviceKeys: [key] } })
          await backend.customer(ana.email)
          const { company_id, token } = await begin(backend)
          let number = 0
          let session = token
          for (const step of drawn) {
            number += 1
            if (step.kind === 'pass') {
              clock.advance(days(step.days))
              await backend.worker.runJobs()
              session = await backend.token(ana)
            } else await take(backend, step, { token: session, company_id, number, now: clock.now() })
          }
          clock.advance(days(32))
          await backend.worker.runJobs()
          clock.advance(minutes(1))
          await backend.worker.runJobs()
          await backend.close()
          await check(company_id, clock.now())
        }),
        { numRuns: 12 },
      )
    },
    minutes(1),
  )

  async function begin(backend: TestBackend) {
    const token = await backend.token(ana)
    await backend.givePayer(token)
    const [company] = await database().db.select().from(companies)
    await backend.send(savePaymentMethod, { token, body: { type: 'card', token: 'sandbox_passes' } })
    await backend.send(subscribe, { token, params, body: { due_today: 0, price_version: 1 } })
    return { token, company_id: company?.id ?? '' }
  }

  async function take(
    backend: TestBackend,
    step: Exclude<Step, { kind: 'pass' }>,
    about: { token: string; company_id: string; number: number; now: Date },
  ): Promise<void> {
    const { token, company_id, number, now } = about
    const answers: number[] = []
    if (step.kind === 'use') {
      const event = {
        id: `event-${number}`.padEnd(8, '0'),
        company_id,
        product_id: 'prospect',
        meter: 'ai_credits' as const,
        quantity: step.quantity,
        occurred_at: after(now, -days(step.ago)).toISOString(),
      }
      for (let time = 0; time < step.times; time += 1) {
        answers.push((await backend.send(recordUsage, { token: key, body: { events: [event] } })).status)
      }
    } else if (step.kind === 'card') {
      const body = { type: 'card', token: step.card } as const
      answers.push((await backend.send(savePaymentMethod, { token, body })).status)
    } else if (step.kind === 'begin' || step.kind === 'go on') {
      const { status, reply } = await backend.send(getSubscriptionOffer, { token, params })
      answers.push(status)
      if (status === 200) {
        const { due_today, price_version } = reply
        const call = step.kind === 'begin' ? subscribe : activateSubscription
        answers.push((await backend.send(call, { token, params, body: { due_today, price_version } })).status)
      }
    } else if (step.kind === 'undo') {
      answers.push((await backend.send(undoCancellation, { token, params })).status)
    } else {
      const call = step.kind === 'cancel' ? cancelSubscription : refundSubscription
      answers.push((await backend.send(call, { token, params, body: {} })).status)
    }
    for (const status of answers) expect(status).toBeLessThan(500)
  }

  async function check(company_id: string, now: Date): Promise<void> {
    const { db } = database()
    const held = await db.select().from(subscriptions)
    expect(held.filter(({ status }) => status !== 'cancelled').length).toBeLessThanOrEqual(1)
    for (const row of held) {
      if (!['active', 'past_due', 'cancel_at_period_end'].includes(row.status)) continue
      expect(row.first_charged_at).not.toBeNull()
      expect(String(row.current_period_end) > isoDay(now)).toBe(true)
    }
    const all = await db.select().from(invoices)
    const lines = await db.select().from(invoice_lines)
    for (const year of new Set(all.map(({ number }) => number.slice(0, 4)))) {
      const given = all
        .filter(({ number }) => number.startsWith(year))
        .map(({ number }) => Number(number.slice(5)))
      expect(given.sort((one, other) => one - other)).toEqual(given.map((_number, index) => index + 1))
    }
    for (const invoice of all) {
      const mine = lines.filter(({ invoice_id }) => invoice_id === invoice.id)
      expect(invoice.total_cents).toBe(mine.reduce((sum, { amount_cents }) => sum + amount_cents, 0))
      expect(invoice.total_cents).toBeGreaterThan(0)
      for (const { quantity, cents_per_thousand, amount_cents } of mine) {
        if (quantity !== null) expect(amount_cents).toBe(usageCost(quantity, cents_per_thousand ?? 0))
      }
    }

    const isCounted = new Set(all.filter(({ status }) => status !== 'void').map(({ id }) => id))
    const billed = lines
      .filter(({ invoice_id, quantity }) => quantity !== null && isCounted.has(invoice_id))
      .reduce((sum, { quantity }) => sum + Number(quantity), 0)
    const first = held
      .flatMap(({ first_charged_at }) => first_charged_at ?? [])
      .sort((one, other) => one.getTime() - other.getTime())[0]
    const until = firstDayOf(monthOf(isoDay(now)))
    const usage = await db.select().from(usage_records)
    const charged = chargedUsage(usage, await trialsOf(db, company_id))
      .filter(({ day }) => first && day >= firstDayOf(monthOf(isoDay(first))) && day < until)
      .reduce((sum, entry) => sum + entry.charged, 0)
    const unbilled = await unbilledQuery(db, company_id, addDays(until, -1))
    const left = unbilled.find(({ meter }) => meter === 'ai_credits')?.units ?? 0
    expect(billed + left).toBe(charged)
    // What is left over cost less than half a cent.
    expect(usageCost(left, 20_00)).toBe(0)
  }
})
