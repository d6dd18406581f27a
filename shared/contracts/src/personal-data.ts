import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { companyField, currentPasswordField, nameField, phoneField } from './fields'

/** What a customer may change about themselves. */
export const profileForm = z.object({
  name: nameField,
  company: companyField,
  phone: phoneField,
})

export const profile = z.object({
  name: z.string(),
  email: z.string(),
  company: z.string(),
  /** `+` and digits. */
  phone: z.nullable(z.string()),
})
export type Profile = z.infer<typeof profile>

export const getProfile = endpoint({ method: 'GET', path: '/api/v1/account/profile', reply: profile })

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/v1/account/profile',
  body: profileForm,
  reply: profile,
})

/** Mails that somebody may go without; those about invoices, meetings and access are always sent. */
export const mailChoices = z.object({
  /** How near the company is to its limits. */
  usage_alerts_opt_in: z.boolean(),
  marketing_opt_in: z.boolean(),
})
export type MailChoices = z.infer<typeof mailChoices>

export const getMailChoices = endpoint({
  method: 'GET',
  path: '/api/v1/account/mails',
  reply: mailChoices,
})

export const saveMailChoices = endpoint({
  method: 'PUT',
  path: '/api/v1/account/mails',
  body: mailChoices,
  reply: mailChoices,
})

/** Everything we hold about who asks, as one file. */
export const personalData = z.object({
  exported_at: z.string(),
  /** One entry for each kind of record, in the words of the privacy policy; rows as they are kept. */
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type PersonalData = z.infer<typeof personalData>

export const exportPersonalData = endpoint({
  method: 'GET',
  path: '/api/v1/account/export',
  reply: personalData,
})

const deletion = z.object({
  requested_at: z.string(),
  /** From this moment nothing can be undone. */
  deletes_at: z.string(),
})
export type AccountDeletion = z.infer<typeof deletion>

/** Null while nobody has asked for it. */
export const getAccountDeletion = endpoint({
  method: 'GET',
  path: '/api/v1/account/deletion',
  reply: z.object({ deletion: z.nullable(deletion) }),
})

export const accountDeletionForm = z.object({ current_password: currentPasswordField })

/** Asks for the account to be deleted in seven days; asking again does not begin anew. */
export const requestAccountDeletion = endpoint({
  method: 'POST',
  path: '/api/v1/account/deletion',
  body: accountDeletionForm,
  reply: z.object({ deletion }),
})

export const undoAccountDeletion = endpoint({
  method: 'DELETE',
  path: '/api/v1/account/deletion',
  status: 204,
})
