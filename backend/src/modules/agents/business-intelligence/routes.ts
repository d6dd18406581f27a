import {
  askBi,
  beginBiUpload,
  biLimits,
  changeBiTable,
  deleteBiTable,
  exportBiTable,
  finishBiUpload,
  getBiBoard,
  getBiReport,
  getBiTable,
  getBiTables,
  pinBiQuestion,
  saveBiAlert,
  saveBiReport,
  sendBiUploadPart,
  unpinBiQuestion,
} from '@ag/contracts'
import type { Clock } from '../../../clock'
import type { Db } from '../../../db/database'
import type { Route } from '../../../plugins/router'
import { requireAgent, requireRunning } from '../life'
import type { BusinessIntelligence } from './business-intelligence'
import { productId } from './questions'

interface Needs {
  db: Db
  clock: Clock
  businessIntelligence: BusinessIntelligence
}

/** A part in base64, and the JSON around it. */
const largestPart = Math.ceil(biLimits.partBytes / 3) * 4 + 1024

/** The company's tables, questions, board and report. Reading goes on while the agent rests; nothing else does. */
export function businessIntelligenceRoutes(route: Route, { db, clock, businessIntelligence }: Needs): void {
  const { tables, uploads, board, reports, alerts, ask } = businessIntelligence
  const tag = 'business intelligence'
  type Caller = { user: { company_id: string } }

  async function reading({ user }: Caller): Promise<string> {
    await requireAgent(db, clock(), user.company_id, productId)
    return user.company_id
  }
  async function running({ user }: Caller): Promise<string> {
    await requireRunning(db, clock(), user.company_id, productId)
    return user.company_id
  }

  route(getBiTables, {
    tag,
    who: 'user',
    summary: 'The tables of the company and questions that they answer',
    handler: async ({ caller }) => tables.list(await reading(caller)),
  })

  route(getBiTable, {
    tag,
    who: 'user',
    summary: 'A table with its first rows',
    handler: async ({ caller, params }) => tables.preview(await reading(caller), params.table),
  })

  route(changeBiTable, {
    tag,
    who: 'user',
    summary: 'Renames a table or says what its columns hold',
    handler: async ({ caller, params, body }) => tables.change(await running(caller), params.table, body),
  })

  route(deleteBiTable, {
    tag,
    who: 'user',
    summary: 'Deletes a table with all its rows',
    async handler({ caller, params }) {
      await tables.remove(await reading(caller), params.table)
      return undefined
    },
  })

  route(exportBiTable, {
    tag,
    who: 'user',
    summary: 'A part of a table as CSV',
    handler: async ({ caller, params, query }) =>
      tables.exportPart(await reading(caller), params.table, query.from),
  })

  route(beginBiUpload, {
    tag,
    who: 'user',
    summary: 'Begins to send a file',
    handler: async ({ caller, body }) => uploads.begin(await running(caller), body),
  })

  route(sendBiUploadPart, {
    tag,
    who: 'user',
    summary: 'Sends a part of a file',
    bodyLimit: largestPart,
    async handler({ caller, params, body }) {
      const content = Buffer.from(body.content, 'base64')
      await uploads.takePart(await running(caller), params.upload, Number(params.part), content)
      return undefined
    },
  })

  route(finishBiUpload, {
    tag,
    who: 'user',
    summary: 'Reads a file that was sent into a table',
    handler: async ({ caller, params, body }) => ({
      table: await uploads.finish(await running(caller), params.upload, body.into),
    }),
  })

  route(askBi, {
    tag,
    who: 'user',
    summary: 'Answers a question from the tables',
    handler: async ({ caller, body }) => ask(await running(caller), body),
  })

  route(getBiBoard, {
    tag,
    who: 'user',
    summary: 'Pinned questions with what the tables say now',
    handler: async ({ caller }) => ({
      pins: await board.read(await reading(caller)),
      calculated_at: clock().toISOString(),
    }),
  })

  route(pinBiQuestion, {
    tag,
    who: 'user',
    summary: 'Pins a question to the board',
    handler: async ({ caller, body }) => board.pin(await running(caller), body),
  })

  route(unpinBiQuestion, {
    tag,
    who: 'user',
    summary: 'Takes a question off the board',
    async handler({ caller, params }) {
      await board.unpin(await reading(caller), params.pin)
      return undefined
    },
  })

  route(saveBiAlert, {
    tag,
    who: 'user',
    summary: 'Tells by mail when a pinned number passes a limit',
    async handler({ caller, params, body }) {
      await alerts.save(await running(caller), params.pin, body.alert)
      return undefined
    },
  })

  route(getBiReport, {
    tag,
    who: 'user',
    summary: 'When and to whom the weekly report goes',
    handler: async ({ caller }) => reports.read(await reading(caller)),
  })

  route(saveBiReport, {
    tag,
    who: 'user',
    summary: 'Sets when and to whom the weekly report goes',
    handler: async ({ caller, body }) => reports.save(await running(caller), body),
  })
}
