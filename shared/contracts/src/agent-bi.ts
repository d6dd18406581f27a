import * as z from 'zod/mini'
import { type Endpoint, endpoint } from './endpoint'
import { idField } from './fields'

/** What one company may keep, and how a file travels. */
export const biLimits = {
  tables: 20,
  rows: 2_000_000,
  /** Packed, as they are stored. */
  bytes: 200 * 1024 * 1024,
  fileBytes: 20 * 1024 * 1024,
  fileRows: 1_000_000,
  /** Files that were added to one table. */
  files: 60,
  /** A file goes up in parts, so that each call is short and a slow line loses one of them at most. */
  partBytes: 512 * 1024,
  pins: 24,
} as const

export const biColumnKind = z.enum(['number', 'category', 'date', 'ignored'])
export type BiColumnKind = z.infer<typeof biColumnKind>

export const biColumn = z.object({ name: z.string().check(z.maxLength(60)), kind: biColumnKind })
export type BiColumn = z.infer<typeof biColumn>

export const biTable = z.object({
  id: z.string(),
  name: z.string(),
  rows: z.number(),
  bytes: z.number(),
  columns: z.array(biColumn),
  files: z.array(z.object({ name: z.string(), rows: z.number() })),
  /** Grows with every change; what was worked out from an older one is out of date. */
  version: z.number(),
  updated_at: z.string(),
})
export type BiTable = z.infer<typeof biTable>

const base = '/api/v1/dashboard/agents/business-intelligence'
const tableParams = z.object({ table: idField })
const nameField = z
  .string('Informe o nome da tabela.')
  .check(
    z.trim(),
    z.minLength(1, 'Informe o nome da tabela.'),
    z.maxLength(40, 'Use no máximo 40 caracteres.'),
  )

/** The company's tables, with questions that they answer. */
export const getBiTables = endpoint({
  method: 'GET',
  path: `${base}/tables`,
  reply: z.object({ tables: z.array(biTable), questions: z.array(z.string()) }),
})

/** A table with its first rows. */
export const getBiTable = endpoint({
  method: 'GET',
  path: `${base}/tables/:table`,
  params: tableParams,
  reply: z.object({
    table: biTable,
    rows: z.array(z.array(z.string())),
    /** What to know about it, such as lines that were left out. */
    notes: z.array(z.string()),
  }),
})

/** Renames a table or says what its columns hold. */
export const changeBiTable = endpoint({
  method: 'PATCH',
  path: `${base}/tables/:table`,
  params: tableParams,
  body: z.object({
    name: z.optional(nameField),
    columns: z.optional(z.array(biColumn).check(z.minLength(1), z.maxLength(50))),
  }),
  reply: biTable,
})

export const deleteBiTable = endpoint({
  method: 'DELETE',
  path: `${base}/tables/:table`,
  status: 204,
  params: tableParams,
})

/** A table as CSV, part by part: the next begins where `next` says, until that is null. */
export const exportBiTable = endpoint({
  method: 'GET',
  path: `${base}/tables/:table/export`,
  params: tableParams,
  query: z.object({ from: z.optional(z.string().check(z.regex(/^\d{1,4}\.\d{1,8}$/))) }),
  reply: z.object({ content: z.string(), next: z.nullable(z.string()) }),
})

/** Begins to send a file: its parts follow, then it is read. */
export const beginBiUpload = endpoint({
  method: 'POST',
  path: `${base}/uploads`,
  status: 201,
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(199)),
    bytes: z
      .int()
      .check(
        z.minimum(1, 'O arquivo está vazio.'),
        z.maximum(biLimits.fileBytes, 'Envie um arquivo de até 20 MB.'),
      ),
  }),
  reply: z.object({ id: z.string() }),
})

/** A part of a file in base64; the same part again replaces it. */
export const sendBiUploadPart = endpoint({
  method: 'PUT',
  path: `${base}/uploads/:upload/parts/:part`,
  status: 204,
  params: z.object({ upload: idField, part: z.string().check(z.regex(/^\d{1,2}$/)) }),
  body: z.object({ content: z.base64().check(z.maxLength(Math.ceil(biLimits.partBytes / 3) * 4)) }),
})

/**
 * Reads a file that has been sent, into a new table, in place of a table's rows, or after them. Asked again while it is
 * still being read, it waits on; asked again after that, it answers the same.
 */
export const finishBiUpload = endpoint({
  method: 'POST',
  path: `${base}/uploads/:upload/finish`,
  params: z.object({ upload: idField }),
  body: z.object({
    into: z.discriminatedUnion('as', [
      z.object({ as: z.literal('new'), name: nameField }),
      z.object({ as: z.literal('replace'), table: idField }),
      z.object({ as: z.literal('append'), table: idField }),
    ]),
  }),
  reply: z.object({ table: z.nullable(biTable) }),
})

