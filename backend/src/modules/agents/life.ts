import type { AgentLife, SubscriptionStatus } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { products, subscriptions } from '../../db/schema'
import { statusAt } from '../dashboard/trial'

const lives: Record<SubscriptionStatus, AgentLife> = {
  trialing: 'running',
  active: 'running',
  past_due: 'running',
  cancel_at_period_end: 'running',
  trial_ended: 'resting',
  paused: 'resting',
  cancelled: 'ended',
}

/** What a subscription's state lets its agent do: everything while it runs, only to be read while it rests. */
export const lifeOf = (status: SubscriptionStatus): AgentLife => lives[status]

/** An agent as a company holds it now, or held it last. */
export interface HeldAgent {
  product_id: string
  name: string
  status: SubscriptionStatus
  life: AgentLife
  trial_ends_at: Date | null
  /** Since when it has been in its state. */
  since: Date
}

/** The agent of a company; undefined where it was never held. */
export async function findAgent(
  db: Db,
  now: Date,
  companyId: string,
  productId: string,
): Promise<HeldAgent | undefined> {
  const [found] = await db
    .select({
      name: products.name,
      status: statusAt(now),
      trial_ends_at: subscriptions.trial_ends_at,
      since: subscriptions.status_since,
    })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.product_id))
    .where(and(eq(subscriptions.company_id, companyId), eq(subscriptions.product_id, productId)))
    .orderBy(desc(subscriptions.created_at))
    .limit(1)
  if (!found) return undefined
  const status = found.status as SubscriptionStatus
  return { ...found, product_id: productId, status, life: lifeOf(status) }
}

/** The same, where only an agent that was held may be asked about. Throws NOT_FOUND. */
export async function requireAgent(
  db: Db,
  now: Date,
  companyId: string,
  productId: string,
): Promise<HeldAgent> {
  const agent = await findAgent(db, now, companyId, productId)
  if (!agent) throw new AppError('NOT_FOUND')
  return agent
}

/** The same, for what only a running agent does. Throws NOT_FOUND or AGENT_RESTING. */
export async function requireRunning(
  db: Db,
  now: Date,
  companyId: string,
  productId: string,
): Promise<HeldAgent> {
  const agent = await requireAgent(db, now, companyId, productId)
  if (agent.life !== 'running') throw new AppError('AGENT_RESTING')
  return agent
}
