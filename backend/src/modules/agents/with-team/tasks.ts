import { type TeamStep, teamSteps } from '@ag/agents/with-team/steps'
import type { AdminTask, AgentTask, HandedFile, TaskState } from '@ag/contracts'
import { AppError, type ProductId } from '@ag/core'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database'
import { agent_tasks } from '../../../db/schema'
import { filesOfSteps, stepKey } from './files-of-steps'

export type TaskRow = typeof agent_tasks.$inferSelect

/** The steps that a company has begun, by their ids. */
async function readTasks(db: Db, companyId: string, productId: string): Promise<Map<string, TaskRow>> {
  const rows = await db
    .select()
    .from(agent_tasks)
    .where(and(eq(agent_tasks.company_id, companyId), eq(agent_tasks.product_id, productId)))
  return new Map(rows.map((row) => [row.task, row]))
}

/** Every step of an agent, begun or not. */
export async function describeTasks(db: Db, companyId: string, productId: string): Promise<AgentTask[]> {
  const rows = await readTasks(db, companyId, productId)
  const steps = teamSteps[productId as ProductId] ?? []
  const keyOf = (task: string) => ({ company_id: companyId, product_id: productId, task })
  const files = await filesOfSteps(
    db,
    steps.filter(({ kind }) => kind === 'files').map(({ id }) => keyOf(id)),
  )
  return steps.map((step) => describeTask(step, rows.get(step.id), files.get(stepKey(keyOf(step.id)))))
}

function describeTask(
  { id, kind, title, hint, questions = [] }: TeamStep,
  row?: TaskRow,
  files: HandedFile[] = [],
): AgentTask {
  return {
    id,
    kind,
    title,
    hint,
    state: (row?.state ?? 'open') as TaskState,
    questions: questions.map((question) => ({ ...question, hint: question.hint ?? null })),
    answers: row?.answers ?? {},
    files,
    note: row?.note ?? '',
    updated_at: row?.updated_at.toISOString() ?? null,
  }
}

/** One step as the team sees it. */
export const describeAdminTask = (
  { row, company, product }: { row: TaskRow; company: string; product: string },
  files: Map<string, HandedFile[]>,
): AdminTask => ({
  ...describeTask(stepOf(row.product_id, row.task), row, files.get(stepKey(row))),
  company_id: row.company_id,
  company,
  product_id: row.product_id,
  product,
})

/** The step of an agent. Throws NOT_FOUND. */
export function stepOf(productId: string, task: string): TeamStep {
  const step = teamSteps[productId as ProductId]?.find(({ id }) => id === task)
  if (!step) throw new AppError('NOT_FOUND')
  return step
}

/** Takes a customer's answers: the team has the next word. What is done stays as it is. */
export async function answerTask(
  db: Db,
  now: Date,
  key: { company_id: string; product_id: string; task: string },
  answers: Record<string, string>,
): Promise<void> {
  const { questions = [] } = stepOf(key.product_id, key.task)
  const missing = questions.filter(({ id }) => !answers[id])
  if (missing.length > 0 || questions.length === 0)
    throw new AppError('VALIDATION_FAILED', {
      errors: missing.map(({ id }) => ({
        field: `answers.${id}`,
        code: `ANSWERS_${id.toUpperCase()}_MISSING`,
        message: 'Responda em poucas palavras.',
      })),
    })
  const kept = Object.fromEntries(questions.map(({ id }) => [id, answers[id] ?? '']))
  await db.transaction((transaction) => sendStep(transaction, now, key, kept))
}

/** Gives a step to the team; what is done stays so. With the first one, all that follows is there to be seen. */
export async function sendStep(
  db: Db,
  now: Date,
  key: { company_id: string; product_id: string; task: string },
  answers: Record<string, string> = {},
): Promise<void> {
  await db
    .insert(agent_tasks)
    .values({ ...key, state: 'sent', answers, updated_at: now })
    .onConflictDoUpdate({
      target: [agent_tasks.company_id, agent_tasks.product_id, agent_tasks.task],
      set: { state: 'sent', answers, updated_at: now },
      setWhere: sql`${agent_tasks.state} <> 'done'`,
    })
  await db.insert(agent_tasks).values(stepsAfter(key, now)).onConflictDoNothing()
}

/** What follows the first word of a customer: their files and meeting, and what the team sees as its own from now on. */
const stepsAfter = (key: { company_id: string; product_id: string }, now: Date): TaskRow[] =>
  (teamSteps[key.product_id as ProductId] ?? [])
    .filter(({ kind }) => kind !== 'questions')
    .map(({ id, kind }) => ({
      company_id: key.company_id,
      product_id: key.product_id,
      task: id,
      state: kind === 'team' ? 'sent' : 'open',
      answers: {},
      note: '',
      updated_at: now,
    }))
