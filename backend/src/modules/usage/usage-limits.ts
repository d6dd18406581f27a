import type { BodyOf, MeterKey, saveUsageLimit, UsageMeter } from '@ag/contracts'
import { AppError, isoDay, toCents } from '@ag/core'
import { monthOf } from '@ag/core/days'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { usage_limits } from '../../db/schema'
import { readUsage } from './read-usage'

/** Sets the most that a company wants to spend on a meter in a month, or takes that back. */
export async function saveLimit(
  db: Db,
  now: Date,
  company_id: string,
  meter: MeterKey,
  { limit_amount, limit_action }: BodyOf<typeof saveUsageLimit>,
): Promise<UsageMeter> {
  if (limit_amount === null) {
    await db
      .delete(usage_limits)
      .where(and(eq(usage_limits.company_id, company_id), eq(usage_limits.meter, meter)))
  } else {
    const limit = { amount_cents: toCents(limit_amount), action: limit_action }
    await db
      .insert(usage_limits)
      .values({ company_id, meter, ...limit })
      .onConflictDoUpdate({ target: [usage_limits.company_id, usage_limits.meter], set: limit })
  }
  const { meters } = await readUsage(db, now, company_id, { month: monthOf(isoDay(now)) })
  const saved = meters.find(({ key }) => key === meter)
  if (!saved) throw new AppError('NOT_FOUND')
  return saved
}
