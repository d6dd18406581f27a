import type { BodyOf, GeneralFaq, saveGeneralFaq as saveCall } from '@ag/contracts'
import { asc, isNull, sql } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { faq } from '../../db/schema'
import { newId } from '../../ids'
import { type Actor, audit, checkVersion } from './audit'

const about = { entity: 'general_faq', id: 'general' } as const

/** The questions of every price page, and the version of their list. */
export async function readGeneralFaq(db: Db): Promise<GeneralFaq> {
  const rows = await db.select().from(faq).where(isNull(faq.product_id)).orderBy(asc(faq.sort_order))
  return {
    version: rows[0]?.version ?? 0,
    items: rows.map(({ question, answer }) => ({ question, answer })),
  }
}

export const saveGeneralFaq =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  (actor: Actor, { version, items }: BodyOf<typeof saveCall>): Promise<GeneralFaq> =>
    db.transaction(async (transaction) => {
      // The list has no row of its own that could be locked.
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('general faq', 0))`)
      const before = await readGeneralFaq(transaction)
      await checkVersion(transaction, about, before, version)
      await transaction.delete(faq).where(isNull(faq.product_id))
      const rows = items.map((item, index) => ({
        ...item,
        id: newId('faq'),
        sort_order: index + 1,
        version: version + 1,
      }))
      if (rows.length > 0) await transaction.insert(faq).values(rows)
      const after = await readGeneralFaq(transaction)
      await audit(transaction, clock(), actor, {
        action: 'edit',
        ...about,
        before: before.items,
        after: after.items,
      })
      return after
    })
