import * as z from 'zod/mini'
import { listQuery, pageOf, reasonField, textField } from './admin-lists'
import { invoice, invoiceStatus } from './billing'
import { subscriptionStatus } from './dashboard'
import { endpoint } from './endpoint'
import { idField } from './fields'
import { meetingStatus } from './meetings'
import { openWords } from './open-words'
import { meterKey } from './usage'

export const adminCustomer = z.object({
  id: z.string(),
  name: z.string(),
  /** The first who signed up. */
  contact: z.nullable(z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()) })),
  people: z.number(),
  subscriptions: z.array(
    z.object({ product_id: z.string(), name: z.string(), status: openWords(subscriptionStatus) }),
  ),
  /** Open or overdue, in reais. */
  owes: z.number(),
  created_at: z.string(),
})
export type AdminCustomer = z.infer<typeof adminCustomer>

const customerFilters = {
  q: listQuery.q,
  status: z.optional(subscriptionStatus),
  sort: z.optional(z.enum(['name', '-created_at'])),
}

export const getCustomers = endpoint({
  method: 'GET',
  path: '/api/v1/admin/customers',
  query: z.object({ ...listQuery, ...customerFilters }),
  reply: pageOf(adminCustomer),
})

/** The same as a spreadsheet: the first five thousand. */
export const getCustomersFile = endpoint({
  method: 'GET',
  path: '/api/v1/admin/customers/export',
  query: z.object(customerFilters),
})

const params = z.object({ id: idField })

export const getCustomer = endpoint({
  method: 'GET',
  path: '/api/v1/admin/customers/:id',
  params,
  reply: z.object({
    customer: adminCustomer,
    people: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        email_verified: z.boolean(),
        last_login: z.nullable(z.string()),
      }),
    ),
    subscriptions: z.array(
      z.object({
        product_id: z.string(),
        name: z.string(),
        status: openWords(subscriptionStatus),
        price: z.number(),
        trial_ends_at: z.nullable(z.string()),
        current_period_end: z.nullable(z.string()),
        guarantee_until: z.nullable(z.string()),
      }),
    ),
    /** The newest first; a hundred at most. */
    invoices: z.array(invoice),
  }),
})

/** Notes that a company may have. */
export const mostNotes = 200

/** What somebody of the team has written down about a company, for the others. */
export const customerNote = z.object({
  id: z.string(),
  text: z.string(),
  author: z.string(),
  is_mine: z.boolean(),
  created_at: z.string(),
})
export type CustomerNote = z.infer<typeof customerNote>

export const customerHistory = z.object({
  /** Of this month, meter by meter; cost in reais. */
  usage: z.array(
    z.object({
      key: meterKey,
      label: z.string(),
      unit: z.string(),
      included: z.number(),
      used: z.number(),
      cost: z.number(),
    }),
  ),
  /** The latest first; null where the caller may not read meetings. */
  meetings: z.nullable(
    z.array(
      z.object({ id: z.string(), name: z.string(), start_at: z.string(), status: openWords(meetingStatus) }),
    ),
  ),
  /** Of the last thirty days, without what they say. */
  mails: z.array(
    z.object({
      id: z.string(),
      to: z.string(),
      subject: z.string(),
      state: openWords(z.enum(['waiting', 'sent', 'failed'])),
      at: z.string(),
    }),
  ),
  /** With the assistant of the site; null where the caller may not read them. */
  conversations: z.nullable(
    z.array(
      z.object({ id: z.string(), page_path: z.string(), messages: z.number(), last_active_at: z.string() }),
    ),
  ),
  notes: z.array(customerNote),
})
export type CustomerHistory = z.infer<typeof customerHistory>

/** What a company does, what was said to it and what was written down about it. */
export const getCustomerHistory = endpoint({
  method: 'GET',
  path: '/api/v1/admin/customers/:id/history',
  params,
  reply: customerHistory,
})

export const newCustomerNote = z.object({ text: textField(2000, 'Escreva uma anotação.') })

/** Writes a note down; sent again with the same `Idempotency-Key` it is the same note. */
export const addCustomerNote = endpoint({
  method: 'POST',
  path: '/api/v1/admin/customers/:id/notes',
  status: 201,
  params,
  body: newCustomerNote,
  reply: customerNote,
})

/** Takes one's own note back. */
export const removeCustomerNote = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/customers/:id/notes/:note_id',
  status: 204,
  params: z.object({ id: idField, note_id: idField }),
})

export const adminInvoice = z.object({
  id: z.string(),
  number: z.string(),
  company_id: z.string(),
  company: z.string(),
  issued_at: z.string(),
  due_date: z.string(),
  total: z.number(),
  status: openWords(invoiceStatus),
  /** Why the last try to pay it failed. */
  failure: z.nullable(z.string()),
  /** What people have to send back, in reais. */
  to_send_back: z.number(),
})
export type AdminInvoice = z.infer<typeof adminInvoice>

export const getAdminInvoices = endpoint({
  method: 'GET',
  path: '/api/v1/admin/invoices',
  query: z.object({
    ...listQuery,
    status: z.optional(invoiceStatus),
    /** Only those of which a payment failed. */
    failed: z.optional(z.enum(['true'])),
    /** Only those of which people have to send money back. */
    to_send_back: z.optional(z.enum(['true'])),
  }),
  reply: pageOf(adminInvoice),
})

/** The guarantee, on a customer's behalf. */
export const refundCustomer = endpoint({
  method: 'POST',
  path: '/api/v1/admin/customers/:id/refund',
  params,
  body: z.object({ product_id: idField, reason: reasonField }),
  reply: z.object({ refunded: z.number() }),
})

/** Ends every session of one person of a company, as after a stolen phone. */
export const endCustomerSessions = endpoint({
  method: 'POST',
  path: '/api/v1/admin/customers/:id/people/:person/end-sessions',
  params: z.object({ id: idField, person: idField }),
  body: z.object({ reason: reasonField }),
  reply: z.object({ ended: z.number() }),
})

/** An administrator has sent back what was paid in a way that knows no way back. */
export const markRefundSent = endpoint({
  method: 'POST',
  path: '/api/v1/admin/invoices/:id/refund-sent',
  params,
  reply: z.object({ sent: z.number() }),
})