/* Questions */

const biUnit = z.enum(['money', 'count', 'number', 'percent'])
const offers = z.array(z.string())

/** What somebody gets for a question; `@ag/agents/business-intelligence/answer` says more of each. */
export const biAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answer'),
    title: z.string(),
    sentence: z.string(),
    unit: biUnit,
    figure: z.optional(z.number()),
    chart: z.optional(
      z.object({
        shape: z.enum(['bar', 'line']),
        points: z.array(z.object({ label: z.string(), value: z.number() })),
      }),
    ),
    table: z.object({ header: z.array(z.string()), rows: z.array(z.array(z.string())) }),
    how: z.object({
      definition: z.string(),
      filter: z.string(),
      query: z.string(),
      notes: z.array(z.string()),
    }),
    offers,
  }),
  z.object({ kind: z.enum(['ask', 'unknown']), message: z.string(), offers }),
])
export type BiAnswer = z.infer<typeof biAnswer>

const questionField = z
  .string('Escreva uma pergunta.')
  .check(z.trim(), z.minLength(1, 'Escreva uma pergunta.'), z.maxLength(300, 'Use no máximo 300 caracteres.'))

/** Asks the company's tables; an answer costs one credit, once for each id, and what is not answered costs nothing. */
export const askBi = endpoint({
  method: 'POST',
  path: `${base}/questions`,
  body: z.object({ id: idField, question: questionField }),
  reply: z.object({
    answer: biAnswer,
    /** The table that it was worked out from. */
    table: z.nullable(z.object({ id: z.string(), name: z.string() })),
  }),
})

/* The board */

/** When to tell of a pinned number; the limit is in the number's own unit, a percentage as a fraction. */
export const biAlert = z.object({
  when: z.enum(['above', 'below']),
  limit: z.number('Informe um número.').check(z.minimum(-1e15), z.maximum(1e15)),
})
export type BiAlert = z.infer<typeof biAlert>

export const biPin = z.object({
  id: z.string(),
  question: z.string(),
  answer: biAnswer,
  table: z.nullable(z.object({ id: z.string(), name: z.string() })),
  alert: z.nullable(biAlert),
})
export type BiPin = z.infer<typeof biPin>

/** Pinned questions with what the tables say now. */
export const getBiBoard = endpoint({
  method: 'GET',
  path: `${base}/board`,
  reply: z.object({ pins: z.array(biPin), calculated_at: z.string() }),
})

/** Pins a question that has an answer; one that is pinned already stays once. */
export const pinBiQuestion = endpoint({
  method: 'POST',
  path: `${base}/board`,
  status: 201,
  body: z.object({ question: questionField, table: z.nullable(idField) }),
  reply: z.object({ id: z.string() }),
})

export const unpinBiQuestion = endpoint({
  method: 'DELETE',
  path: `${base}/board/:pin`,
  status: 204,
  params: z.object({ pin: idField }),
})

/** Tells by mail, once each time, when a pinned number passes a limit; null tells no more. */
export const saveBiAlert = endpoint({
  method: 'PUT',
  path: `${base}/board/:pin/alert`,
  status: 204,
  params: z.object({ pin: idField }),
  body: z.object({ alert: z.nullable(biAlert) }),
})

/* The weekly report */

export const biReport = z.object({
  enabled: z.boolean(),
  /** 1 is Monday. */
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  recipients: z.array(idField).check(z.maxLength(50)),
})
export type BiReport = z.infer<typeof biReport>

export const biReportState = z.extend(biReport, {
  /** Who may receive it. */
  people: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  last_sent_at: z.nullable(z.string()),
  next_at: z.nullable(z.string()),
})
export type BiReportState = z.infer<typeof biReportState>

export const getBiReport = endpoint({ method: 'GET', path: `${base}/report`, reply: biReportState })

/** The board by mail, once a week. */
export const saveBiReport = endpoint({
  method: 'PUT',
  path: `${base}/report`,
  body: biReport,
  reply: biReportState,
})

/** What the browser calls of this agent. */
export const biEndpoints: readonly Endpoint[] = [
  getBiTables,
  getBiTable,
  changeBiTable,
  deleteBiTable,
  exportBiTable,
  beginBiUpload,
  sendBiUploadPart,
  finishBiUpload,
  askBi,
  getBiBoard,
  pinBiQuestion,
  unpinBiQuestion,
  saveBiAlert,
  getBiReport,
  saveBiReport,
]

/* From the demo */

/** What a visitor tried with a file of their own: its name, what they asked, and the file itself where it is small enough. */
export const biDraft = z.object({
  name: z.string().check(z.maxLength(200)),
  questions: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(20)),
  csv: z.optional(z.string().check(z.maxLength(24_000))),
})
