import { answerAgentTask, discardDraft, getAgentTasks, getWorkspace, saveDraft } from '@ag/contracts'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import type { Route } from '../../plugins/router'
import { requireAgent, requireRunning } from './life'
import { answerTask, describeTasks } from './with-team/tasks'
import { readWorkspace, removeDraft, storeDraft } from './workspace'

/** The workspace of an agent, as far as all agents are alike. */
export function agentRoutes(route: Route, { db, clock }: { db: Db; clock: Clock }): void {
  const tag = 'agents'

  route(getWorkspace, {
    tag,
    who: 'user',
    summary: 'An agent of the company: state, steps, results and draft',
    handler: ({ caller, params }) => readWorkspace(db, clock(), caller.user.company_id, params.agent),
  })

  route(saveDraft, {
    tag,
    who: 'user',
    summary: 'Keeps what was made in the demo',
    async handler({ caller, params, body }) {
      const { company_id } = caller.user
      await requireAgent(db, clock(), company_id, params.agent)
      return storeDraft(db, clock(), { company_id, product_id: params.agent }, body)
    },
  })

  route(discardDraft, {
    tag,
    who: 'user',
    summary: 'Forgets what was made in the demo',
    async handler({ caller, params }) {
      await removeDraft(db, caller.user.company_id, params.agent)
      return undefined
    },
  })

  route(getAgentTasks, {
    tag,
    who: 'user',
    summary: 'Steps that are done with the team',
    async handler({ caller, params }) {
      await requireAgent(db, clock(), caller.user.company_id, params.agent)
      return { tasks: await describeTasks(db, caller.user.company_id, params.agent) }
    },
  })

  route(answerAgentTask, {
    tag,
    who: 'user',
    summary: 'Answers what the team asks',
    async handler({ caller, params, body }) {
      const { company_id } = caller.user
      await requireRunning(db, clock(), company_id, params.agent)
      const key = { company_id, product_id: params.agent, task: params.task }
      await answerTask(db, clock(), key, body.answers)
      return { tasks: await describeTasks(db, company_id, params.agent) }
    },
  })
}
