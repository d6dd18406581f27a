import type { PageRegistry } from '@ag/contracts'
import * as z from 'zod/mini'

/** A server file, with the hash its bytes must have. */
export interface ServerFile {
  file: string
  integrity: string
}

/** What the parent sends to the rendering process: one mix and the pages to render in it. */
export interface RenderJob {
  apiUrl: string
  /** Where the public finds the site. */
  origin: string
  shell: ServerFile
  remotes: Record<string, ServerFile>
  pages: { path: string; remote: string; registry: PageRegistry }[]
}

/** What the process answers to a job, once for each page and once at the end. It ran released code, so it is not believed. */
export const renderAnswer = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('page'),
    path: z.string(),
    status: z.int().check(z.minimum(200), z.maximum(499)),
    head: z.string(),
    body: z.string(),
    state: z.string(),
    modified: z.nullable(z.iso.datetime()),
  }),
  z.object({ type: z.literal('failed'), path: z.string(), reason: z.string() }),
  z.object({ type: z.literal('done') }),
])
export type RenderAnswer = z.infer<typeof renderAnswer>

/** The server build of the shell. */
export interface ShellRenderer {
  /** Libraries that the remotes' server files share with the shell. */
  shared: Record<string, unknown>
  render(input: {
    registry: PageRegistry
    path: string
    remotes: Record<string, { routes: unknown[] }>
    apiUrl: string
    origin: string
  }): Promise<{ status: number; head: string; body: string; state: string; modified?: string | null }>
}
