import {
  activateSubscription,
  type Billing,
  cancelSubscription,
  continueAfterTrial,
  getAdminBusiness,
  getBilling,
  getCustomer,
  getDashboard,
  getInvoice,
  getInvoiceFile,
  getPricing,
  getSubscriptionOffer,
  type Invoice,
  type MeterKey,
  meterKey,
  type OutboxMail,
  payInvoice,
  recordUsage,
  refundSubscription,
  saveBillingProfile,
  savePaymentMethod,
  subscribe,
  undoCancellation,
} from '@ag/contracts'
import { formatBRL, isoDay, toCents } from '@ag/core'
import { chargeInWords, restOfMonth } from '@ag/core/charges'
import { addMonths, type Day, firstDayOf, monthOf } from '@ag/core/days'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { after, days, minutes, seconds } from '../../clock'
import { users } from '../../db/schema'
import { tokenOf } from '../../testing/administrators'
import { describeEachDatabase, emptyDatabase } from '../../testing/describe-database'
import { pdfTexts } from '../../testing/pdf-text'
import { address, payer, type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import { createMailer } from '../outbox/mailer'
import { announcePrice } from './announce-price'
import { billingMails } from './billing-mails'

const ana = { email: 'ana@empresa.com.br', password: 'girassol trovão bicicleta' }
const serviceKey = 'service-key-of-at-least-thirty-two-characters'
const agents = ['prospect', 'whatsapp', 'email-marketing'] as const

/** How somebody pays, and what the bank makes of it. */
const ways = {
  card: { type: 'card', token: 'sandbox_passes' },
  'refused card': { type: 'card', token: 'sandbox_fails' },
  pix: { type: 'pix' },
  'pix that nobody pays': { type: 'pix', token: 'sandbox_expires' },
  boleto: { type: 'boleto' },
  'refused boleto': { type: 'boleto', token: 'sandbox_fails' },
} as const
type Way = keyof typeof ways

type About = { agent: (typeof agents)[number] }
type Each<Kind extends string, Rest> = Kind extends string ? { kind: Kind } & Rest : never
type Step =
  | Each<'begin' | 'go on after the trial', About & { way: Way }>
  | Each<'cancel' | 'undo' | 'refund', About>
  | Each<'price', About & { cents: number }>
  | Each<'use', About & { meter: MeterKey; quantity: number; daysAgo: number }>
  | Each<'pay' | 'pay by', { way: Way }>
  | Each<'pass', { days: number }>

const agent = fc.constantFrom(...agents)
const way = fc.constantFrom(...(Object.keys(ways) as Way[]))
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constantFrom('begin', 'begin', 'go on after the trial'), agent, way }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('cancel', 'undo', 'refund'), agent }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('pay', 'pay', 'pay by'), way }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('price'),
        agent,
        cents: fc.integer({ min: 1000, max: 99_999 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('use'),
        agent,
        meter: fc.constantFrom(...meterKey.options),
        quantity: fc.integer({ min: 1, max: 3000 }),
        daysAgo: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 34 })),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('pass'), days: fc.integer({ min: 1, max: 25 }) }),
    },
  ) as fc.Arbitrary<Step>,
  { minLength: 5, maxLength: 9, size: 'max' },
)

const reais = (amount: number) => formatBRL(toCents(amount))
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + toCents(amount), 0)
/** Is what comes next a month, for what is paid for already? */
const isMonth = ({ items, next_invoice }: Billing) =>
  items.some(({ status }) => status === 'active' || status === 'past_due') &&
  next_invoice?.date.endsWith('-01')
const isUnpaid = ({ status }: Invoice) => status === 'open' || status === 'overdue'

