import {
  getMetrics,
  getUsage,
  getUsageFile,
  recordUsage as recordUsageCall,
  saveUsageLimit,
} from '@ag/contracts'
import { isoDay } from '@ag/core'
import { firstDayOf, lastDayOf, monthOf } from '@ag/core/days'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import type { Route } from '../../plugins/router'
import { sendFile } from '../../plugins/send-file'
import { readMetrics, readUsage } from './read-usage'
import { recordUsage } from './record-usage'
import { usageFile } from './usage-file'
import { saveLimit } from './usage-limits'
import { usageRepository } from './usage-repository'

/** A thousand events and their names. */
const largestBatch = 512 * 1024

interface Needs {
  db: Db
  clock: Clock
  /** Without keys no service may report anything. */
  takesReports: boolean
}

/** What agents report, and what customers see of it. */
export function usageRoutes(route: Route, { db, clock, takesReports }: Needs): void {
  const record = recordUsage({ db, clock })
  const tag = 'usage'

  if (takesReports) {
    route(recordUsageCall, {
      tag,
      who: 'service',
      summary: 'Counts what agents used; each event once',
      bodyLimit: largestBatch,
      handler: ({ body }) => record(body.events),
    })
  }

  route(getUsage, {
    tag,
    who: 'user',
    summary: 'A month of usage: meters, cost, projection, limits',
    handler: ({ caller, query }) => readUsage(db, clock(), caller.user.company_id, query),
  })

  route(getUsageFile, {
    tag,
    who: 'user',
    summary: 'A month of usage as a spreadsheet',
    async handler({ caller, query, reply }) {
      const repository = usageRepository(db)
      const month = query.month ?? monthOf(isoDay(clock()))
      const usage = await repository.between(
        caller.user.company_id,
        firstDayOf(month),
        lastDayOf(month),
        query.product_id,
      )
      const labels = new Map(
        (await repository.tariffs(lastDayOf(month))).map(({ key, label }) => [key, label]),
      )
      const names = await repository.productNames()
      const file = usageFile(usage, new Map(names.map(({ id, name }) => [id, name])), labels)
      sendFile(reply, `uso-${month}.csv`, file)
      return undefined
    },
  })

  route(saveUsageLimit, {
    tag,
    who: 'user',
    summary: 'Sets the most to be spent on a meter in a month',
    handler: ({ caller, params, body }) => saveLimit(db, clock(), caller.user.company_id, params.meter, body),
  })

  route(getMetrics, {
    tag,
    who: 'user',
    summary: 'What the agents did, day by day',
    handler: ({ caller, query }) => readMetrics(db, clock(), caller.user.company_id, query.range),
  })
}
