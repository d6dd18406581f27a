import * as z from 'zod/mini'

/** A mail as the outbox keeps it; listed outside production only, newest first. */
export const keptMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  created_at: z.string(),
})
export type KeptMail = z.infer<typeof keptMail>

/** Answer of the backend's internal list, which the public proxy never reaches. */
export const keptMails = z.array(keptMail)
