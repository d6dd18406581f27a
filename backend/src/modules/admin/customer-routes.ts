import { getAdminInvoices, getCustomer, getCustomers, markRefundSent, refundCustomer } from '@ag/contracts'
import { eq, sql } from 'drizzle-orm'
import { companies, invoices } from '../../db/schema'
import type { Route } from '../../plugins/router'
import { createCancel } from '../billing/cancel'
import { markSentBack } from '../billing/manual-refunds'
import { sendRefunds } from '../billing/refunds'
import type { AdminNeeds } from './admin-needs'
import { actorOf, audit } from './audit'
import {
  customersMeeting,
  describeCustomers,
  describeInvoiceRows,
  invoicesMeeting,
  readCustomer,
} from './customers'
import { readPage } from './read-page'

/** Who pays, for what, and who does not. */
export function customerRoutes(route: Route, { db, clock, billing }: AdminNeeds): void {
  const tag = 'admin: customers'
  const { refund } = createCancel(billing)
  const send = sendRefunds(billing)
  const markSent = markSentBack(billing)

  route(getCustomers, {
    tag,
    who: 'billing:read',
    summary: 'Companies with what they hold and owe',
    async handler({ query }) {
      const byName = query.sort === 'name'
      const page = await readPage(db, query, {
        order: byName
          ? { by: companies.name, type: 'text', descending: false, id: companies.id }
          : { by: companies.created_at, type: 'timestamptz', descending: true, id: companies.id },
        where: customersMeeting(db, clock(), query),
        rows: (where, order, limit) =>
          db
            .select()
            .from(companies)
            .where(where)
            .orderBy(...order)
            .limit(limit),
        from: companies,
        placeOf: ({ id, name, created_at }) => [byName ? name : created_at, id],
      })
      return { ...page, items: await describeCustomers(db, clock(), page.rows) }
    },
  })

  route(getCustomer, {
    tag,
    who: 'billing:read',
    summary: 'One company with its people, products and invoices',
    handler: ({ params }) => readCustomer(db, clock(), billing.payments, params.id),
  })

  route(getAdminInvoices, {
    tag,
    who: 'billing:read',
    summary: 'Invoices of everybody',
    async handler({ query }) {
      const page = await readPage(db, query, {
        order: { by: invoices.issued_at, type: 'timestamptz', descending: true, id: invoices.id },
        where: invoicesMeeting(db, query),
        rows: (where, order, limit) =>
          db
            .select({ invoice: invoices, company: companies.name })
            .from(invoices)
            .innerJoin(companies, eq(companies.id, invoices.company_id))
            .where(where)
            .orderBy(...order)
            .limit(limit),
        from: sql`${invoices} inner join ${companies} on ${companies.id} = ${invoices.company_id}`,
        placeOf: ({ invoice }) => [invoice.issued_at, invoice.id],
      })
      return { ...page, items: await describeInvoiceRows(db, page.rows) }
    },
  })

  route(refundCustomer, {
    tag,
    who: 'billing:write',
    summary: 'The guarantee, on behalf of a customer',
    async handler({ params, body, caller, request }) {
      const actor = actorOf(caller, request)
      const { refundedCents } = await refund(params.id, body.product_id, body.reason, (inside, refunded) =>
        audit(inside, clock(), actor, {
          action: 'edit',
          entity: 'subscription',
          id: refunded.row.id,
          after: { status: refunded.row.status, refunded_cents: refunded.refundedCents },
          reason: body.reason,
        }),
      )
      await send()
      return { refunded: refundedCents / 100 }
    },
  })

  route(markRefundSent, {
    tag,
    who: 'billing:write',
    summary: 'Notes that money was sent back by hand',
    handler: ({ params, caller, request }) => markSent(params.id, actorOf(caller, request)),
  })
}
