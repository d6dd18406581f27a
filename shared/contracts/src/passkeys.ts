import * as z from 'zod/mini'
import { loginReply } from './auth'
import { endpoint } from './endpoint'
import { idField } from './fields'

/** What WebAuthn defines in its own words: made and checked by the library on either side. */
const webauthnJson = z.record(z.string(), z.unknown())

const ceremony = z.object({ ticket: z.string(), options: webauthnJson })
const response = z.object({ ticket: z.string().check(z.maxLength(200)), credential: webauthnJson })

export const passkeyName = z
  .string('Dê um nome à chave.')
  .check(z.trim(), z.minLength(1, 'Dê um nome à chave.'), z.maxLength(60, 'Use no máximo 60 caracteres.'))

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
  /** Kept by the owner's account with a platform, not by one device alone. */
  synced: z.boolean(),
})
export type Passkey = z.infer<typeof passkey>

export const getPasskeys = endpoint({
  method: 'GET',
  path: '/api/v1/auth/passkeys',
  reply: z.object({ items: z.array(passkey) }),
})

/** Begins to add a passkey; the ticket is good once and for five minutes. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/v1/auth/passkeys/options',
  reply: ceremony,
})

/** Adds the passkey that the browser made. Without a name it is called after the device. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/v1/auth/passkeys',
  status: 201,
  body: z.extend(response, { name: z.optional(passkeyName) }),
  reply: passkey,
})

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/v1/auth/passkeys/:id',
  params: z.object({ id: idField }),
  body: z.object({ name: passkeyName }),
  reply: passkey,
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/v1/auth/passkeys/:id',
  status: 204,
  params: z.object({ id: idField }),
})

/** Begins a login with a passkey; asks for no address, so it tells nothing of any account. */
export const beginPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/v1/auth/passkeys/login-options',
  reply: ceremony,
})

/** A passkey proves possession and its owner's presence at once: no second factor is asked for afterwards. */
export const loginWithPasskey = endpoint({
  method: 'POST',
  path: '/api/v1/auth/passkeys/login',
  body: z.extend(response, { remember_me: z._default(z.boolean(), false) }),
  reply: loginReply,
})
