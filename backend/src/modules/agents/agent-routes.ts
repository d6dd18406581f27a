import {
  answerAgentTask,
  beginHandIn,
  discardDraft,
  dropHandIn,
  finishHandIn,
  getAgentTasks,
  getWorkspace,
  handInLimits,
  readHandInPart,
  saveDraft,
  sendHandInPart,
} from '@ag/contracts'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import type { Route } from '../../plugins/router'
import { requireAgent, requireRunning } from './life'
import { beginFile, dropFile, finishFile, readFilePart, takeFilePart } from './with-team/hand-in'
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

  const fileOf = (caller: { user: { company_id: string } }, params: { agent: string; file: string }) => ({
    company_id: caller.user.company_id,
    product_id: params.agent,
    id: params.file,
  })

  route(beginHandIn, {
    tag,
    who: 'user',
    summary: 'Begins to hand in a file',
    async handler({ caller, params, body }) {
      const { company_id } = caller.user
      await requireRunning(db, clock(), company_id, params.agent)
      return beginFile(db, clock(), { company_id, product_id: params.agent, task: params.task }, body)
    },
  })

  route(sendHandInPart, {
    tag,
    who: 'user',
    summary: 'A part of a file',
    // Base64, and the JSON around it.
    bodyLimit: 2 * handInLimits.partBytes,
    async handler({ caller, params, body }) {
      await requireRunning(db, clock(), caller.user.company_id, params.agent)
      await takeFilePart(db, fileOf(caller, params), Number(params.part), Buffer.from(body.content, 'base64'))
      return undefined
    },
  })

  route(finishHandIn, {
    tag,
    who: 'user',
    summary: 'Hands a file to the team',
    async handler({ caller, params }) {
      await requireRunning(db, clock(), caller.user.company_id, params.agent)
      return finishFile(db, clock(), fileOf(caller, params))
    },
  })

  route(readHandInPart, {
    tag,
    who: 'user',
    summary: 'A part of a file that was handed in',
    handler: ({ caller, params }) => readFilePart(db, fileOf(caller, params), Number(params.part)),
  })

  route(dropHandIn, {
    tag,
    who: 'user',
    summary: 'Forgets a file that was handed in',
    async handler({ caller, params }) {
      await dropFile(db, fileOf(caller, params))
      return undefined
    },
  })
}
