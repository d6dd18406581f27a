import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { currentPasswordField, emailField } from './fields'

/** Who is signed in, as the server knows them; the client adds the fixed role. */
export const me = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Absent when unknown: screens then show the product's company. */
  company: z.nullable(z.string()),
  email_verified: z.boolean(),
  created_at: z.string(),
  last_login: z.nullable(z.string()),
  /** May see something of the admin area; what exactly, the server says there. */
  administers: z.optional(z.boolean()),
})
export type Me = z.infer<typeof me>

export const credentials = z.object({
  email: emailField,
  password: currentPasswordField,
  remember_me: z._default(z.boolean(), false),
  /** What an earlier login left in this browser: tries here are not counted with those of strangers. */
  device_note: z.optional(z.string().check(z.maxLength(200))),
})

/** `token` is null when the password was right and something is still missing: a confirmed address, a second factor. */
export const loginReply = z.object({
  token: z.nullable(z.string()),
  user_id: z.string(),
  email_verified: z.boolean(),
  expires_in: z.optional(z.number()),
  /** To be kept by the browser and sent along with the next login; it names nobody. */
  device_note: z.optional(z.string()),
  /** The password was right and a code is still to come: the ticket is good once and for five minutes. */
  second_factor: z.optional(z.object({ ticket: z.string() })),
})

export const login = endpoint({
  method: 'POST',
  path: '/api/v1/auth/login',
  body: credentials,
  reply: loginReply,
})

export const logout = endpoint({ method: 'POST', path: '/api/v1/auth/logout', status: 204 })

/** Bearer only: the token in use is exchanged for the next one of the same session. */
export const refresh = endpoint({
  method: 'POST',
  path: '/api/v1/auth/refresh',
  reply: z.object({
    /** The same token under both names; a client takes whichever is there. */
    access_token: z.optional(z.string()),
    token: z.optional(z.string()),
    expires_in: z.optional(z.number()),
  }),
})

export const getMe = endpoint({ method: 'GET', path: '/api/v1/auth/me', reply: me })
