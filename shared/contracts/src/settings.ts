import * as z from 'zod/mini'
import { endpoint } from './endpoint'

/** Who runs the site and how to reach them; public. */
export const settings = z.object({
  company_name: z.string(),
  legal_name: z.string(),
  cnpj: z.nullable(z.string()),
  address: z.nullable(z.string()),
  contact_email: z.string(),
  contact_phone: z.string(),
  /** Digits with country code, as WhatsApp links want them. */
  whatsapp_number: z.string(),
  product_name: z.string(),
  hours: z.string(),
  assistant: z.object({ enabled: z.boolean(), status: z.enum(['online', 'limited', 'offline']) }),
})
export type Settings = z.infer<typeof settings>

export const getSettings = endpoint({
  method: 'GET',
  isPublic: true,
  path: '/api/v1/settings/',
  reply: settings,
})
