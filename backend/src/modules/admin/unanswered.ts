import {
  type AdminQuestion,
  type BodyOf,
  type labelQuestion,
  mostSimilar,
  type UnansweredQuestion,
} from '@ag/contracts'
import { AppError } from '@ag/core'
import { desc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { assistant_messages } from '../../db/schema'
import { isLabelled, labelQuestions } from '../assistant/label-questions'
import { createSimilar } from '../assistant/understanding/find-similar'
import { likelyIntents } from '../assistant/understanding/likely-intents'
import { type Actor, audit } from './audit'
import { addToGeneralFaq } from './general-faq'

/** So many different questions are looked at, and so many groups of them shown. */
const mostKeys = 300
const mostGroups = 50
/** Questions that share so much are taken for one; half of their runs of letters and more. */
const nearness = 0.55

const { position, question_key, content, created_at } = assistant_messages

interface Asked {
  id: string
  question: string
  times: number
  last_at: Date
}

/** What the assistant did not understand and nobody has settled: what was asked in the same words, or in similar ones, counts as one. */
export async function listUnanswered(db: Db): Promise<UnansweredQuestion[]> {
  const groups = groupsOf(await listAsked(db))
  return groups.slice(0, mostGroups).map(({ first, others }) => ({
    id: first.id,
    question: first.question,
    times: [first, ...others].reduce((sum, { times }) => sum + times, 0),
    last_at: new Date(Math.max(...[first, ...others].map(({ last_at }) => last_at.getTime()))).toISOString(),
    similar: others.slice(0, mostSimilar).map(({ id, question }) => ({ id, question })),
    likely: likelyIntents(first.question),
  }))
}

/** Each question with those that are near, the one asked most before the others; the largest groups first. */
function groupsOf(asked: readonly Asked[]): Array<{ first: Asked; others: Asked[] }> {
  const similar = createSimilar(asked.map(({ question }) => question))
  const taken = new Set<number>()
  const groups = asked.flatMap((first, index) => {
    if (taken.has(index)) return []
    taken.add(index)
    const near = similar(first.question, asked.length).filter(
      ({ index: other, similarity }) => similarity >= nearness && !taken.has(other),
    )
    for (const { index: other } of near) taken.add(other)
    return { first, others: near.flatMap(({ index: other }) => asked[other] ?? []) }
  })
  const timesOf = ({ first, others }: (typeof groups)[number]) =>
    others.reduce((sum, { times }) => sum + times, first.times)
  return groups.toSorted((one, other) => timesOf(other) - timesOf(one))
}

async function listAsked(db: Db): Promise<Asked[]> {
  const times = sql<number>`count(*)::int`
  const last = max(position)
  const keys = await db
    .select({ key: sql<string>`${question_key}`, times, last: sql<number>`${last}::int` })
    .from(assistant_messages)
    .where(isNotNull(question_key))
    .groupBy(question_key)
    .orderBy(desc(times), desc(last))
    .limit(mostKeys)
  const examples = await db
    .select({ position, content, created_at })
    .from(assistant_messages)
    .where(
      inArray(
        position,
        keys.map((each) => each.last),
      ),
    )
  const exampleAt = new Map(examples.map((each) => [each.position, each]))
  return keys.flatMap(({ key, times: asked, last: at }) => {
    const example = exampleAt.get(at)
    if (!example) return []
    return { id: key, question: example.content, times: asked, last_at: example.created_at }
  })
}

/** Settles what was not understood: by an answer for everybody, by saying what was meant, or by letting it be. */
export const settleUnanswered = ({ db, clock }: { db: Db; clock: Clock }) => ({
  answer: (actor: Actor, key: string, asked: AdminQuestion): Promise<void> =>
    db.transaction(async (transaction) => {
      const isNew = await addToGeneralFaq(transaction, clock(), actor, asked)
      // Sent again it is there already; answered by somebody else meanwhile, it must not stand there twice.
      if (!(await forget(transaction, key)) && isNew)
        throw new AppError('NOT_FOUND', { userMessage: settled })
    }),

  /** Says what was meant by questions; those that are settled already are left as they are. */
  label: (actor: Actor, id: string, { intent, similar }: BodyOf<typeof labelQuestion>): Promise<void> =>
    db.transaction(async (transaction) => {
      const labelled = await labelQuestions(transaction, clock(), [id, ...similar], intent)
      if (labelled === 0) {
        if (await isLabelled(transaction, id, intent)) return
        throw new AppError('NOT_FOUND', { userMessage: settled })
      }
      await audit(transaction, clock(), actor, {
        action: 'edit',
        entity: 'unanswered_question',
        id,
        after: { intent, questions: labelled },
      })
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
