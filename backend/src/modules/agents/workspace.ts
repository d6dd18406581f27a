import { teamSteps } from '@ag/agents/with-team/steps'
import type { Draft, Workspace } from '@ag/contracts'
import type { ProductId } from '@ag/core'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { agent_drafts } from '../../db/schema'
import { describeAgents } from './agents'
import { requireAgent } from './life'

/** One agent of a company: how it stands, its steps, what it did and what was brought from the demo. */
export async function readWorkspace(
  db: Db,
  now: Date,
  companyId: string,
  productId: string,
): Promise<Workspace> {
  const agent = await requireAgent(db, now, companyId, productId)
  const stateOf = await describeAgents(db, now, companyId, [productId])
  return {
    product_id: productId,
    name: agent.name,
    status: agent.status,
    trial_ends_at: agent.trial_ends_at?.toISOString() ?? null,
    life: agent.life,
    ...stateOf(productId),
    draft: await readDraft(db, companyId, productId),
    with_team: teamSteps[productId as ProductId] !== undefined,
  }
}

async function readDraft(db: Db, companyId: string, productId: string): Promise<Draft | null> {
  const [row] = await db.select().from(agent_drafts).where(draftOf(companyId, productId))
  return row ? describeDraft(row) : null
}

type DraftRow = typeof agent_drafts.$inferSelect

const describeDraft = ({ summary, content, made_at }: DraftRow): Draft => ({
  summary,
  content,
  made_at: made_at.toISOString(),
})

/** Keeps what was made in a demo, in place of any draft before. */
export async function storeDraft(
  db: Db,
  now: Date,
  key: { company_id: string; product_id: string },
  { summary, content }: Pick<Draft, 'summary' | 'content'>,
): Promise<Draft> {
  const made = { summary, content, made_at: now }
  await db
    .insert(agent_drafts)
    .values({ ...key, ...made })
    .onConflictDoUpdate({ target: [agent_drafts.company_id, agent_drafts.product_id], set: made })
  return describeDraft({ ...key, ...made })
}

/** Forgets a draft; none is no error. */
export async function removeDraft(db: Db, companyId: string, productId: string): Promise<void> {
  await db.delete(agent_drafts).where(draftOf(companyId, productId))
}

const draftOf = (companyId: string, productId: string) =>
  and(eq(agent_drafts.company_id, companyId), eq(agent_drafts.product_id, productId))
