import {
  activateSubscription,
  type Billing,
  cancelSubscription,
  getBilling,
  getDashboard,
  getInvoiceFile,
  getSubscriptionOffer,
  type Invoice,
  type OutboxMail,
  refundSubscription,
  savePaymentMethod,
  subscribe,
  undoCancellation,
} from '@ag/contracts'
import { formatBRL, isoDay, toCents } from '@ag/core'
import { chargeInWords } from '@ag/core/charges'
import { addMonths, firstDayOf, monthOf } from '@ag/core/days'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { days, minutes } from '../../clock'
import { companies } from '../../db/schema'
import { describeEachDatabase } from '../../testing/describe-database'
import { pdfText } from '../../testing/pdf-text'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import { createMailer } from '../outbox/mailer'
import { announcePrice } from './announce-price'
import { billingMails } from './billing-mails'

const ana = { email: 'ana@empresa.com.br', password: 'girassol trovão bicicleta' }
const agents = ['prospect', 'whatsapp'] as const

type Step =
  | { kind: 'begin' | 'cancel' | 'undo' | 'refund'; agent: (typeof agents)[number] }
  | { kind: 'price'; agent: (typeof agents)[number]; cents: number }
  | { kind: 'pass'; days: number }

const agent = fc.constantFrom(...agents)
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constantFrom('begin', 'begin', 'cancel', 'undo', 'refund'), agent }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('price' as const),
        agent,
        cents: fc.integer({ min: 1000, max: 99_999 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 20 }) }),
    },
  ) as fc.Arbitrary<Step>,
  { minLength: 4, maxLength: 7 },
)

const reais = (amount: number) => formatBRL(toCents(amount))

