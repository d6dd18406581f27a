import {
  activateSubscription,
  type Endpoint,
  getBilling,
  getDashboard,
  getSubscriptionOffer,
  type QueryOf,
  savePaymentMethod,
  subscribe,
} from '@ag/contracts'
import { days } from '../clock'
import type { Database } from '../db/database'
import { anaSignsUp, type Sending, type TestBackend, testBackend, testClock } from './test-backend'

const ana = { email: anaSignsUp.email, password: anaSignsUp.password }

/** The plan that she takes. */
export const params = { product_id: 'prospect' }

/**
 * What suites of plans and invoices ask and do: a backend for each test, whose clock goes as the test likes, with a customer who is
 * signed in and has told whom her invoices are for.
 */
export function planCustomer(database: () => Database) {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  let token: string
  beforeEach(async () => {
    clock = testClock()
    backend = await testBackend(database(), { clock: clock.now })
    await backend.customer(ana.email)
    token = await backend.token(ana)
    await backend.givePayer(token)
  })
  afterEach(() => backend.close())

  const send = <E extends Endpoint>(endpoint: E, sending: Sending<E> = {}) =>
    backend.send(endpoint, { token, ...sending })
  const read = async (query: QueryOf<typeof getBilling> = {}) => (await send(getBilling, { query })).reply
  const item = async () => (await read()).items[0]
  const offer = async () => (await send(getSubscriptionOffer, { params })).reply
  const terms = async () => {
    const { due_today, price_version } = await offer()
    return { due_today, price_version }
  }
  const method = (type: 'card' | 'pix', card?: string) =>
    send(savePaymentMethod, { body: { type, ...(card && { token: card }) } })
  const begin = async () => send(subscribe, { params, body: await terms() })
  const activate = async () => send(activateSubscription, { params, body: await terms() })
  const mails = () => backend.mailsTo(ana.email)
  async function pass(count: number): Promise<void> {
    clock.advance(days(count))
    await backend.worker.runJobs()
    token = await backend.token(ana)
  }

  return {
    get clock() {
      return clock
    },
    get backend() {
      return backend
    },
    get token() {
      return token
    },
    /** Sends as her. */
    send,
    read,
    item,
    offer,
    terms,
    method,
    begin,
    activate,
    /** Days go by, and then the worker does its round. */
    pass,
    async passDaily(count: number): Promise<void> {
      for (let day = 0; day < count; day += 1) await pass(1)
    },
    notices: async () => (await send(getDashboard)).reply.notices,
    /** Her mails, the newest first. */
    mails,
    /** The subjects of her mails after the one that confirms her account, the oldest first. */
    subjects: async () =>
      (await mails())
        .map(({ subject }) => subject)
        .reverse()
        .slice(1),
    /** An agent that is paid for, by a card that passes, before another takes its place. */
    async active(card = 'sandbox_passes'): Promise<void> {
      await begin()
      await method('card', 'sandbox_passes')
      expect((await activate()).status).toBe(200)
      if (card !== 'sandbox_passes') await method('card', card)
    },
  }
}
