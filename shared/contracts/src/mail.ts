import * as z from 'zod/mini'

/** A mail as the outbox keeps it; listed outside production only, newest first. */
export const outboxMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Names of the files that go along. */
  files: z.array(z.string()),
  /** The entry for a calendar among them. */
  calendar: z.optional(z.string()),
  created_at: z.string(),
})
export type OutboxMail = z.infer<typeof outboxMail>

/** Answer of the backend's internal list, which the public proxy never reaches. */
export const outboxMails = z.array(outboxMail)
