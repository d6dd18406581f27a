import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { idField } from './fields'

export const consentCategories = ['necessary', 'functional', 'analytics', 'marketing'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** What somebody allows; what is necessary cannot be switched off. */
export const consentPreferences = z.object({
  necessary: z.literal(true),
  functional: z.boolean(),
  analytics: z.boolean(),
  marketing: z.boolean(),
})
export type ConsentPreferences = z.infer<typeof consentPreferences>

export const consentChoices = ['accept_all', 'accept_selected', 'reject_all'] as const
export type ConsentChoice = (typeof consentChoices)[number]

export const cookieEntry = z.object({
  name: z.string(),
  provider: z.string(),
  purpose: z.string(),
  duration: z.string(),
  party: z.enum(['first', 'third']),
  /** Where the browser keeps it. */
  storage: z.enum(['cookie', 'local_storage', 'session_storage']),
})
export type CookieEntry = z.infer<typeof cookieEntry>

export const cookieCategory = z.object({
  key: z.enum(consentCategories),
  name: z.string(),
  description: z.string(),
  required: z.boolean(),
  legal_basis: z.string(),
  cookies: z.array(cookieEntry),
})
export type CookieCategory = z.infer<typeof cookieCategory>

export const cookieInfo = z.object({
  version: z.string(),
  /** Changes with anything that a decision rests on: categories, what is kept, for what and for how long. */
  fingerprint: z.string(),
  categories: z.array(cookieCategory),
})
export type CookieInfo = z.infer<typeof cookieInfo>

export const cookiePolicy = z.object({
  version: z.string(),
  updated_at: z.string(),
  title: z.string(),
  sections: z.array(z.object({ heading: z.string(), body: z.string() })),
})
export type CookiePolicy = z.infer<typeof cookiePolicy>

/** What the site keeps in a browser, by category. */
export const getCookies = endpoint({
  method: 'GET',
  isPublic: true,
  path: '/api/v1/cookies/',
  reply: cookieInfo,
})

export const getCookiePolicy = endpoint({
  method: 'GET',
  isPublic: true,
  path: '/api/v1/cookies/policy',
  reply: cookiePolicy,
})

const necessary = z.optional(z.literal(true, 'Os cookies necessários não podem ser desligados.'))
const optionalOnes = {
  functional: z.optional(z.boolean()),
  analytics: z.optional(z.boolean()),
  marketing: z.optional(z.boolean()),
}
const preferencesSent = z.object({ necessary, ...optionalOnes })

/** What a browser says of itself and of the moment; the server's own time is the proof. */
const circumstances = {
  consent_id: z.optional(idField),
  user_agent: z.optional(z.string().check(z.maxLength(1000))),
  timestamp: z.optional(
    z.string().check(
      z.maxLength(40),
      z.refine((text) => !Number.isNaN(Date.parse(text)), 'Informe uma data válida.'),
    ),
  ),
  language: z.optional(z.string().check(z.maxLength(35))),
  /** Path of the page, without its query. */
  page: z.optional(z.string().check(z.maxLength(500), z.startsWith('/'))),
  version: z.optional(z.string().check(z.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/))),
  fingerprint: z.optional(z.string().check(z.maxLength(100))),
}

export const consentRecorded = z.object({
  consent_id: z.string(),
  recorded_at: z.string(),
  receipt_url: z.string(),
})
export type ConsentRecorded = z.infer<typeof consentRecorded>

/** Records a decision; the booleans stand at the top level or inside `preferences`. */
export const saveConsent = endpoint({
  method: 'POST',
  path: '/api/v1/cookies/consent',
  status: 201,
  body: z
    .object({
      necessary,
      ...optionalOnes,
      preferences: z.optional(preferencesSent),
      action: z.optional(z.enum(consentChoices)),
      ...circumstances,
    })
    .check(
      z.refine((sent) => preferencesOf(sent) !== undefined, {
        message: 'Diga sim ou não para cada categoria.',
        path: ['preferences'],
      }),
    ),
  reply: consentRecorded,
})

/** Takes a decision back; what was decided before stays on record. */
export const withdrawConsent = endpoint({
  method: 'POST',
  path: '/api/v1/cookies/consent/withdraw',
  status: 201,
  body: z.object(circumstances),
  reply: consentRecorded,
})

/**
 * Ties everything under an id to the account of whoever is signed in. The first account keeps it for good; asking again
 * changes nothing.
 */
export const tieConsent = endpoint({
  method: 'POST',
  path: '/api/v1/cookies/consent/:id/account',
  params: z.object({ id: idField }),
  /** False where the id is another account's, or nobody's. */
  reply: z.object({ tied: z.boolean() }),
})

export const consentEntry = z.object({
  action: z.enum([...consentChoices, 'withdraw']),
  preferences: consentPreferences,
  version: z.string(),
  fingerprint: z.string(),
  text_hash: z.string(),
  language: z.string(),
  page: z.nullable(z.string()),
  recorded_at: z.string(),
  /** What the browser's clock said. */
  decided_at: z.nullable(z.string()),
})

/** Everything that was decided under one id, newest first. */
export const consentReceipt = z.object({ consent_id: z.string(), entries: z.array(consentEntry) })
export type ConsentReceipt = z.infer<typeof consentReceipt>

export const getConsentReceipt = endpoint({
  method: 'GET',
  isPublic: true,
  path: '/api/v1/cookies/consent/:id',
  params: z.object({ id: idField }),
  reply: consentReceipt,
})

type Sent = z.infer<typeof preferencesSent>

/** The decision in a request, wherever it stands; undefined unless every category has its answer. */
export function preferencesOf({
  preferences,
  ...top
}: Sent & { preferences?: Sent }): ConsentPreferences | undefined {
  const { functional, analytics, marketing } = preferences ?? top
  if (functional === undefined || analytics === undefined || marketing === undefined) return undefined
  return { necessary: true, functional, analytics, marketing }
}
