import type { AgentResult, SetupStep } from '@ag/contracts'
import { isoDay } from '@ag/core'
import { after, days } from '../../clock'
import type { Db } from '../../db/database'
import { type Places, preparedTogether, type Query, type RowsOf } from '../../db/read-together'

/** Days that results are about. */
const recentDays = 30

/** Whom an agent works for, and since when its results count. */
interface AgentValues {
  company_id: string
  /** Moment, in ISO 8601. */
  since: string
  since_day: string
}

const agentValues = (company_id: string, now: Date): AgentValues => {
  const since = after(now, -days(recentDays))
  return { company_id, since: since.toISOString(), since_day: isoDay(since) }
}

interface Parts<Asked extends Record<string, Query<unknown>>> {
  /** Of its statement. */
  name: string
  /** What the database is asked, together. */
  queries: (db: Db, values: Places<AgentValues>) => Asked
  /** Steps to its first real work, in order. */
  setup: (rows: RowsOf<Asked>, productId: string) => SetupStep[]
  /** What it did lately, the most telling first. */
  results: (rows: RowsOf<Asked>) => AgentResult[]
}

export interface AgentState {
  setup: SetupStep[]
  results: AgentResult[]
}

/** What the workspace, the overview and the list of services ask of an agent of a company: how each of its products stands. */
export type AgentModule = (db: Db, now: Date, companyId: string) => Promise<(productId: string) => AgentState>

export function agentModule<Asked extends Record<string, Query<unknown>>>({
  name,
  queries,
  setup,
  results,
}: Parts<Asked>): AgentModule {
  const ask = preparedTogether(name, queries)
  return async (db, now, companyId) => {
    const rows = await ask(db, agentValues(companyId, now))
    return (productId) => ({ setup: setup(rows, productId), results: results(rows) })
  }
}
