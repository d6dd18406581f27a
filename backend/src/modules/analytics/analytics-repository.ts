import { isoDay } from '@ag/core'
import { lt } from 'drizzle-orm'
import { after, days } from '../../clock'
import type { Db } from '../../db/database'
import { forgetBefore } from '../../db/monthly'
import { analytics_events, page_views, speed_sketches } from '../../db/schema'

/** Twelve months and what is left of the first, so thirteen at most: long enough to compare with the same month a year before. */
const retention = days(365)
/** Thirteen months: sums of a day go with their day. */
const sketchRetention = days(396)

/** Records of use: added, and forgotten when they are old. */
export const analyticsRepository = (db: Db) => ({
  async addEvent(event: typeof analytics_events.$inferInsert): Promise<void> {
    await db.insert(analytics_events).values(event)
  },

  async addPageView(view: typeof page_views.$inferInsert): Promise<void> {
    await db.insert(page_views).values(view)
  },

  async forgetOld(now: Date): Promise<void> {
    const oldest = after(now, -retention)
    await forgetBefore(db, 'analytics_events', oldest)
    await forgetBefore(db, 'page_views', oldest)
    await db.delete(speed_sketches).where(lt(speed_sketches.day, isoDay(after(now, -sketchRetention))))
  },
})
