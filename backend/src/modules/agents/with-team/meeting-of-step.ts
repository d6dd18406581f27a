import { teamSteps } from '@ag/agents/with-team/steps'
import type { ProductId } from '@ag/core'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database'
import { users } from '../../../db/schema'
import { findAgent } from '../life'
import { sendStep } from './tasks'

/** A customer who books a meeting about an agent that is set up with the team has taken that step. */
export async function meetingOfStep(
  db: Db,
  now: Date,
  { user_id, product_id }: { user_id: string | null; product_id: string | null },
): Promise<void> {
  const step = teamSteps[(product_id ?? '') as ProductId]?.find(({ kind }) => kind === 'meeting')
  if (!step || !user_id || !product_id) return
  const [user] = await db.select({ company_id: users.company_id }).from(users).where(eq(users.id, user_id))
  if (!user || (await findAgent(db, now, user.company_id, product_id))?.life !== 'running') return
  await sendStep(db, now, { company_id: user.company_id, product_id, task: step.id })
}
