import { AppError } from '@ag/core'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { card_pages, invoices } from '../../db/schema'
import { newId } from '../../ids'
import { cannotPay } from './cannot-pay'
import type { InvoiceRow } from './issue-invoice'
import type { BillingNeeds, Pay } from './pay'
import { methodOf } from './payment-method'
import type { CardPage, PaymentProvider } from './payment-provider'
import { storePaymentMethod } from './store-payment-method'

type PageRow = typeof card_pages.$inferSelect

interface Needs extends BillingNeeds {
  pay: Pay
  log: FastifyBaseLogger
  publicUrl: string
}

/**
 * New cards, by way of a page of the provider: its number passes through no page of ours. A visit is written down before
 * the provider hears of it, and whoever first hears how it ended, a webhook or the customer who is back, has it followed.
 */
export function createCardPages({ db, clock, payments, pay, log, publicUrl }: Needs) {
  const back = `${publicUrl}/dashboard/billing?cartao=`

  /** Has a page opened for a company, and says where it is. */
  async function open(company_id: string): Promise<string> {
    const provider = payments.of('card')
    if (!provider?.openCardPage) throw cannotPay('type', 'Escolha outra forma de pagamento.')
    const id = newId('crd')
    await db.insert(card_pages).values({ id, company_id, provider: provider.name, created_at: clock() })
    const saved = await methodOf(db, company_id)
    const { reference, url } = await provider.openCardPage({
      key: id,
      companyId: company_id,
      savedToken: saved?.provider === provider.name ? saved.token : null,
      doneUrl: back + id,
      leftUrl: `${back}nenhum`,
    })
    await db.update(card_pages).set({ reference }).where(eq(card_pages.id, id))
    return url
  }

  /** How a visit of a company ended, if it has. */
  async function look(companyId: string, id: string): Promise<CardPage['status']> {
    const ofCompany = and(eq(card_pages.id, id), eq(card_pages.company_id, companyId))
    const [page] = await db.select().from(card_pages).where(ofCompany)
    if (!page) throw new AppError('NOT_FOUND')
    return follow(page)
  }

  /** A provider told that a visit ended; one that is not ours is nobody's. */
  async function hear(provider: string, reference: string): Promise<void> {
    const [page] = await db
      .select()
      .from(card_pages)
      .where(and(eq(card_pages.provider, provider), eq(card_pages.reference, reference)))
    if (page) await follow(page)
  }

  async function follow(page: PageRow): Promise<CardPage['status']> {
    if (page.ended_at) return page.is_kept ? 'saved' : 'expired'
    const provider = payments.named(page.provider)
    if (!page.reference || !provider?.readCardPage) return 'open'
    const visit = await provider.readCardPage(page.reference)
    if (visit.status === 'open') return 'open'
    const owed = await db.transaction((transaction) => end(transaction, page, provider, visit))
    for (const { id } of owed) {
      // What breaks off here is taken up by the worker.
      await pay.pay(id, 'card').catch((error: unknown) => log.error({ err: error, id }, 'paying failed'))
    }
    return visit.status
  }

  /** Keeps the card, once, and makes every unpaid invoice due to be tried with it. */
  async function end(
    transaction: BillingNeeds['db'],
    { id, company_id }: PageRow,
    { name: provider }: PaymentProvider,
    visit: Exclude<CardPage, { status: 'open' }>,
  ): Promise<InvoiceRow[]> {
    const now = clock()
    const isSaved = visit.status === 'saved'
    const [ended] = await transaction
      .update(card_pages)
      .set({ ended_at: now, is_kept: isSaved })
      .where(and(eq(card_pages.id, id), isNull(card_pages.ended_at)))
      .returning()
    if (!ended || !isSaved) return []
    await storePaymentMethod(transaction, now, company_id, { type: 'card', provider, card: visit.card })
    const unpaid = and(eq(invoices.company_id, company_id), inArray(invoices.status, ['open', 'overdue']))
    await transaction.update(invoices).set({ next_try_at: now }).where(unpaid)
    return transaction.select().from(invoices).where(unpaid).orderBy(asc(invoices.issued_at))
  }

  return { open, look, hear }
}
