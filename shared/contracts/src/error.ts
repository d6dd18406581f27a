import * as z from 'zod/mini'

/** Every answer that is not a success, from backend and gateway alike. */
export const errorReply = z.object({
  /** For people; always equal to `message`. */
  detail: z.string(),
  message: z.string(),
  /** A better sentence than the mapped one, where there is one. */
  userMessage: z.nullable(z.string()),
  code: z.string(),
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
  /** True only when the session really ended. */
  requiresAuth: z.boolean(),
  retry_after: z.nullable(z.number()),
  request_id: z.string(),
  /** Of the assistant's calls, in the words that its older clients know. */
  success: z.optional(z.literal(false)),
  error: z.optional(z.string()),
  /** Free slots near the one that was lost, where one was. */
  alternatives: z.optional(
    z.array(z.object({ start_at: z.string(), end_at: z.string(), label: z.string() })),
  ),
  /** The record as it is now, where somebody else has changed it. */
  current: z.optional(z.unknown()),
})
export type ErrorReply = z.infer<typeof errorReply>
