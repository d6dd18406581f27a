import * as z from 'zod/mini'
import { endpoint } from './endpoint'

/** Where a company may be found elsewhere, in the order that they are shown in. */
export const socialNetworks = ['instagram', 'facebook', 'linkedin', 'youtube', 'x'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** A field for each network. */
export const socialShape = <S extends z.ZodMiniType>(address: S): Record<`${SocialNetwork}_url`, S> => ({
  instagram_url: address,
  facebook_url: address,
  linkedin_url: address,
  youtube_url: address,
  x_url: address,
})

export const assistantCorners = ['round', 'soft', 'square'] as const
export const assistantSides = ['right', 'left'] as const
/** A colour as `#rrggbb`. */
export const hexColor = /^#[\da-f]{6}$/i

/** What the assistant takes over from the page that it is on; without a colour it has the site's own. */
export const assistantBrand = z.object({
  color: z.optional(z.string().check(z.regex(hexColor))),
  corner: z.optional(z.enum(assistantCorners)),
  side: z.optional(z.enum(assistantSides)),
})
export type AssistantBrand = z.infer<typeof assistantBrand>

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
  /** Addresses of the company elsewhere; empty where it has none. */
  ...socialShape(z.string()),
  product_name: z.string(),
  hours: z.string(),
  assistant: z.object({
    enabled: z.boolean(),
    status: z.enum(['online', 'limited', 'offline']),
    brand: z.optional(assistantBrand),
  }),
})
export type Settings = z.infer<typeof settings>

export const getSettings = endpoint({
  method: 'GET',
  isPublic: true,
  path: '/api/v1/settings/',
  reply: settings,
})
