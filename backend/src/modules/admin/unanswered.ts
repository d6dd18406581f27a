import type { AdminQuestion, UnansweredQuestion } from '@ag/contracts'
import { AppError } from '@ag/core'
import { desc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { assistant_messages } from '../../db/schema'
import { type Actor, audit } from './audit'
import { addToGeneralFaq } from './general-faq'

const mostQuestions = 50

const { position, question_key, content, created_at } = assistant_messages

/** What the assistant did not understand and nobody has settled: what was asked in the same words counts as one. */
export async function listUnanswered(db: Db): Promise<UnansweredQuestion[]> {
  const times = sql<number>`count(*)::int`
  const last = max(position)
  const groups = await db
    .select({ key: sql<string>`${question_key}`, times, last: sql<number>`${last}::int` })
    .from(assistant_messages)
    .where(isNotNull(question_key))
    .groupBy(question_key)
    .orderBy(desc(times), desc(last))
    .limit(mostQuestions)
  const examples = await db
    .select({ position, content, created_at })
    .from(assistant_messages)
    .where(
      inArray(
        position,
        groups.map((group) => group.last),
      ),
    )
  return groups.flatMap((group) => {
    const example = examples.find((each) => each.position === group.last)
    if (!example) return []
    return {
      id: group.key,
      question: example.content,
      times: group.times,
      last_at: example.created_at.toISOString(),
    }
  })
}

/** Settles what was not understood: by an answer for everybody, or by letting it be. */
export const settleUnanswered = ({ db, clock }: { db: Db; clock: Clock }) => ({
  answer: (actor: Actor, key: string, asked: AdminQuestion): Promise<void> =>
    db.transaction(async (transaction) => {
      const isNew = await addToGeneralFaq(transaction, clock(), actor, asked)
      // Sent again it is there already; answered by somebody else meanwhile, it must not stand there twice.
      if (!(await forget(transaction, key)) && isNew)
        throw new AppError('NOT_FOUND', { userMessage: settled })
    }),

  ignore: (actor: Actor, key: string): Promise<void> =>
    db.transaction(async (transaction) => {
      if (!(await forget(transaction, key))) return
      await audit(transaction, clock(), actor, { action: 'remove', entity: 'unanswered_question', id: key })
    }),
})

async function forget(db: Db, key: string): Promise<boolean> {
  const rows = await db
    .update(assistant_messages)
    .set({ question_key: null })
    .where(eq(question_key, key))
    .returning({ position })
  return rows.length > 0
}

const settled = 'Esta pergunta já foi resolvida por outra pessoa da equipe.'
