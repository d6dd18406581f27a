import * as z from 'zod/mini'
import { listQuery, pageOf, reasonField } from './admin-lists'
import { invoice, invoiceStatus } from './billing'
import { subscriptionStatus } from './dashboard'
import { endpoint } from './endpoint'
import { idField } from './fields'
import { openWords } from './open-words'

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

export const getCustomers = endpoint({
  method: 'GET',
  path: '/api/v1/admin/customers',
  query: z.object({
    ...listQuery,
    status: z.optional(subscriptionStatus),
    sort: z.optional(z.enum(['name', '-created_at'])),
  }),
  reply: pageOf(adminCustomer),
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

/** An administrator has sent back what was paid in a way that knows no way back. */
export const markRefundSent = endpoint({
  method: 'POST',
  path: '/api/v1/admin/invoices/:id/refund-sent',
  params,
  reply: z.object({ sent: z.number() }),
})
