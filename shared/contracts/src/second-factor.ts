import * as z from 'zod/mini'
import { loginReply } from './auth'
import { endpoint } from './endpoint'
import { currentPasswordField } from './fields'

/** Six digits of an authenticator, or one of the recovery codes; spaces and dashes do not count. */
export const secondFactorCode = z
  .string('Informe o código.')
  .check(z.trim(), z.minLength(6, 'Informe o código.'), z.maxLength(32, 'Informe o código.'))

export const secondFactor = z.object({
  enabled: z.boolean(),
  /** Administrators have to have one. */
  required: z.boolean(),
  recovery_codes_left: z.number(),
})
export type SecondFactor = z.infer<typeof secondFactor>

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/v1/auth/second-factor',
  reply: secondFactor,
})

export const secondFactorSetupForm = z.object({ current_password: currentPasswordField })

/** Begins to set one up, or begins anew: nothing holds until a first code has been confirmed. */
export const setUpSecondFactor = endpoint({
  method: 'POST',
  path: '/api/v1/auth/second-factor/setup',
  body: secondFactorSetupForm,
  reply: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** `otpauth://totp/…`, for scanning. */
    uri: z.string(),
  }),
})

/** The first code turns it on. The recovery codes are told this once. */
export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/v1/auth/second-factor/confirm',
  body: z.object({ code: secondFactorCode }),
  reply: z.object({ recovery_codes: z.array(z.string()) }),
})

export const secondFactorRemovalForm = z.object({
  current_password: currentPasswordField,
  code: secondFactorCode,
})

/** Turns it off; who has to have one may only replace it, and is refused. */
export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/api/v1/auth/second-factor/remove',
  status: 204,
  body: secondFactorRemovalForm,
})

/** The second half of a login: the ticket that the first half gave, and a code. */
export const loginWithSecondFactor = endpoint({
  method: 'POST',
  path: '/api/v1/auth/login/second-factor',
  body: z.object({ ticket: z.string().check(z.maxLength(200)), code: secondFactorCode }),
  reply: loginReply,
})
