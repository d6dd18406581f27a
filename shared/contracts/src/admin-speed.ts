import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { deviceClass, measuredPage } from './speed'

/** The value that three in four visits did not exceed, and of how many visits that is told; null of none. */
const speedFigure = z.nullable(z.object({ p75: z.number(), count: z.number() }))

/** Milliseconds; `cls` is a score. */
const measured = {
  /** Loads of pages that were measured. */
  visits: z.number(),
  lcp: speedFigure,
  inp: speedFigure,
  cls: speedFigure,
  ttfb: speedFigure,
}
const measuredSpeed = z.object(measured)
export type MeasuredSpeed = z.infer<typeof measuredSpeed>

/** How fast the site was for visitors who allowed it to be measured. */
const adminSpeed = z.object({
  total: measuredSpeed,
  /** The days of the period that have visits, the oldest first. */
  days: z.array(z.object({ day: z.string(), ...measured })),
  /** The pages of the period, whichever was asked for; the most visited first. */
  pages: z.array(z.object({ page: z.string(), ...measured })),
  /** The latest builds of each release that the visitors got. */
  builds: z.array(z.object({ remote: z.string(), build: z.string(), ...measured })),
})
export type AdminSpeed = z.infer<typeof adminSpeed>

/** The last seven days, today among them, unless more are asked for. */
export const getAdminSpeed = endpoint({
  method: 'GET',
  path: '/api/v1/admin/speed',
  query: z.object({
    page: z.optional(measuredPage),
    device: z.optional(deviceClass),
    days: z.optional(z.enum(['7', '28'])),
  }),
  reply: adminSpeed,
})
