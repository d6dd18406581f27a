import { isoDay } from '@ag/core'
import { monthOf } from '@ag/core/days'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { usage_alerts, usage_limits } from '../../db/schema'
import { alertRecipientsOf } from '../billing/recipients'
import type { Mailer } from '../outbox/mailer'
import { type Meter, readMeters } from './meters'
import type { UsageMails } from './usage-mails'
import { usageRepository } from './usage-repository'

/** Percent of a limit that are worth a word. */
const shares = [50, 80, 100, 120]

interface Needs {
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  mailer: Mailer
  mails: UsageMails
}

/** Tells companies how near they are to their limits: each step once a month, the highest of several at once. */
export const tellOfLimits =
  ({ db, clock, log, mailer, mails }: Needs) =>
  async (): Promise<void> => {
    const limited = await db.selectDistinct({ company_id: usage_limits.company_id }).from(usage_limits)
    if (limited.length === 0) return
    const signature = await mailer.company()
    for (const { company_id } of limited) {
      try {
        await tell(company_id, signature)
      } catch (error) {
        log.error({ err: error, company_id }, 'a company could not be told of its limits')
      }
    }

    async function tell(companyId: string, company: string): Promise<void> {
      const now = clock()
      const month = monthOf(isoDay(now))
      for (const meter of readMeters(await usageRepository(db).month(companyId, month, now))) {
        const reached = reachedSteps(meter)
        if (reached.length === 0) continue
        await db.transaction(async (transaction) => {
          const added = await transaction
            .insert(usage_alerts)
            .values(
              reached.map((threshold) => ({
                company_id: companyId,
                month,
                meter: meter.key,
                threshold,
                told_at: now,
              })),
            )
            .onConflictDoNothing()
            .returning()
          const highest = reached.findLast((step) => added.some(({ threshold }) => threshold === step))
          if (!highest) return
          for (const recipient of await alertRecipientsOf(transaction, companyId)) {
            const content =
              highest === 'projection'
                ? mails.limitInSight(recipient, meter)
                : mails.limitNear(recipient, meter)
            await mailer.send(transaction, now, content, company)
          }
        })
      }
    }
  }

/** What there is to say about a meter, the least first. */
function reachedSteps({ percent, projectedOn }: Meter): string[] {
  if (percent === undefined) return []
  return [...(projectedOn ? ['projection'] : []), ...shares.filter((share) => percent >= share).map(String)]
}
