import * as z from 'zod/mini'
import { recorded } from './analytics'
import { endpoint } from './endpoint'
import { buildId, releaseName } from './release'

/** The pages whose speed is measured, by the patterns of their addresses: nothing else is taken for a page. */
export const measuredPages = [
  '/',
  '/agents',
  '/agents/:product',
  '/consultation',
  '/consultation/manage',
  '/assistente',
  '/assistente/embed',
  '/privacy',
  '/seguranca',
  '/auth/login',
  '/auth/login/code',
  '/auth/signed-in',
  '/auth/signup',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/verify-email',
  '/dashboard',
  '/dashboard/services',
  '/dashboard/services/:agent',
  '/dashboard/billing',
  '/dashboard/usage',
  '/dashboard/settings',
  '/admin',
  '/admin/products',
  '/admin/pricing',
  '/admin/meetings',
] as const
export const measuredPage = z.enum(measuredPages)
export type MeasuredPage = z.infer<typeof measuredPage>

export const deviceClass = z.enum(['phone', 'tablet', 'desktop'])
export type DeviceClass = z.infer<typeof deviceClass>

const value = z.optional(z.number().check(z.gte(0), z.lte(1e9)))

/** Largest paint, answer to an input, and first byte, in milliseconds; `cls` is a score of how much the layout shifted. */
const vitals = z
  .object({ lcp: value, inp: value, cls: value, ttfb: value })
  .check(z.refine((told) => Object.keys(told).length > 0, 'Informe ao menos uma medida.'))
export type Vitals = z.infer<typeof vitals>
export type SpeedMetric = keyof Vitals

const mostBuilds = 12

/** Records how fast one load of a page was, once: nothing of who looked at it. */
export const recordSpeed = endpoint({
  method: 'POST',
  path: '/api/v1/analytics/speed',
  status: 202,
  body: z.object({
    page: measuredPage,
    device: deviceClass,
    vitals,
    /** What the page ran, by the names of the releases; the host is always among them. */
    builds: z
      .record(releaseName, buildId)
      .check(
        z.refine(
          (told) => 'shell' in told && Object.keys(told).length <= mostBuilds,
          'Informe as versões da página.',
        ),
      ),
  }),
  reply: recorded,
})
