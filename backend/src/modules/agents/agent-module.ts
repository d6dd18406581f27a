import type { AgentResult, SetupStep } from '@ag/contracts'
import { isoDay } from '@ag/core'
import { after, days } from '../../clock'
import type { Db } from '../../db/database'
import type { Query, RowsOf, Told } from '../../db/read-together'

/** Days that results are about. */
const recentDays = 30

/** Whom an agent works for, and since when its results count. */
export interface AgentValues {
  company_id: string
  /** Moment, in ISO 8601. */
  since: string
  since_day: string
}

export const agentValues = (company_id: string, now: Date): AgentValues => {
  const since = after(now, -days(recentDays))
  return { company_id, since: since.toISOString(), since_day: isoDay(since) }
}

type Queries = Record<string, Query<unknown>>

interface Parts<Asked extends Queries> {
  /** What the database is asked, together with other things. */
  queries: (db: Db, values: { [Key in keyof AgentValues]: Told<string> }) => Asked
  /** Steps to its first real work, in order. */
  setup: (rows: RowsOf<Asked>) => SetupStep[]
  /** What it did lately, the most telling first. */
  results: (rows: RowsOf<Asked>) => AgentResult[]
  /** Its steps are done together with the team. */
  withTeam?: true
}

/** What the workspace, the overview and the list of services ask of every agent. */
export interface AgentModule {
  queries: Parts<Queries>['queries']
  /** How far it is, and what it did, from what its queries found. */
  describe: (rows: Record<string, unknown[]>) => { setup: SetupStep[]; results: AgentResult[] }
  withTeam: boolean
}

export const agentModule = <Asked extends Queries>({
  queries,
  setup,
  results,
  withTeam,
}: Parts<Asked>): AgentModule => ({
  queries,
  // Rows are those of its own queries: who asks them hands them back under their names.
  describe: (rows) => ({ setup: setup(rows as RowsOf<Asked>), results: results(rows as RowsOf<Asked>) }),
  withTeam: withTeam === true,
})
