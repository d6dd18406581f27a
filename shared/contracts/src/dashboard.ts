import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { openWords } from './open-words'

export const subscriptionStatus = z.enum([
  'trialing',
  'trial_ended',
  'active',
  'past_due',
  'cancel_at_period_end',
  'paused',
  'cancelled',
])
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>

/** What an agent did in the last thirty days. */
export const agentResult = z.object({
  key: z.string(),
  label: z.string(),
  value: z.number(),
  unit: openWords(z.enum(['count', 'hours', 'reais', 'percent'])),
  /** How it is counted, in words, where that is not plain. */
  how: z.nullable(z.string()),
})
export type AgentResult = z.infer<typeof agentResult>

/** A product the customer holds. */
export const service = z.object({
  product_id: z.string(),
  name: z.string(),
  /** Of its icon, drawn by a line in a square of 24. */
  icon_path: z.string(),
  status: openWords(subscriptionStatus),
  trial_ends_at: z.nullable(z.string()),
  /** When its trial ends it becomes a plan by itself. */
  continues_after_trial: z.boolean(),
  setup: z.object({ done: z.number(), total: z.number() }),
  /** What it did in the last thirty days. */
  results: z.array(agentResult),
})
export type Service = z.infer<typeof service>

export const notice = z.object({
  id: z.string(),
  type: openWords(z.enum(['success', 'error', 'warning', 'info'])),
  text: z.string(),
  action: z.nullable(z.object({ label: z.string(), href: z.string() })),
})
export type Notice = z.infer<typeof notice>

/** True while going on after a trial has not been decided on: nothing is charged by itself, and this is what it would be. */
export const ifContinued = z._default(z.boolean(), false)

/** True for the first invoice of a plan: until then its trial costs nothing. */
export const endsTrial = z._default(z.boolean(), false)

export const dashboard = z.object({
  greeting_name: z.string(),
  services: z.array(service),
  next_invoice: z.nullable(
    z.object({
      amount: z.number(),
      due_date: z.string(),
      estimated_usage: z.number(),
      ends_trial: endsTrial,
      if_continued: ifContinued,
    }),
  ),
  usage_alerts: z.array(z.object({ meter: z.string(), percent: z.number() })),
  upcoming_meetings: z.array(
    z.object({ id: z.string(), title: z.string(), start_at: z.string(), status: z.string() }),
  ),
  notices: z.array(notice),
})
export type Dashboard = z.infer<typeof dashboard>

export const getDashboard = endpoint({ method: 'GET', path: '/api/v1/dashboard', reply: dashboard })
