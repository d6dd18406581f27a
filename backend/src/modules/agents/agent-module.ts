import type { AgentResult, SetupStep } from '@ag/contracts'
import type { Db } from '../../db/database'

/** What the workspace, the overview and the list of services ask of every agent. */
export interface AgentModule {
  /** Steps to its first real work, in order. */
  setup: (db: Db, companyId: string) => Promise<SetupStep[]>
  /** What it did in the thirty days before `now`, the most telling first. */
  results: (db: Db, companyId: string, now: Date) => Promise<AgentResult[]>
  /** Its steps are done together with the team. */
  withTeam?: true
}