describeEachDatabase('whatever happens to a customer', (database) => {
  it(
    'every screen, mail and file that tells money tells the same cents',
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (drawn) => {
          await emptyDatabase(database().db)
          const clock = testClock()
          const config = { serviceKeys: [serviceKey] }
          const backend = await testBackend(database(), { clock: clock.now, config })
          try {
            await new Life(backend, clock).live(drawn)
          } finally {
            await backend.close()
          }
        }),
        { numRuns: 3, endOnFailure: true },
      )
    },
    minutes(1),
  )

  /** One customer, and an administrator who looks on. */
  class Life {
    private token = ''
    private companyId = ''
    private seen = new Set<string>()
    private version = 1
    private events = 0
    private returned = 0

    constructor(
      private readonly backend: TestBackend,
      private readonly clock: ReturnType<typeof testClock>,
    ) {}

    async live(drawn: Step[]): Promise<void> {
      await this.backend.customer(ana.email)
      await this.signIn()
      const [person] = await database().db.select().from(users).where(eq(users.email, ana.email))
      this.companyId = person?.company_id ?? ''
      await this.send(saveBillingProfile, { body: { ...payer, address } })
      await this.send(savePaymentMethod, { body: ways.card })
      await this.newMails()
      const first: Step = { kind: 'begin', agent: 'prospect', way: 'card' }
      for (const step of [first, ...drawn, { kind: 'pass', days: 32 } as const]) {
        const before = await this.read()
        if (step.kind === 'pass') await this.pass(step.days)
        else await this.take(step, before)
        const now = await this.read()
        for (const mail of await this.newMails()) this.checkMail(mail, before, now)
        await this.checkScreens(now)
      }
      const end = await this.read()
      await this.checkAdministration(end)
      await this.checkFiles(end)
    }

    private send: TestBackend['send'] = (call, sending) =>
      this.backend.send(call, { token: this.token, ...sending })

    private async signIn() {
      this.token = await this.backend.token(ana)
    }

    private read = async (): Promise<Billing> => (await this.send(getBilling)).reply
    private today = (): Day => isoDay(this.clock.now())

    /** Time goes by, and the worker is awake whenever something is due. */
    private async pass(count: number): Promise<void> {
      const until = this.clock.now().getTime() + days(count)
      while (this.clock.now().getTime() < until) {
        const before = await this.read()
        const opens = firstDayOf(addMonths(monthOf(this.today()), 1))
        const ends = before.items.flatMap(({ status, trial_ends_at }) =>
          status === 'trialing' && trial_ends_at ? [Date.parse(trial_ends_at)] : [],
        )
        const next = Math.min(until, Date.parse(`${opens}T12:00:00Z`), ...ends)
        this.clock.advance(next - this.clock.now().getTime())
        await this.backend.worker.runJobs()
        await this.signIn()
        const now = await this.read()
        if (this.today() === opens) this.checkClosing(before, now, opens)
        this.checkBeginnings(before, now, next)
      }
    }

    private async take(step: Exclude<Step, { kind: 'pass' }>, before: Billing): Promise<void> {
      if (step.kind === 'begin') return this.begin(step, before)
      if (step.kind === 'pay') return this.pay(step.way, before)
      if (step.kind === 'refund') return this.refund(step, before)
      if (step.kind === 'price') return this.changePrice(step)
      if (step.kind === 'pay by') {
        expect((await this.send(savePaymentMethod, { body: ways[step.way] })).status).toBeLessThan(500)
        return
      }
      const params = { product_id: step.agent }
      if (step.kind === 'use') await this.use(step)
      else if (step.kind === 'cancel') await this.send(cancelSubscription, { params, body: {} })
      else if (step.kind === 'undo') await this.send(undoCancellation, { params })
      else {
        const body = { continues: true, payment: ways[step.way] }
        expect((await this.send(continueAfterTrial, { params, body })).status).toBeLessThan(500)
      }
    }

    /** What is offered, to visitors too, is what is charged. */
    private async begin({ agent: product_id, way: by }: About & { way: Way }, before: Billing) {
      const params = { product_id }
      const { status, reply: offer } = await this.send(getSubscriptionOffer, { params })
      if (status !== 200) return
      const { price_version, trial_days, monthly, boleto } = offer
      const due_today = (ways[by].type === 'boleto' && boleto?.amount) || offer.due_today
      if (trial_days > 0) {
        const { products, ...common } = (await this.backend.send(getPricing)).reply
        const shown = products.find(({ id }) => id === product_id)
        expect([shown?.price_cents, common.trial_days]).toEqual([toCents(monthly), trial_days])
      }
      const later = boleto ? [{ ...boleto, date: boleto.from }, boleto.next_charge] : []
      for (const { amount, date } of [offer.next_charge, ...later]) {
        expect(toCents(amount)).toBe(restOfMonth(toCents(monthly), date))
      }
      const isHeld = before.items.some((item) => item.product_id === product_id)
      const call = isHeld ? activateSubscription : subscribe
      const body = { due_today, price_version, ...(due_today > 0 && { payment: ways[by] }) }
      const begun = await this.send(call, { params, body })
      expect(begun.status).toBeLessThan(500)
      if (begun.status >= 400) return
      expect(begun.reply.invoice?.total ?? 0).toBe(due_today)
      expect(begun.reply.item.price).toBe(monthly)
    }

    private async pay(by: Way, { invoices }: Billing): Promise<void> {
      const unpaid = invoices.find(isUnpaid)
      if (!unpaid) return
      const params = { id: unpaid.id }
      const { status } = await this.send(payInvoice, { params, body: ways[by] })
      expect(status).toBeLessThan(500)
      this.checkCodes((await this.read()).invoices)
      this.clock.advance(seconds(6))
      const now = (await this.send(getInvoice, { params })).reply
      expect(now.total).toBe(unpaid.total)
      // A code that waits already is given again, and nobody pays some of them.
      const isNew = by === 'card' || !(by === 'pix' ? unpaid.pix : unpaid.boleto)
      const isPaid = ['card', 'pix', 'boleto'].includes(by) && status === 200 && isNew
      if (isPaid) expect(now.status).toBe('paid')
    }

    /** What is promised back is what comes back. */
    private async refund({ agent: product_id }: About, { items }: Billing): Promise<void> {
      const promised = items.find((item) => item.product_id === product_id)?.refund_amount
      const { status, reply } = await this.send(refundSubscription, { params: { product_id }, body: {} })
      expect(status === 200).toBe(typeof promised === 'number')
      if (status !== 200) return
      expect(reply.refunded).toBe(promised)
      this.returned += toCents(reply.refunded)
    }

    private async changePrice({ agent: productId, cents: priceCents }: About & { cents: number }) {
      this.version += 1
      const from = firstDayOf(addMonths(monthOf(this.today()), 1))
      const announce = announcePrice({
        clock: this.clock.now,
        mailer: createMailer(database().db),
        mails: billingMails('http://localhost'),
      })
      await announce(database().db, { productId, priceCents, version: this.version, from }, 'Empresa')
    }

    private async use({ agent: product_id, meter, quantity, daysAgo }: Extract<Step, { kind: 'use' }>) {
      this.events += 1
      const event = {
        id: `event-${String(this.events).padStart(4, '0')}`,
        company_id: this.companyId,
        product_id,
        meter,
        quantity,
        occurred_at: after(this.clock.now(), -days(daysAgo)).toISOString(),
      }
      const { status } = await this.backend.send(recordUsage, {
        token: serviceKey,
        body: { events: [event] },
      })
      expect(status).toBe(202)
    }

    private async newMails(): Promise<OutboxMail[]> {
      const all = await this.backend.mailsTo(ana.email)
      const fresh = all.filter(({ id }) => !this.seen.has(id))
      for (const { id } of fresh) this.seen.add(id)
      return fresh
    }

    /** What was foretold for the first of a month is what is charged then, and nothing else is. */
    private checkClosing(foretold: Billing, now: Billing, opens: Day): void {
      const { next_invoice, invoices: before } = foretold
      const issued = now.invoices
        .filter(({ id }) => !before.some((known) => known.id === id))
        .map(({ total }) => total)
      if (next_invoice?.date === opens && !next_invoice.if_continued)
        expect(issued).toContain(next_invoice.total)
      else expect(issued).toEqual([])
    }

    /**
     * A plan that was decided on during the trial costs what it was said to cost. One that was begun before the trial was over costs what
     * was asked for then, as long as that can be paid.
     */
    private checkBeginnings({ items, invoices: known }: Billing, { invoices }: Billing, now: number): void {
      for (const { product_id, price, trial_ends_at, status, continues_after_trial } of items) {
        if (status !== 'trialing' || !continues_after_trial || Date.parse(trial_ends_at ?? '') !== now)
          continue
        const isOfIt = ({ lines }: Invoice) => lines.some((line) => line.product_id === product_id)
        if (known.some((invoice) => isUnpaid(invoice) && isOfIt(invoice))) continue
        const first = invoices.find(isOfIt)
        expect(toCents(first?.total ?? 0)).toBe(restOfMonth(toCents(price), this.today()))
      }
    }

    /** Overview, Serviços and Faturamento, by what they are told. */
    private async checkScreens(billing: Billing): Promise<void> {
      const { next_invoice } = billing
      const overview = (await this.send(getDashboard)).reply.next_invoice
      expect(overview?.due_date).toBe(next_invoice?.date)
      if (next_invoice && overview) {
        expect(sum([overview.amount, overview.estimated_usage])).toBe(toCents(next_invoice.projected_total))
        expect(sumOf(next_invoice.lines)).toBe(toCents(next_invoice.total))
      }
      for (const { name, status, price, trial_ends_at, continues_after_trial } of billing.items) {
        if (status !== 'trialing' || next_invoice?.date !== isoDay(trial_ends_at ?? '')) continue
        if (!next_invoice.if_continued && !continues_after_trial) continue
        if (isMonth(billing)) continue
        // As Serviços says it, in words.
        const line = next_invoice.lines.find(({ label }) => label.startsWith(name))
        const told = `${line?.label.slice(name.length + 2, -1)}: ${reais(line?.amount ?? 0)}`
        expect(told).toBe(chargeInWords(toCents(price), next_invoice.date))
      }
      for (const { lines, total } of billing.invoices) expect(sumOf(lines)).toBe(toCents(total))
      this.checkCodes(billing.invoices)
    }

    /** What a bank reads from a code is what the invoice says. */
    private checkCodes(invoices: readonly Invoice[]): void {
      for (const { pix, boleto, total } of invoices) {
        const cents = String(toCents(total))
        if (pix)
          expect(pix.copy_paste).toContain(
            `54${String(total.toFixed(2).length).padStart(2, '0')}${total.toFixed(2)}`,
          )
        if (boleto) expect(boleto.barcode.slice(-10)).toBe(cents.padStart(10, '0'))
      }
    }

    /** A mail tells what it is about to the cent, in both of its forms, and no other amount. */
    private checkMail({ subject, text, html }: OutboxMail, before: Billing, now: Billing): void {
      const told = amountsIn(`${subject} ${text}`)
      expect([subject, amountsIn(html)]).toEqual([subject, amountsIn(text)])
      const expected = this.amountsOf(subject, text, before, now)
      expect([subject, told]).toEqual([subject, [...new Set(expected)].sort()])
    }

    private amountsOf(subject: string, text: string, before: Billing, now: Billing): string[] {
      const invoice = now.invoices.find(({ number }) => text.includes(`fatura ${number}`))
      if (invoice) return [reais(invoice.total)]
      const items = [...before.items, ...now.items]
      const item = items.find(({ name }) => `${subject} ${text}`.includes(name))
      if (/teste/.test(subject) && item?.trial_ends_at) {
        const cents = toCents(item.price)
        return [formatBRL(restOfMonth(cents, isoDay(item.trial_ends_at))), formatBRL(cents)]
      }
      const held = before.items.find(({ name }) => text.includes(name))
      if (subject.startsWith('Reembolso')) {
        const { refund_amount, refund_by_hand = 0 } = held ?? {}
        return [refund_amount ?? 0, ...(refund_by_hand > 0 ? [refund_by_hand] : [])].map(reais)
      }
      const changed = now.items.find(({ name }) => text.includes(name))
      if (subject.startsWith('Mudança de preço')) {
        return [reais(changed?.price ?? 0), reais(changed?.next_price?.price ?? 0)]
      }
      return []
    }

    /** A customer's page, and the business at a glance. */
    private async checkAdministration({ invoices, items }: Billing): Promise<void> {
      const token = await tokenOf(this.backend, database(), 'owner')
      const page = (await this.backend.send(getCustomer, { token, params: { id: this.companyId } })).reply
      expect(page.invoices).toEqual(invoices)
      expect(toCents(page.customer.owes)).toBe(sum(invoices.filter(isUnpaid).map(({ total }) => total)))
      const held = page.subscriptions.filter(({ status }) => status !== 'cancelled')
      expect(held.map(({ product_id, price }) => [product_id, price])).toEqual(
        items.map(({ product_id, price }) => [product_id, price]),
      )
      const business = (await this.backend.send(getAdminBusiness, { token })).reply
      const paying = items.filter(({ status }) => status === 'active' || status === 'past_due')
      expect(toCents(business.recurring)).toBe(sum(paying.map(({ price }) => price)))
      const late = invoices.filter((invoice) => isUnpaid(invoice) && invoice.due_date < this.today())
      expect(toCents(business.overdue.amount)).toBe(sum(late.map(({ total }) => total)))
      const paid = invoices.filter(({ status }) => status === 'paid' || status === 'refunded')
      const received = sum(business.months.map((each) => each.received))
      expect(received).toBe(sum(paid.map(({ total }) => total)) - this.returned)
    }

    /** Every invoice as it is printed. */
    private async checkFiles({ invoices }: Billing): Promise<void> {
      const files = await Promise.all(
        invoices.map(async ({ id }) => {
          const headers = { authorization: `Bearer ${this.token}` }
          const url = getInvoiceFile.path.replace(':id', id)
          return (await this.backend.app.inject({ url, headers })).rawPayload
        }),
      )
      const printed = files.length > 0 ? await pdfTexts(files) : []
      for (const [index, { lines, total, status }] of invoices.entries()) {
        const page = printed[index] ?? ''
        const told = [...new Set([...lines.map(({ amount }) => amount), total].map(reais))]
        expect(amountsIn(page)).toEqual(told.sort())
        if (status === 'paid') expect(page).toContain('CNPJ 12.ABC.345/01DE-35')
      }
    }
  }
})

const sumOf = (lines: Invoice['lines']) => sum(lines.map(({ amount }) => amount))

/** Amounts of a text, each once. A reader of PDF gives back no space that does not break. */
const amountsIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/R\$\s(-?[\d.]+,\d{2})/g)].map(([, amount]) => `R$\u00a0${amount}`))].sort()
