import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { idField } from './fields'

/** What a step with the team takes: bytes of one file, of the part that one call carries, and how many files. */
export const handInLimits = { fileBytes: 5 * 1024 * 1024, partBytes: 512 * 1024, files: 10 } as const

/** A file that a company gave to the team. */
export const handedFile = z.object({
  id: z.string(),
  name: z.string(),
  /** What it is by its content, such as 'application/pdf'. */
  type: z.string(),
  bytes: z.number(),
  created_at: z.string(),
})
export type HandedFile = z.infer<typeof handedFile>

const base = '/api/v1/dashboard/agents/:agent'
const params = z.object({ agent: idField, file: idField })
const part = z.string().check(z.regex(/^\d{1,2}$/))
/** A part of a file, in base64. */
const content = z.object({
  content: z.base64().check(z.maxLength(Math.ceil(handInLimits.partBytes / 3) * 4)),
})

/** The same as it is read: it was looked at when it came. */
const kept = z.object({ content: z.string() })

/** Begins to hand in a file: its parts follow, then it is looked at. */
export const beginHandIn = endpoint({
  method: 'POST',
  path: `${base}/tasks/:task/files`,
  status: 201,
  params: z.object({ agent: idField, task: idField }),
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    bytes: z
      .int()
      .check(
        z.minimum(1, 'O arquivo está vazio.'),
        z.maximum(handInLimits.fileBytes, 'Envie um arquivo de até 5 MB.'),
      ),
  }),
  reply: z.object({ id: z.string() }),
})

/** The same part again replaces it. */
export const sendHandInPart = endpoint({
  method: 'PUT',
  path: `${base}/files/:file/parts/:part`,
  status: 204,
  params: z.extend(params, { part }),
  body: content,
})

/** Hands the file over once all of it is there and it is what its content says; asked again it answers the same. */
export const finishHandIn = endpoint({
  method: 'POST',
  path: `${base}/files/:file/finish`,
  params,
  reply: handedFile,
})

export const readHandInPart = endpoint({
  method: 'GET',
  path: `${base}/files/:file/parts/:part`,
  params: z.extend(params, { part }),
  reply: kept,
})

export const dropHandIn = endpoint({ method: 'DELETE', path: `${base}/files/:file`, status: 204, params })

/** A part of a file as the team reads it. */
export const readAdminFilePart = endpoint({
  method: 'GET',
  path: '/api/v1/admin/agent-files/:file/parts/:part',
  params: z.object({ file: idField, part }),
  reply: kept,
})
