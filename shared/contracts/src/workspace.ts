import * as z from 'zod/mini'
import { listQuery, pageOf, textField } from './admin-lists'
import { handedFile } from './agent-files'
import { agentResult, subscriptionStatus } from './dashboard'
import { draft, draftForm } from './drafts'
import { endpoint } from './endpoint'
import { idField } from './fields'
import { openWords } from './open-words'

/** Whether an agent works: it does while its subscription runs, rests while it is paused, and has ended without one. */
export const agentLife = z.enum(['running', 'resting', 'ended'])
export type AgentLife = z.infer<typeof agentLife>

/** Where in the workspace a step is done; null is at the beginning. */
export const workspacePlace = z.enum(['work', 'results', 'settings'])

/** A step to the agent's first real work. */
export const setupStep = z.object({
  id: z.string(),
  title: z.string(),
  hint: z.string(),
  done: z.boolean(),
  place: z.nullable(openWords(workspacePlace)),
})
export type SetupStep = z.infer<typeof setupStep>

export const workspace = z.object({
  product_id: z.string(),
  name: z.string(),
  status: openWords(subscriptionStatus),
  trial_ends_at: z.nullable(z.string()),
  life: openWords(agentLife),
  setup: z.array(setupStep),
  results: z.array(agentResult),
  draft: z.nullable(draft),
  /** Its steps are done together with the team, which this agent's customers work with until it works by itself. */
  with_team: z.boolean(),
})
export type Workspace = z.infer<typeof workspace>

const params = z.object({ agent: idField })

/** An agent that the company holds or held; 404 for any other. */
export const getWorkspace = endpoint({
  method: 'GET',
  path: '/api/v1/dashboard/agents/:agent',
  params,
  reply: workspace,
})

/** Keeps what was made in the demo, in place of any draft before. */
export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/v1/dashboard/agents/:agent/draft',
  params,
  body: draftForm,
  reply: draft,
})

export const discardDraft = endpoint({
  method: 'DELETE',
  path: '/api/v1/dashboard/agents/:agent/draft',
  status: 204,
  params,
})

/** `open` waits for the customer, `sent` for the team. */
export const taskState = z.enum(['open', 'sent', 'done'])
export type TaskState = z.infer<typeof taskState>

/** A step that is done with the team. */
export const agentTask = z.object({
  id: z.string(),
  kind: openWords(z.enum(['questions', 'files', 'meeting', 'team'])),
  title: z.string(),
  hint: z.string(),
  state: openWords(taskState),
  questions: z.array(z.object({ id: z.string(), label: z.string(), hint: z.nullable(z.string()) })),
  answers: z.record(z.string(), z.string()),
  files: z.array(handedFile),
  /** What the team wrote about it. */
  note: z.string(),
  updated_at: z.nullable(z.string()),
})
export type AgentTask = z.infer<typeof agentTask>

export const getAgentTasks = endpoint({
  method: 'GET',
  path: '/api/v1/dashboard/agents/:agent/tasks',
  params,
  reply: z.object({ tasks: z.array(agentTask) }),
})

/** Sends answers to the team; what is done already is not asked again. */
export const answerAgentTask = endpoint({
  method: 'PUT',
  path: '/api/v1/dashboard/agents/:agent/tasks/:task',
  params: z.object({ agent: idField, task: idField }),
  body: z.object({ answers: z.record(idField, textField(2000)) }),
  reply: z.object({ tasks: z.array(agentTask) }),
})

/** A step of a company as the team sees it. */
export const adminTask = z.extend(agentTask, {
  company_id: z.string(),
  company: z.string(),
  product_id: z.string(),
  product: z.string(),
})
export type AdminTask = z.infer<typeof adminTask>

/** Steps that somebody has begun, those that wait longest for the team first. */
export const getAdminTasks = endpoint({
  method: 'GET',
  path: '/api/v1/admin/agent-tasks',
  query: z.object({ cursor: listQuery.cursor, limit: listQuery.limit, state: z.optional(taskState) }),
  reply: pageOf(adminTask),
})

/** Moves a step forward or back, with a word to the customer, who is told by mail. */
export const moveAdminTask = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/agent-tasks/:company/:agent/:task',
  params: z.object({ company: idField, agent: idField, task: idField }),
  body: z.object({ state: z.enum(['open', 'done']), note: textField(1000) }),
  reply: adminTask,
})
