import type { AdminList, BodyOf, SavedView, saveView as saveCall } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, asc, count, desc, eq, or } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { saved_views } from '../../db/schema'
import { newId } from '../../ids'

const most = 100

/** Filters of lists under names. */
export const savedViews = (db: Db) => {
  const described = (row: typeof saved_views.$inferSelect, userId: string): SavedView => ({
    id: row.id,
    list: row.list as AdminList,
    name: row.name,
    query: row.query,
    is_shared: row.is_shared,
    is_mine: row.user_id === userId,
  })

  return {
    async of(userId: string, list: AdminList): Promise<SavedView[]> {
      const rows = await db
        .select()
        .from(saved_views)
        .where(
          and(
            eq(saved_views.list, list),
            or(eq(saved_views.user_id, userId), eq(saved_views.is_shared, true)),
          ),
        )
        .orderBy(asc(saved_views.name), desc(saved_views.created_at))
        .limit(most)
      return rows.map((row) => described(row, userId))
    },

    async save(now: Date, userId: string, view: BodyOf<typeof saveCall>): Promise<SavedView> {
      const [existing] = await db
        .select({ count: count() })
        .from(saved_views)
        .where(eq(saved_views.user_id, userId))
      if ((existing?.count ?? 0) >= most) {
        throw new AppError('LIMIT_REACHED', { userMessage: 'Você já tem cem visões. Apague uma antes.' })
      }
      const [row] = await db
        .insert(saved_views)
        .values({ id: newId('vw'), user_id: userId, created_at: now, ...view })
        .onConflictDoUpdate({
          target: [saved_views.user_id, saved_views.list, saved_views.name],
          set: { query: view.query, is_shared: view.is_shared },
        })
        .returning()
      if (!row) throw new AppError('INTERNAL')
      return described(row, userId)
    },

    /** Only one's own: whatever else there is, is not found. */
    async remove(userId: string, id: string): Promise<void> {
      const [gone] = await db
        .delete(saved_views)
        .where(and(eq(saved_views.id, id), eq(saved_views.user_id, userId)))
        .returning()
      if (!gone) throw new AppError('NOT_FOUND')
    },
  }
}
