import { dataRetentionDays, isoDay } from '@ag/core'
import { and, eq, gte, lt, ne, notExists, or } from 'drizzle-orm'
import { after, days } from '../../../clock'
import type { Db } from '../../../db/database'
import { site_messages, site_visits, sites, subscriptions } from '../../../db/schema'
import { siteProduct, siteRules } from './site-rules'

/** Drops old messages and counts, and sites whose subscription ended so long ago that nothing of it is kept. */
export async function forgetSites(db: Db, now: Date): Promise<void> {
  await db.delete(site_messages).where(lt(site_messages.created_at, after(now, -siteRules.keepMessage)))
  await db.delete(site_visits).where(lt(site_visits.day, isoDay(after(now, -siteRules.keepVisits))))
  const kept = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.company_id, sites.company_id),
        eq(subscriptions.product_id, siteProduct),
        or(
          ne(subscriptions.status, 'cancelled'),
          gte(subscriptions.status_since, after(now, -days(dataRetentionDays))),
        ),
      ),
    )
  await db.delete(sites).where(notExists(kept))
}
