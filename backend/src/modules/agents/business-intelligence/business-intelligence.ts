import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../../clock'
import type { Db } from '../../../db/database'
import type { Mailer } from '../../outbox/mailer'
import { createAlerts } from './alerts'
import { createBoard } from './board'
import { askTables } from './questions'
import { createReports } from './report'
import { tableThread } from './table-thread'
import { createTables } from './tables'
import { createUploads } from './uploads'

interface Needs {
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  mailer: Mailer
  publicUrl: string
  /** What the threads run. */
  program: string
}

/** Bytes of tables that are kept in memory for all companies together. */
const keptTables = 512 * 1024 * 1024

/** Puts the agent together; its threads start with the first table. */
export function createBusinessIntelligence({ program, ...needs }: Needs) {
  const asker = tableThread(program, keptTables)
  const reader = tableThread(program, 0)
  const tables = createTables({ ...needs, asker })
  const uploads = createUploads({ ...needs, reader })
  const board = createBoard({ ...needs, tables })
  const reports = createReports({ ...needs, board })
  const alerts = createAlerts({ ...needs, board, reports })
  return {
    tables,
    uploads,
    board,
    reports,
    alerts,
    ask: askTables({ ...needs, tables }),
    async runJobs(): Promise<void> {
      await uploads.forgetOld()
      await reports.sendDue()
      await alerts.sendDue()
    },
    stop: () => Promise.all([asker.stop(), reader.stop()]),
  }
}

export type BusinessIntelligence = ReturnType<typeof createBusinessIntelligence>
