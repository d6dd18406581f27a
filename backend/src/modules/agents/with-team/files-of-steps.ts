import type { HandedFile } from '@ag/contracts'
import { and, asc, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database'
import { agent_files } from '../../../db/schema'

type FileRow = typeof agent_files.$inferSelect

/** What was handed in for steps, by `company/product/task`. */
export async function filesOfSteps(
  db: Db,
  steps: Pick<FileRow, 'company_id' | 'product_id' | 'task'>[],
): Promise<Map<string, HandedFile[]>> {
  const found = new Map<string, HandedFile[]>()
  if (steps.length === 0) return found
  const keys = steps.map((step) => sql`(${step.company_id}, ${step.product_id}, ${step.task})`)
  const rows = await db
    .select()
    .from(agent_files)
    .where(
      and(
        sql`(${agent_files.company_id}, ${agent_files.product_id}, ${agent_files.task}) in (${sql.join(keys, sql`, `)})`,
        isNotNull(agent_files.type),
      ),
    )
    .orderBy(asc(agent_files.created_at), asc(agent_files.id))
  for (const row of rows) found.set(stepKey(row), [...(found.get(stepKey(row)) ?? []), describeFile(row)])
  return found
}

export const stepKey = (step: Pick<FileRow, 'company_id' | 'product_id' | 'task'>): string =>
  `${step.company_id}/${step.product_id}/${step.task}`

export const describeFile = ({ id, name, type, bytes, created_at }: FileRow): HandedFile => ({
  id,
  name,
  type: type ?? '',
  bytes,
  created_at: created_at.toISOString(),
})
