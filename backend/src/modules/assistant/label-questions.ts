import type { MessageIntent } from '@ag/contracts'
import { asc, count, eq, inArray, lt } from 'drizzle-orm'
import { after, days } from '../../clock'
import type { Db } from '../../db/database'
import { assistant_labels, assistant_messages, assistant_sessions } from '../../db/schema'
import { maskPersonal } from './understanding/mask-personal'

/** How long a label waits to be taken into the corpus. */
const retention = days(365)
const mostInFile = 5000

/**
 * Keeps what was meant by questions that were not understood, in words that tell nobody's name or address, and settles them.
 * Tells how many there were: those that somebody else has settled meanwhile are none.
 */
export async function labelQuestions(
  db: Db,
  now: Date,
  keys: readonly string[],
  intent: MessageIntent,
): Promise<number> {
  const { question_key, content, stage, session_id } = assistant_messages
  const asked = await db
    .selectDistinctOn([question_key], {
      key: question_key,
      content,
      stage,
      context: assistant_sessions.context,
    })
    .from(assistant_messages)
    .innerJoin(assistant_sessions, eq(assistant_sessions.id, session_id))
    .where(inArray(question_key, [...keys]))
    .orderBy(question_key)
  if (asked.length === 0) return 0
  const labels = asked.map(({ key, content: text, stage: stood, context }) => ({
    question_key: key ?? '',
    text: maskPersonal(text, context.contact_info),
    stage: stood,
    intent,
    labelled_at: now,
  }))
  for (const label of labels) {
    await db
      .insert(assistant_labels)
      .values(label)
      .onConflictDoUpdate({ target: assistant_labels.question_key, set: label })
  }
  await db
    .update(assistant_messages)
    .set({ question_key: null })
    .where(inArray(question_key, [...keys]))
  return labels.length
}

/** Was a question labelled so before? Then saying it again changes nothing. */
export async function isLabelled(db: Db, key: string, intent: MessageIntent): Promise<boolean> {
  const [row] = await db
    .select({ intent: assistant_labels.intent })
    .from(assistant_labels)
    .where(eq(assistant_labels.question_key, key))
  return row?.intent === intent
}

export async function countLabels(db: Db): Promise<number> {
  const [row] = await db.select({ labels: count() }).from(assistant_labels)
  return row?.labels ?? 0
}

/** The labelled messages as lines of the corpus, the oldest first. */
export async function labelledFile(db: Db): Promise<string> {
  const rows = await db
    .select()
    .from(assistant_labels)
    .orderBy(asc(assistant_labels.labelled_at), asc(assistant_labels.question_key))
    .limit(mostInFile)
  return rows
    .map(({ text, stage, intent }) => `${JSON.stringify({ text, stage, intents: [intent], entities: [] })}\n`)
    .join('')
}

export async function forgetOldLabels(db: Db, now: Date): Promise<void> {
  await db.delete(assistant_labels).where(lt(assistant_labels.labelled_at, after(now, -retention)))
}
