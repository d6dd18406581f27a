import * as z from 'zod/mini'
import { draftForm } from './drafts'
import { endpoint } from './endpoint'
import {
  companyField,
  emailField,
  linkTokenField,
  messageReply,
  nameField,
  newPasswordField,
  phoneField,
} from './fields'

interface Owner {
  name: string
  email: string
  company: string
}

/** True when the password repeats the owner's name, address or company. */
export function passwordNamesOwner(password: string, owner: Owner): boolean {
  const plain = simplify(password)
  const [local = '', domain = ''] = owner.email.split('@')
  const words = [owner.name, ...owner.name.split(/\s+/), local, domain.split('.')[0] ?? '', owner.company]
  return words.map(simplify).some((word) => word.length >= 4 && plain.includes(word))
}

const simplify = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

export const signupForm = z
  .object({
    name: nameField,
    email: emailField,
    company: companyField,
    phone: z.optional(z.nullable(phoneField)),
    password: newPasswordField,
    accept_terms: z.literal(true, 'Aceite os termos para continuar.'),
    marketing_opt_in: z._default(z.boolean(), false),
    product_id: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    /** What was made in the demo of `product_id`: the agent begins with it. */
    draft: z.optional(z.nullable(draftForm)),
    terms_version: z.optional(z.string().check(z.maxLength(40))),
    source: z.optional(
      z.nullable(
        z.object({
          page_url: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
          demo_id: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
        }),
      ),
    ),
  })
  .check(
    z.refine((form) => !passwordNamesOwner(form.password, form), {
      path: ['password'],
      error: 'A senha não pode conter seu nome, e-mail ou empresa.',
    }),
  )

/** Always the same answer, for a new address and for one that is known. */
export const signup = endpoint({
  method: 'POST',
  path: '/api/v1/auth/signup',
  status: 202,
  body: signupForm,
  reply: z.object({ message: z.string(), email_verification_required: z.boolean() }),
})

export const emailForm = z.object({ email: emailField })

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/v1/auth/forgot-password',
  body: emailForm,
  reply: messageReply,
})

/** The same call under its other name. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/v1/auth/request-password-reset',
  body: emailForm,
  reply: messageReply,
})

export const resetPasswordForm = z.object({ token: linkTokenField, password: newPasswordField })

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/v1/auth/reset-password',
  body: resetPasswordForm,
  reply: messageReply,
})

/** Can a mailed link still be used? Asked before somebody thinks of a new password. */
export const checkResetLink = endpoint({
  method: 'POST',
  path: '/api/v1/auth/reset-password/check',
  body: z.object({ token: linkTokenField }),
  reply: z.object({ usable: z.boolean() }),
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/v1/auth/verify-email',
  body: z.object({ token: linkTokenField }),
  reply: z.object({ message: z.string(), email_verified: z.boolean() }),
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/v1/auth/resend-verification',
  body: emailForm,
  reply: z.object({ message: z.string(), retry_after: z.number() }),
})
