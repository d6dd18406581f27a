import * as z from 'zod/mini'

/** Longest draft, in letters of its JSON. */
export const longestDraft = 32_000

/** What somebody made in an agent's demo: the demo's own state, and a line that tells it. */
export const draftForm = z.object({
  summary: z.string().check(z.trim(), z.maxLength(300)),
  content: z
    .record(z.string(), z.unknown())
    .check(z.refine((content) => JSON.stringify(content).length <= longestDraft, 'Use um rascunho menor.')),
})

export const draft = z.object({
  summary: z.string(),
  content: z.record(z.string(), z.unknown()),
  made_at: z.string(),
})
export type Draft = z.infer<typeof draft>