describeEachDatabase('whatever happens to a customer', (database) => {
  it(
    'every place that tells money tells the same cents',
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (drawn) => {
          await database().db.execute(sql`truncate companies, users, invoice_numbers, outbox, limits cascade`)
          const clock = testClock()
          const backend = await testBackend(database(), { clock: clock.now })
          try {
            await live(backend, clock, drawn)
          } finally {
            await backend.close()
          }
        }),
        { numRuns: 3, endOnFailure: true },
      )
    },
    minutes(1),
  )

  async function live(backend: TestBackend, clock: ReturnType<typeof testClock>, drawn: Step[]) {
    await backend.customer(ana.email)
    let token = await backend.token(ana)
    await backend.givePayer(token)
    await backend.send(savePaymentMethod, { token, body: { type: 'card', token: 'sandbox_passes' } })
    const read = async () => (await backend.send(getBilling, { token })).reply
    let version = 1
    for (const step of [
      { kind: 'begin', agent: 'prospect' } as const,
      ...drawn,
      { kind: 'pass', days: 32 } as const,
    ]) {
      const before = await read()
      if (step.kind === 'pass') {
        const opens = firstDayOf(addMonths(monthOf(isoDay(clock.now())), 1))
        clock.advance(days(step.days))
        await backend.worker.runJobs()
        token = await backend.token(ana)
        checkClosing(before, await read(), opens, isoDay(clock.now()))
      } else if (step.kind === 'price') {
        version += 1
        const from = firstDayOf(addMonths(monthOf(isoDay(clock.now())), 1))
        const announce = announcePrice({
          clock: clock.now,
          mailer: createMailer(database().db),
          mails: billingMails('http://localhost'),
        })
        const change = { productId: step.agent, priceCents: step.cents, version, from }
        const told = await announce(database().db, change, 'Empresa')
        if (told > 0) expectTold((await mails(backend))[0], formatBRL(step.cents))
      } else await take(backend, token, step, before)
      await checkPlaces(backend, token, await read())
    }
    await checkFiles(backend, token, await read())
    expect(await database().db.select().from(companies)).toHaveLength(1)
  }

  const mails = (backend: TestBackend) => backend.mailsTo(ana.email)

  /** What is offered is what is charged, and what is promised back is what comes back. */
  async function take(
    backend: TestBackend,
    token: string,
    {
      kind,
      agent: product_id,
    }: Extract<Step, { agent: string; kind: 'begin' | 'cancel' | 'undo' | 'refund' }>,
    before: Billing,
  ): Promise<void> {
    const params = { product_id }
    if (kind === 'cancel') await backend.send(cancelSubscription, { token, params, body: {} })
    else if (kind === 'undo') await backend.send(undoCancellation, { token, params })
    else if (kind === 'refund') {
      const promised = before.items.find((item) => item.product_id === product_id)?.refund_amount
      const { status, reply } = await backend.send(refundSubscription, { token, params, body: {} })
      expect(status === 200).toBe(typeof promised === 'number')
      if (status !== 200) return
      expect(reply.refunded).toBe(promised)
      const [mail] = await mails(backend)
      expect(mail?.subject).toBe(`Reembolso de ${reais(reply.refunded)}`)
      expectTold(mail, reais(reply.refunded))
    } else {
      const { status, reply: offer } = await backend.send(getSubscriptionOffer, { token, params })
      if (status !== 200) return
      const { due_today, price_version } = offer
      const isHeld = before.items.some((item) => item.product_id === product_id)
      const call = isHeld ? activateSubscription : subscribe
      const begun = await backend.send(call, { token, params, body: { due_today, price_version } })
      expect(begun.reply.invoice?.total ?? 0).toBe(due_today)
      expect(begun.reply.item.price).toBe(offer.monthly)
      const [mail] = await mails(backend)
      expectTold(mail, reais(due_today > 0 ? due_today : offer.next_charge.amount))
    }
  }

  /** A month costs what was foretold, for who was there to the end of it. */
  function checkClosing(before: Billing, now: Billing, opens: string, today: string): void {
    const foretold = before.next_invoice
    if (today < opens || foretold?.date !== opens) return
    const issued = now.invoices.find(({ lines }) =>
      foretold.lines.every(({ label }) => lines.some((line) => line.label === label)),
    )
    expect([foretold.total, issued?.total]).toEqual([foretold.total, foretold.total])
  }

  /** Overview, Serviços and Faturamento, by what they are told. */
  async function checkPlaces(backend: TestBackend, token: string, billing: Billing): Promise<void> {
    const { next_invoice } = billing
    const overview = (await backend.send(getDashboard, { token })).reply.next_invoice
    expect([overview?.due_date, overview?.amount]).toEqual([next_invoice?.date, next_invoice?.total])
    if (next_invoice) expect(sum(next_invoice.lines)).toBe(toCents(next_invoice.total))
    for (const { name, status, price, trial_ends_at } of billing.items) {
      if (status !== 'trialing' || next_invoice?.date !== isoDay(trial_ends_at ?? '')) continue
      // As Serviços says it, in words.
      const line = next_invoice.lines.find(({ label }) => label.startsWith(name))
      const told = `${line?.label.slice(name.length + 2, -1)}: ${reais(line?.amount ?? 0)}`
      expect(told).toBe(chargeInWords(toCents(price), next_invoice.date))
    }
    for (const { lines, total } of billing.invoices) expect(sum(lines)).toBe(toCents(total))
  }

  /** What was mailed and what is printed. */
  async function checkFiles(backend: TestBackend, token: string, { invoices }: Billing): Promise<void> {
    const sent = await mails(backend)
    for (const invoice of invoices) {
      for (const mail of sent.filter((one) => isAbout(one, invoice))) expectTold(mail, reais(invoice.total))
    }
    const [newest] = invoices
    if (!newest) return
    const { rawPayload } = await backend.app.inject({
      url: getInvoiceFile.path.replace(':id', newest.id),
      headers: { authorization: `Bearer ${token}` },
    })
    const printed = await pdfText(rawPayload)
    // A reader of PDF gives back no space that does not break.
    for (const { amount } of [...newest.lines, { amount: newest.total }])
      expect(printed).toContain(reais(amount).replace('\u00a0', ' '))
    if (newest.status === 'paid') expect(printed).toContain('CNPJ 12.ABC.345/01DE-35')
  }

  /** Both forms of a mail, of which people read one. */
  function expectTold(mail: OutboxMail | undefined, amount: string): void {
    expect(mail?.text).toContain(amount)
    expect(mail?.html).toContain(amount)
  }

  const isAbout = ({ text }: OutboxMail, { number }: Invoice) => text.includes(`fatura ${number}`)
  const sum = (lines: Invoice['lines']) => lines.reduce((total, { amount }) => total + toCents(amount), 0)
})
