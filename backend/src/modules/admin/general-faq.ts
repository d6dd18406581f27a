import type { AdminQuestion, BodyOf, GeneralFaq, saveGeneralFaq as saveCall } from '@ag/contracts'
import { mostQuestions } from '@ag/contracts'
import { AppError } from '@ag/core'
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
      const before = await heldGeneralFaq(transaction)
      await checkVersion(transaction, about, before, version)
      return replace(transaction, clock(), actor, before, items)
    })

/**
 * Adds a question at the end of the list; false when it is there already, word for word.
 * @throws {AppError} VALIDATION_FAILED when the list is full
 */
export async function addToGeneralFaq(
  transaction: Db,
  now: Date,
  actor: Actor,
  asked: AdminQuestion,
): Promise<boolean> {
  const before = await heldGeneralFaq(transaction)
  if (before.items.some(({ question, answer }) => question === asked.question && answer === asked.answer))
    return false
  if (before.items.length >= mostQuestions) throw new AppError('VALIDATION_FAILED', { errors: [full] })
  await replace(transaction, now, actor, before, [...before.items, asked])
  return true
}

const full = {
  field: 'question',
  code: 'FAQ_FULL',
  message: `As perguntas frequentes já são ${mostQuestions}. Remova uma em Produtos, Perguntas frequentes.`,
}

/** The list, held until the transaction ends; it has no row of its own that could be locked. */
async function heldGeneralFaq(transaction: Db): Promise<GeneralFaq> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('general faq', 0))`)
  return readGeneralFaq(transaction)
}

async function replace(
  transaction: Db,
  now: Date,
  actor: Actor,
  before: GeneralFaq,
  items: readonly AdminQuestion[],
): Promise<GeneralFaq> {
  await transaction.delete(faq).where(isNull(faq.product_id))
  const rows = items.map((item, index) => ({
    ...item,
    id: newId('faq'),
    sort_order: index + 1,
    version: before.version + 1,
  }))
  if (rows.length > 0) await transaction.insert(faq).values(rows)
  const after = await readGeneralFaq(transaction)
  await audit(transaction, now, actor, { action: 'edit', ...about, before: before.items, after: after.items })
  return after
}
