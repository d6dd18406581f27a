import * as z from 'zod/mini'
import { subscriptionStatus } from './dashboard'
import { endpoint } from './endpoint'
import { openWords } from './open-words'

export const adminRole = z.enum(['owner', 'admin', 'comercial', 'agenda', 'financeiro', 'leitura'])
export type AdminRole = z.infer<typeof adminRole>

export const adminMe = z.object({ role: adminRole, permissions: z.array(z.string()) })
export type AdminMe = z.infer<typeof adminMe>

/** Counts of what is in the database now. */
export const adminOverview = z.object({
  users: z.object({ total: z.number(), verified: z.number(), new_last_7_days: z.number() }),
  /** One entry for each state, also when its count is zero. */
  subscriptions: z.array(z.object({ status: openWords(subscriptionStatus), count: z.number() })),
  trials_ending_7_days: z.number(),
  products: z.number(),
  mail: z.object({ waiting: z.number(), sent: z.number(), dead: z.number() }),
  leads_today: z.number(),
  /** Of today, those that are called off left out. */
  meetings_today: z.number(),
  /** Requests that wait for somebody's answer. */
  meetings_pending: z.number(),
  /** Unpaid invoices of which a payment has failed. */
  failed_payments: z.number(),
  /** Invoices of which people have to send money back. */
  refunds_to_send: z.number(),
  assistant: z.enum(['online', 'limited', 'offline']),
  generated_at: z.string(),
})
export type AdminOverview = z.infer<typeof adminOverview>

/** What the business earns, of everybody but the companies of those who run it; amounts in reais. */
export const adminBusiness = z.object({
  /** Monthly prices of everybody who pays. */
  recurring: z.number(),
  paying: z.number(),
  trials: z.number(),
  /** Of the trials that ended in the last 30 days, how many became a plan; of none there is no share. */
  conversion: z.object({ ended: z.number(), became: z.number() }),
  /** Of those who paid 30 days ago, how many have left since. */
  churn: z.object({ before: z.number(), left: z.number() }),
  overdue: z.object({ count: z.number(), amount: z.number() }),
  /** Received this month, and what is still due in it. */
  forecast: z.object({ received: z.number(), due: z.number() }),
  /** Received in each of the last twelve months, this one last. */
  months: z.array(z.object({ month: z.string(), received: z.number() })),
})
export type AdminBusiness = z.infer<typeof adminBusiness>

export const getAdminMe = endpoint({ method: 'GET', path: '/api/v1/admin/me', reply: adminMe })

export const getAdminOverview = endpoint({
  method: 'GET',
  path: '/api/v1/admin/overview',
  reply: adminOverview,
})

export const getAdminBusiness = endpoint({
  method: 'GET',
  path: '/api/v1/admin/business',
  reply: adminBusiness,
})
