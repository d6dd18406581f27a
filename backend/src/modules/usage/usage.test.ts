import {
  type BodyOf,
  getDashboard,
  getMetrics,
  getUsage,
  getUsageFile,
  recordUsage,
  saveMailChoices,
  saveUsageLimit,
  type UsageEvent,
} from '@ag/contracts'
import { eq, gt, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { after, days, hours } from '../../clock'
import { makeMonths } from '../../db/monthly'
import { usage_events, usage_months, usage_records, users } from '../../db/schema'
import { describeEachDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'

const key = 'service-key-of-at-least-thirty-two-characters'

describeEachDatabase('usage', (database, once) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  let token: string
  let company_id: string
  let number: number
  beforeEach(async () => {
    clock = testClock()
    backend = await testBackend(database(), { clock: clock.now, config: { serviceKeys: [key] } })
    token = await backend.token(await backend.customer())
    company_id = await companyOf('ana@empresa.com.br')
    number = 0
  })
  afterEach(() => backend.close())

  const companyOf = async (email: string) =>
    (await database().db.select().from(users).where(eq(users.email, email)))[0]?.company_id ?? ''

  function event(change: Partial<UsageEvent> = {}): UsageEvent {
    number += 1
    return {
      id: `event-${String(number).padStart(6, '0')}`,
      company_id,
      product_id: 'prospect',
      meter: 'ai_credits',
      quantity: 10,
      occurred_at: clock.now().toISOString(),
      ...change,
    }
  }
  const report = (events: UsageEvent[], token: string | null = key) =>
    backend.send(recordUsage, { token, body: { events } })
  const read = (query = {}) => backend.send(getUsage, { token, query })
  const credits = async () => (await read()).reply.meters.find((meter) => meter.key === 'ai_credits')
  const limit = (body: BodyOf<typeof saveUsageLimit>) =>
    backend.send(saveUsageLimit, { token, params: { meter: 'ai_credits' }, body })
  const subjects = async () =>
    (await backend.mailsTo('ana@empresa.com.br'))
      .map(({ subject }) => subject)
      .reverse()
      .slice(1)

  describe('reports', () => {
    once('are for services that hold a key, whatever they send', async () => {
      for (const stranger of [null, token, key.slice(1), `${key}x`]) {
        const answer = await report([], stranger)
        expect([answer.status, answer.error.code]).toEqual([401, 'AUTH_TOKEN_INVALID'])
      }
      const closed = await testBackend(database(), { config: { serviceKeys: [] } })
      expect((await closed.send(recordUsage, { token: key, body: { events: [event()] } })).status).toBe(404)
      await closed.close()
    })

    it('are counted once, in one batch or in several', async () => {
      const [one, other] = [event(), event({ quantity: 5 })]
      expect((await report([one, one, other])).reply).toEqual({ accepted: 2, repeated: 1, paused: [] })
      expect((await report([other])).reply).toEqual({ accepted: 0, repeated: 1, paused: [] })
      expect(await credits()).toMatchObject({ used: 15 })
    })

    it('are counted once, also when they are told again with another time, of another month', async () => {
      await makeMonths(database().db, after(clock.now(), -days(31)))
      const first = event()
      const again = { ...first, occurred_at: after(clock.now(), -days(25)).toISOString() }
      expect((await report([first])).reply).toEqual({ accepted: 1, repeated: 0, paused: [] })
      expect((await report([again])).reply).toEqual({ accepted: 0, repeated: 1, paused: [] })
      expect(await credits()).toMatchObject({ used: 10 })
    })

    it('belong to the day it was in São Paulo', async () => {
      await report([
        event({ occurred_at: '2026-11-18T02:59:59.999Z' }),
        event({ occurred_at: '2026-11-18T00:00:00-03:00' }),
      ])
      const rows = await database().db.select().from(usage_records)
      expect(rows.map(({ day }) => day).sort()).toEqual(['2026-11-17', '2026-11-18'])
    })

    once.each([
      ['company', { company_id: 'org_unknown' }, 'events.1.company_id'],
      ['product', { product_id: 'unknown' }, 'events.1.product_id'],
      ['time to come', { occurred_at: '2026-11-20T13:00:00Z' }, 'events.1.occurred_at'],
      ['time long past', { occurred_at: '2026-10-16T11:00:00Z' }, 'events.1.occurred_at'],
    ])('with an unknown %s are refused whole, and the culprit is named', async (_what, change, field) => {
      const { status, error } = await report([event(), event(change), event()])
      expect([status, error.errors.map((each) => each.field)]).toEqual([400, [field]])
      expect(await database().db.select().from(usage_events)).toEqual([])
      expect(await database().db.select().from(usage_records)).toEqual([])
    })

    it('may hold a thousand events', async () => {
      const events = Array.from({ length: 1000 }, () => event({ quantity: 1 }))
      expect((await report(events)).reply.accepted).toBe(1000)
      expect((await report([...events, event()])).status).toBe(400)
      expect(await credits()).toMatchObject({ used: 1000 })
    })

    it('come to the same sum in any order, in any batches, however often repeated', async () => {
      const product = fc.constantFrom('prospect', 'whatsapp')
      const meter = fc.constantFrom('ai_credits' as const, 'email_sends' as const)
      const some = fc.array(fc.tuple(product, meter, fc.integer({ min: 1, max: 999 }), fc.nat(34)), {
        minLength: 1,
        maxLength: 20,
      })
      await fc.assert(
        fc.asyncProperty(some, fc.infiniteStream(fc.nat()), async (drawn, chance) => {
          await database().db.delete(usage_records)
          const events = drawn.map(([product_id, meter, quantity, ago]) =>
            event({
              product_id,
              meter,
              quantity,
              occurred_at: new Date(clock.now().getTime() - days(ago)).toISOString(),
            }),
          )
          const at = () => chance.next().value % (events.length + 1)
          const batches = [events.slice(at()), events.slice(0, at()), events.toReversed()]
          await Promise.all(batches.filter(({ length }) => length > 0).map((batch) => report(batch)))
          const { meters } = (await read({ month: '2026-11' })).reply
          for (const { key, used } of meters)
            expect(used).toBe(
              events
                .filter(({ meter, occurred_at }) => meter === key && occurred_at >= '2026-11')
                .reduce((sum, { quantity }) => sum + quantity, 0),
            )
          expect(await sumsOfMonths()).toEqual(await monthsOfDays())
        }),
        { numRuns: 20 },
      )
    })

    /** What each product used of each meter in each month, as it is kept. */
    const sumsOfMonths = () =>
      database()
        .db.select()
        .from(usage_months)
        .where(gt(usage_months.quantity, 0))
        .orderBy(usage_months.month, usage_months.product_id, usage_months.meter)

    /** The same, summed up from the days. */
    const monthsOfDays = () => {
      const { company_id, product_id, meter, day, quantity } = usage_records
      const month = sql<string>`date_trunc('month', ${day})::date::text`
      return database()
        .db.select({ company_id, product_id, meter, month, quantity: sql`sum(${quantity})`.mapWith(Number) })
        .from(usage_records)
        .groupBy(company_id, product_id, meter, month)
        .orderBy(month, product_id, meter)
    }

    it('of the past are forgotten with their month, never their sums', async () => {
      await report([event()])
      clock.advance(days(36 + 31))
      await backend.worker.runJobs()
      expect(await database().db.select().from(usage_events)).toEqual([])
      expect(await database().db.select().from(usage_records)).toHaveLength(1)
    })
  })

  describe('of a month', () => {
    it('has its cost, its projection and every day', async () => {
      await report([
        event({ quantity: 2000, occurred_at: '2026-11-03T12:00:00Z' }),
        event({ quantity: 4200, product_id: 'whatsapp' }),
      ])
      const { reply } = await read()
      expect(reply).toMatchObject({
        period: { start: '2026-11-01', end: '2026-11-30' },
        first_month: '2026-11',
      })
      expect(reply.meters.map((meter) => meter.key)).toEqual([
        'whatsapp_messages',
        'email_sends',
        'ai_credits',
      ])
      expect(await credits()).toMatchObject({
        unit: 'crédito',
        used: 6200,
        price_per_1000: 20,
        cost: 124,
        projected_used: 9300,
        projected_cost: 186,
        limit_amount: null,
        by_service: [
          { product_id: 'whatsapp', name: 'Atendimento WhatsApp', used: 4200 },
          { product_id: 'prospect', name: 'Prospect AI', used: 2000 },
        ],
      })
      const { meters } = (await read({ product_id: 'prospect' })).reply
      expect(meters[2]).toMatchObject({ used: 2000, cost: 40 })
      const daysOf = async (month: string) =>
        (await read({ month })).reply.meters[2]?.daily.map(({ date }) => date)
      expect((await daysOf('2026-11'))?.at(-1)).toBe('2026-11-20')
      expect(await daysOf('2026-10')).toHaveLength(31)
      expect((await read({ month: '2026-13' })).error.errors[0]?.message).toBe('Informe um mês válido.')
    })

    once('leaves the first thousand units of a trial free', async () => {
      const bia = await backend.customer('bia@empresa.com.br', { product_id: 'prospect' })
      token = await backend.token(bia)
      await report([event({ company_id: await companyOf(bia.email), quantity: 1250 })])
      expect(await credits()).toMatchObject({ included: 1000, used: 1250, cost: 5 })
      expect((await read({ month: '2026-10' })).reply.meters[2]).toMatchObject({ included: 0, used: 0 })
    })

    once('can be taken along as a file', async () => {
      await report([event({ quantity: 1250 }), event({ product_id: 'whatsapp', meter: 'email_sends' })])
      const { headers, text } = await backend.send(getUsageFile, { token })
      expect(headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="uso-2026-11.csv"',
      })
      expect(text.split('\r\n').slice(1)).toEqual([
        '20/11/2026;Prospect AI;Créditos de IA;1250',
        '20/11/2026;Atendimento WhatsApp;Envios de e-mail;10',
        '',
      ])
    })

    once('is shown beside as many days before', async () => {
      await report([
        event({ quantity: 100, occurred_at: '2026-11-10T12:00:00Z' }),
        event({ quantity: 150, occurred_at: '2026-11-15T12:00:00Z' }),
      ])
      const { reply } = await backend.send(getMetrics, { token, query: { range: '7d' } })
      const series = reply.series.find((each) => each.key === 'ai_credits')
      expect(series).toMatchObject({ total: 150, delta_percent: 50 })
      expect(series?.points).toHaveLength(7)
      expect(reply.series[0]).toMatchObject({ total: 0, delta_percent: null })
      expect((await backend.send(getMetrics, { token })).reply.range).toBe('30d')
    })
  })

  describe('limits', () => {
    once('are set, changed and taken back', async () => {
      expect((await limit({ limit_amount: 99.99, limit_action: 'pause' })).reply).toMatchObject({
        limit_amount: 99.99,
        limit_action: 'pause',
      })
      expect((await limit({ limit_amount: null, limit_action: 'notify' })).reply.limit_amount).toBeNull()
      const { error } = await limit({ limit_amount: 0.5, limit_action: 'notify' })
      expect(error.errors[0]?.message).toBe('Informe pelo menos R$ 1.')
    })

    it('are spoken of once a month at each step, the highest of several', async () => {
      await limit({ limit_amount: 100, limit_action: 'notify' })
      const use = async (quantity: number) => {
        await report([event({ quantity })])
        await backend.worker.runJobs()
        await backend.worker.runJobs()
        return subjects()
      }
      expect(await use(1000)).toEqual([])
      expect(await use(1600)).toEqual(['Você usou 52% do seu limite'])
      expect(await use(3500)).toEqual(['Você usou 52% do seu limite', 'Você usou 122% do seu limite'])
      const { reply } = await backend.send(getDashboard, { token })
      expect(reply.usage_alerts).toEqual([{ meter: 'ai_credits', percent: 122 }])
      expect(reply.notices).toEqual([
        {
          id: 'limit-ai_credits',
          type: 'warning',
          text: 'Créditos de IA: Você usou 122% do limite de R$\u00a0100,00.',
          action: { label: 'Ver uso', href: '/dashboard/usage' },
        },
      ])
      clock.advance(days(20))
      token = await backend.token({ email: 'ana@empresa.com.br', password: 'girassol trovão bicicleta' })
      expect(await use(2600)).toContain('Você usou 52% do seu limite')
    })

    once('are not spoken of to those who do not want it', async () => {
      const body = { usage_alerts_opt_in: false, marketing_opt_in: false }
      await backend.send(saveMailChoices, { token, body })
      await limit({ limit_amount: 100, limit_action: 'notify' })
      await report([event({ quantity: 4999 })])
      await backend.worker.runJobs()
      expect(await subjects()).toEqual([])
    })

    once('are spoken of when they come into sight', async () => {
      await limit({ limit_amount: 100, limit_action: 'notify' })
      await report([event({ quantity: 3400, occurred_at: '2026-11-01T12:00:00-03:00' })])
      clock.advance(-days(18))
      await backend.worker.runJobs()
      const [mail] = await backend.mailsTo('ana@empresa.com.br')
      expect(mail?.text).toContain('No ritmo atual, chega ao limite em 03/11/2026.')
    })

    once('let meters rest where that was chosen', async () => {
      await limit({ limit_amount: 100, limit_action: 'pause' })
      expect((await report([event({ quantity: 4999 })])).reply.paused).toEqual([])
      expect((await report([event({ quantity: 1 })])).reply.paused).toEqual([
        { company_id, meter: 'ai_credits' },
      ])
      expect(await credits()).toMatchObject({ limit_reached_on: '2026-11-20', limit_projected_on: null })
      await limit({ limit_amount: 100, limit_action: 'notify' })
      clock.advance(hours(1))
      expect((await report([event()])).reply.paused).toEqual([])
    })
  })
})
