import {
  findAddress as findAddressCall,
  getBilling,
  getCardPage,
  getInvoice,
  getInvoiceFile,
  type Invoice,
  markInvoicePaid,
  openCardPage,
  payInvoice,
  saveBillingProfile as saveBillingProfileCall,
  savePaymentMethod,
} from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, eq } from 'drizzle-orm'
import { payments as paymentsTable } from '../../db/schema'
import { requestKeyOf } from '../../plugins/idempotency-key'
import type { Route } from '../../plugins/router'
import { sendFile } from '../../plugins/send-file'
import { actorOf } from '../admin/audit'
import type { BillingParts } from './billing'
import { requireTaxId, saveBillingProfile } from './billing-profile'
import { readInvoices } from './describe-invoice'
import { invoiceFileOf } from './invoice-file'
import { markPaidByHand } from './mark-paid'
import { refuseDeclined } from './pay'
import { saveMethod, takeCard } from './payment-method'
import { readBilling } from './read-billing'

/** What customers see and do about invoices, and what administrators note about them. */
export function billingRoutes(route: Route, parts: BillingParts): void {
  const { db, clock, payments, pay, cardPages, findAddress } = parts
  const save = saveMethod(parts)
  const newCard = takeCard(parts)
  const markPaid = markPaidByHand(parts)
  const tag = 'billing'

  async function invoiceOf(companyId: string, id: string): Promise<Invoice> {
    const [invoice] = await readInvoices(db, payments, companyId, { id })
    if (!invoice) throw new AppError('NOT_FOUND')
    return invoice
  }

  route(getBilling, {
    tag,
    who: 'user',
    summary: 'Subscriptions, next invoice, way to pay and invoices',
    handler: ({ caller, query }) => readBilling(db, clock(), payments, caller.user.company_id, query),
  })

  route(getInvoice, {
    tag,
    who: 'user',
    summary: 'One invoice; asks after a payment that is on its way',
    async handler({ caller, params }) {
      const { company_id } = caller.user
      await invoiceOf(company_id, params.id)
      const pending = await db
        .select()
        .from(paymentsTable)
        .where(and(eq(paymentsTable.invoice_id, params.id), eq(paymentsTable.status, 'pending')))
      for (const payment of pending) await pay.follow(payment)
      return invoiceOf(company_id, params.id)
    },
  })

  route(payInvoice, {
    tag,
    who: 'user',
    summary: 'Pays an invoice by card, or gets the code to pay it',
    async handler({ caller, params, body, request }) {
      const { company_id } = caller.user
      await invoiceOf(company_id, params.id)
      await requireTaxId(db, company_id)
      const card = await newCard(company_id, body)
      const key = requestKeyOf(request, body, company_id)
      refuseDeclined(await pay.pay(params.id, body.type, { card, token: body.token, key }))
      return invoiceOf(company_id, params.id)
    },
  })

  route(getInvoiceFile, {
    tag,
    who: 'user',
    summary: 'An invoice as a PDF',
    async handler({ caller, params, reply }) {
      const { id } = await invoiceOf(caller.user.company_id, params.id)
      const file = await invoiceFileOf(db, payments, id)
      if (!file) throw new AppError('NOT_FOUND')
      sendFile(reply, file.filename, file.content)
      return undefined
    },
  })

  route(savePaymentMethod, {
    tag,
    who: 'user',
    summary: 'Chooses how invoices are paid',
    handler: ({ caller, body }) => save(caller.user.company_id, body),
  })

  route(openCardPage, {
    tag,
    who: 'user',
    summary: 'Opens a page of the payment provider that takes a card',
    handler: async ({ caller }) => ({ url: await cardPages.open(caller.user.company_id) }),
  })

  route(getCardPage, {
    tag,
    who: 'user',
    summary: 'Whether the card from such a page is kept',
    handler: async ({ caller, params }) => ({
      status: await cardPages.look(caller.user.company_id, params.id),
    }),
  })

  route(saveBillingProfileCall, {
    tag,
    who: 'user',
    summary: 'Who invoices are for',
    handler: ({ caller, body }) => saveBillingProfile(db, clock(), caller.user.company_id, body),
  })

  route(findAddressCall, {
    tag,
    who: 'user',
    summary: 'The address that a CEP belongs to',
    handler: async ({ body }) => ({ address: await findAddress(body.postal_code) }),
  })

  route(markInvoicePaid, {
    tag,
    who: 'billing:write',
    summary: 'Notes that the money of an invoice has come',
    handler: ({ caller, params, request }) => markPaid(params.id, actorOf(caller, request)),
  })
}
