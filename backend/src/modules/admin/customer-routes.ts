import {
  addCustomerNote,
  endCustomerSessions,
  getAdminInvoices,
  getCustomer,
  getCustomerHistory,
  getCustomers,
  getCustomersFile,
  markRefundSent,
  refundCustomer,
  removeCustomerNote,
} from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { companies, invoices, users } from '../../db/schema'
import { idempotencyKeyOf } from '../../plugins/idempotency-key'
import type { Route } from '../../plugins/router'
import { sendFile } from '../../plugins/send-file'
import { sessionRepository } from '../auth/session-repository'
import { createCancel } from '../billing/cancel'
import { markSentBack } from '../billing/manual-refunds'
import { sendRefunds } from '../billing/refunds'
import type { AdminNeeds } from './admin-needs'
import { actorOf, audit } from './audit'
import { readCustomerHistory } from './customer-history'
import { customerNotes } from './customer-notes'
import {
  customersFile,
  customersMeeting,
  describeCustomers,
  describeInvoiceRows,
  invoicesMeeting,
  readCustomer,
} from './customers'
import { adminRoleOf, type Permission, permissionsOf } from './permissions'
import { type Order, orderBy, readPage } from './read-page'

const mostInFile = 5_000

/** Who pays, for what, and who does not. */
export function customerRoutes(route: Route, { db, reading, clock, billing }: AdminNeeds): void {
  const tag = 'admin: customers'
  const { refund } = createCancel(billing)
  const send = sendRefunds(billing)
  const markSent = markSentBack(billing)

  const notes = customerNotes({ db, clock })

  const orderOf = (sort: string | undefined): Order =>
    sort === 'name'
      ? { by: companies.name, type: 'text', descending: false, id: companies.id }
      : { by: companies.created_at, type: 'timestamptz', descending: true, id: companies.id }
  const rowsIn = (lists: Db) => (where: SQL | undefined, order: SQL[], limit: number) =>
    lists
      .select()
      .from(companies)
      .where(where)
      .orderBy(...order)
      .limit(limit)

  route(getCustomers, {
    tag,
    who: 'billing:read',
    summary: 'Companies with what they hold and owe',
    async handler({ query }) {
      const lists = await reading()
      const page = await readPage(lists, query, {
        order: orderOf(query.sort),
        ...(await customersMeeting(lists, clock(), query)),
        rows: rowsIn(lists),
        from: companies,
        placeOf: ({ id, name, created_at }) => [query.sort === 'name' ? name : created_at, id],
      })
      return { ...page, items: await describeCustomers(lists, clock(), page.rows) }
    },
  })

  route(getCustomersFile, {
    tag,
    who: 'billing:read',
    summary: 'Companies as a spreadsheet',
    async handler({ query, reply, caller, request }) {
      const lists = await reading()
      const order = orderBy(orderOf(query.sort))
      const { where } = await customersMeeting(lists, clock(), query)
      const found = await rowsIn(lists)(where, order, mostInFile)
      await audit(db, clock(), actorOf(caller, request), {
        action: 'read',
        entity: 'customer',
        id: 'clientes.csv',
        after: { rows: found.length },
      })
      sendFile(reply, 'clientes.csv', customersFile(await describeCustomers(lists, clock(), found)))
      return undefined
    },
  })

  route(getCustomer, {
    tag,
    who: 'billing:read',
    summary: 'One company with its people, products and invoices',
    handler: ({ params }) => readCustomer(db, clock(), billing.payments, params.id),
  })

  route(getCustomerHistory, {
    tag,
    who: 'billing:read',
    summary: 'Usage, meetings, mails, conversations and notes of one company',
    handler({ params, caller: { user } }) {
      const role = adminRoleOf(user.role)
      const allowed = role ? permissionsOf(role) : []
      const may = (permission: Permission) => allowed.includes(permission)
      return readCustomerHistory(db, clock(), params.id, { id: user.id, may })
    },
  })

  route(addCustomerNote, {
    tag,
    who: 'billing:write',
    summary: 'Write something down about a company',
    handler: ({ params, body, caller, request }) =>
      notes.add(actorOf(caller, request), params.id, body.text, idempotencyKeyOf(request) ?? request.id),
  })

  route(removeCustomerNote, {
    tag,
    who: 'billing:write',
    summary: "Take one's own note back",
    handler: ({ params, caller, request }) =>
      notes.remove(actorOf(caller, request), params.id, params.note_id),
  })

  route(endCustomerSessions, {
    tag,
    who: 'settings:write',
    summary: 'End every session of one person of a company',
    handler: ({ params: { id, person }, body: { reason }, caller, request }) =>
      db.transaction(async (inside) => {
        const [found] = await inside
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, person), eq(users.company_id, id)))
        if (!found) throw new AppError('NOT_FOUND')
        const now = clock()
        const ended = await sessionRepository(inside).revoke(
          { userId: person },
          'ended_by_administrator',
          now,
        )
        const after = { ended: ended.length }
        await audit(inside, now, actorOf(caller, request), {
          action: 'remove',
          entity: 'session',
          id: person,
          after,
          reason,
        })
        return after
      }),
  })

  route(getAdminInvoices, {
    tag,
    who: 'billing:read',
    summary: 'Invoices of everybody',
    async handler({ query }) {
      const lists = await reading()
      const page = await readPage(lists, query, {
        order: { by: invoices.issued_at, type: 'timestamptz', descending: true, id: invoices.id },
        ...(await invoicesMeeting(lists, clock(), query)),
        rows: (where, order, limit) =>
          lists
            .select({ invoice: invoices, company: companies.name })
            .from(invoices)
            .innerJoin(companies, eq(companies.id, invoices.company_id))
            .where(where)
            .orderBy(...order)
            .limit(limit),
        from: invoices,
        placeOf: ({ invoice }) => [invoice.issued_at, invoice.id],
      })
      return { ...page, items: await describeInvoiceRows(lists, page.rows) }
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
