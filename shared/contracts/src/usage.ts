import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { idField } from './fields'

export const meterKeys = ['whatsapp_messages', 'email_sends', 'ai_credits'] as const
export const meterKey = z.enum(meterKeys)
export type MeterKey = z.infer<typeof meterKey>

export const monthField = z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'Informe um mês válido.'))

/** Something an agent used for a company. The id makes a repeat harmless; the order does not matter. */
export const usageEvent = z.object({
  id: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  company_id: idField,
  product_id: idField,
  meter: meterKey,
  quantity: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  occurred_at: z.iso.datetime({ offset: true }),
})
export type UsageEvent = z.infer<typeof usageEvent>

/** For the agents, with a service key as the bearer token; no browser calls it. */
export const recordUsage = endpoint({
  method: 'POST',
  path: '/api/v1/usage/events',
  status: 202,
  body: z.object({ events: z.array(usageEvent).check(z.minLength(1), z.maxLength(1000)) }),
  reply: z.object({
    accepted: z.number(),
    repeated: z.number(),
    /** Meters whose limit is reached, of companies that want them to rest then: agents stop using them. */
    paused: z.array(z.object({ company_id: z.string(), meter: meterKey })),
  }),
})

export const limitAction = z.enum(['notify', 'pause'])

/** Amounts are in reais, quantities in the meter's unit. */
export const usageMeter = z.object({
  key: meterKey,
  label: z.string(),
  unit: z.string(),
  included: z.number(),
  used: z.number(),
  price_per_1000: z.number(),
  cost: z.number(),
  /** What the month comes to if it goes on as until now; the same as `used` once it is over. */
  projected_used: z.number(),
  projected_cost: z.number(),
  limit_amount: z.nullable(z.number()),
  limit_action: limitAction,
  limit_reached_on: z.nullable(z.string()),
  /** The day on which the limit will be reached at this pace. */
  limit_projected_on: z.nullable(z.string()),
  by_service: z.array(z.object({ product_id: z.string(), name: z.string(), used: z.number() })),
  /** Every day of the period so far. */
  daily: z.array(z.object({ date: z.string(), value: z.number() })),
})
export type UsageMeter = z.infer<typeof usageMeter>

export const usage = z.object({
  period: z.object({ start: z.string(), end: z.string() }),
  /** First month that has something to show, e.g. `2026-05`. */
  first_month: z.string(),
  meters: z.array(usageMeter),
})
export type Usage = z.infer<typeof usage>

const usageQuery = z.object({ month: z.optional(monthField), product_id: z.optional(idField) })

/** A month's usage, of all products or one; the current month unless told. */
export const getUsage = endpoint({
  method: 'GET',
  path: '/api/v1/dashboard/usage',
  query: usageQuery,
  reply: usage,
})

/** The same by day, product and meter, as text/csv. */
export const getUsageFile = endpoint({
  method: 'GET',
  path: '/api/v1/dashboard/usage/export',
  query: usageQuery,
})

/** The most to be spent in a month, in reais, and what happens then; null is no limit. */
export const usageLimit = z.object({
  limit_amount: z.nullable(
    z
      .number('Informe um valor em reais.')
      .check(
        z.minimum(1, 'Informe pelo menos R$ 1.'),
        z.maximum(1_000_000, 'Informe no máximo R$ 1.000.000.'),
        z.multipleOf(0.01, 'Use no máximo duas casas decimais.'),
      ),
  ),
  limit_action: limitAction,
})

/** Sets the most to be spent on a meter in a month; null is no limit. */
export const saveUsageLimit = endpoint({
  method: 'PUT',
  path: '/api/v1/dashboard/usage/limits/:meter',
  params: z.object({ meter: meterKey }),
  body: usageLimit,

  reply: usageMeter,
})

export const metricsRange = z.enum(['7d', '30d', '90d'])

export const metrics = z.object({
  range: metricsRange,
  series: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      unit: z.string(),
      total: z.number(),
      /** Against as many days before; null where there were none. */
      delta_percent: z.nullable(z.number()),
      points: z.array(z.object({ date: z.string(), value: z.number() })),
    }),
  ),
  generated_at: z.string(),
})
export type Metrics = z.infer<typeof metrics>

export const getMetrics = endpoint({
  method: 'GET',
  path: '/api/v1/dashboard/metrics',
  query: z.object({ range: z._default(metricsRange, '30d') }),
  reply: metrics,
})
