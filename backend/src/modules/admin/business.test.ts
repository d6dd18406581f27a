import {
  activateSubscription,
  cancelSubscription,
  getAdminBusiness,
  getSubscriptionOffer,
  refundSubscription,
} from '@ag/contracts'
import { eq } from 'drizzle-orm'
import { days } from '../../clock'
import { users } from '../../db/schema'
import { describeEachDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'

const params = { product_id: 'prospect' }

describeEachDatabase('the business', (database, once) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  beforeEach(async () => {
    clock = testClock('2026-11-20T12:00:00.000Z')
    backend = await testBackend(database(), { clock: clock.now })
  })
  afterEach(() => backend.close())

  const administrator = async () => {
    const owner = await backend.customer('dona@empresa.com.br', { product_id: 'prospect' })
    await database().db.update(users).set({ role: 'owner' }).where(eq(users.email, owner.email))
    return owner
  }
  const customer = async (email: string) => backend.customer(email, { product_id: 'prospect' })
  type Person = Awaited<ReturnType<typeof customer>>

  async function pays(person: Person): Promise<void> {
    const token = await backend.token(person)
    await backend.givePayer(token)
    const { reply } = await backend.send(getSubscriptionOffer, { token, params })
    const { due_today, price_version } = reply
    const payment = { type: 'card', token: 'sandbox_passes' } as const
    const { status } = await backend.send(activateSubscription, {
      token,
      params,
      body: { due_today, price_version, payment },
    })
    expect(status).toBe(200)
  }
  const business = async (owner: Person) =>
    (await backend.send(getAdminBusiness, { token: await backend.token(owner) })).reply
  async function pass(count: number): Promise<void> {
    clock.advance(days(count))
    await backend.worker.runJobs()
  }

  once('leaves out the companies of those who run it', async () => {
    const owner = await administrator()
    await pays(owner)
    expect(await business(owner)).toMatchObject({ recurring: 0, paying: 0, trials: 0 })
    expect((await business(owner)).months).toHaveLength(12)
  })

  it('counts prices, trials and what was received', async () => {
    const owner = await administrator()
    await customer('ana@empresa.com.br')
    await pays(await customer('bia@empresa.com.br'))
    const seen = await business(owner)
    expect(seen).toMatchObject({
      recurring: 399,
      paying: 1,
      trials: 1,
      overdue: { count: 0, amount: 0 },
      forecast: { received: 146.3, due: 0 },
    })
    expect(seen.months.at(-1)).toEqual({ month: '2026-11', received: 146.3 })
  })

  once('says how many trials became a plan, once they are over', async () => {
    const owner = await administrator()
    await customer('ana@empresa.com.br')
    await pays(await customer('bia@empresa.com.br'))
    expect((await business(owner)).conversion).toEqual({ ended: 0, became: 0 })
    await pass(15)
    expect((await business(owner)).conversion).toEqual({ ended: 2, became: 1 })
  })

  it('says who left of those who paid a month ago', async () => {
    const owner = await administrator()
    const [bia, caio] = [await customer('bia@empresa.com.br'), await customer('caio@empresa.com.br')]
    await pays(bia)
    await pays(caio)
    await pass(31)
    expect((await business(owner)).churn).toEqual({ before: 2, left: 0 })
    const token = await backend.token(bia)
    await backend.send(cancelSubscription, { token, params, body: {} })
    await pass(12)
    expect((await business(owner)).churn).toEqual({ before: 2, left: 1 })
  })

  once('takes back what was sent back', async () => {
    const owner = await administrator()
    const bia = await customer('bia@empresa.com.br')
    await pays(bia)
    await backend.send(refundSubscription, { token: await backend.token(bia), params, body: {} })
    expect(await business(owner)).toMatchObject({ recurring: 0, forecast: { received: 0 } })
  })
})
