import { AppError } from '@ag/core'
import { eq } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { assistant_sessions } from '../../db/schema'
import { type Actor, audit } from '../admin/audit'
import { firstName } from '../auth/mails'
import { cleanText } from './clean-text'
import { changed } from './conversation'
import {
  type ConversationRow,
  conversationOf,
  conversationRepository,
  lineOf,
  personIn,
} from './conversation-repository'
import { endOf } from './open-conversation'
import { replies, texts } from './texts'

/** What somebody of the team does in a visitor's conversation; `reference` is the team's name for it. */
export function speakAsPerson({ db, clock }: { db: Db; clock: Clock }) {
  /** Changes a conversation that can still go on, while nobody else does, and tells what became of it. */
  const changing = (
    reference: string,
    change: (inside: Db, row: ConversationRow, now: Date) => Promise<ConversationRow>,
  ): Promise<ConversationRow> =>
    db.transaction(async (transaction) => {
      const now = clock()
      const [row] = await transaction
        .select()
        .from(assistant_sessions)
        .where(eq(assistant_sessions.reference, reference))
        .for('update')
      if (!row || endOf(row) <= now) throw new AppError('NOT_FOUND')
      return change(transaction, row, now)
    })

  /** The assistant falls silent, and the visitor is told who writes from now on. */
  async function take(inside: Db, row: ConversationRow, now: Date, actor: Actor): Promise<ConversationRow> {
    const person = firstName(actor.name)
    if (personIn(row, now) === person) return row
    const taken = await moved(inside, row, now, 'handoff', { person, person_at: now })
    await conversationRepository(inside).add(row.id, now, 'handoff', {
      ...lineOf({ text: texts.personTakes(person), suggestions: [], cards: [] }),
      person,
    })
    await written(inside, now, actor, row, personIn(row, now), person)
    return taken
  }

  async function giveBack(
    inside: Db,
    row: ConversationRow,
    now: Date,
    actor: Actor,
  ): Promise<ConversationRow> {
    const before = personIn(row, now)
    if (!before && row.waiting_since === null) return row
    const given = await moved(inside, row, now, 'discover', { person: null, person_at: null })
    // Whoever waited and needs nobody any more is told nothing.
    if (before) {
      await conversationRepository(inside).add(row.id, now, 'discover', {
        ...lineOf({
          text: texts.personLeaves(before),
          suggestions: [replies.prices, replies.advice, replies.meeting],
          cards: [],
        }),
        engine: 'rules',
      })
    }
    await written(inside, now, actor, row, before, undefined)
    return given
  }

  return {
    hold: (actor: Actor, reference: string, holder: 'person' | 'assistant'): Promise<ConversationRow> =>
      changing(reference, (inside, row, now) =>
        holder === 'person' ? take(inside, row, now, actor) : giveBack(inside, row, now, actor),
      ),

    /** The same message sent again changes nothing. */
    answer: (
      actor: Actor,
      reference: string,
      { id, text }: { id: string; text: string },
    ): Promise<ConversationRow> =>
      changing(reference, async (inside, row, now) => {
        const conversations = conversationRepository(inside)
        if (await conversations.sentBefore(row.id, id)) return row
        const taken = await take(inside, row, now, actor)
        const content = cleanText(text)
        if (!content) throw new AppError('VALIDATION_FAILED', { errors: [noWords] })
        const person = firstName(actor.name)
        const message = await conversations.add(row.id, now, 'handoff', {
          type: 'assistant',
          content,
          client_message_id: id,
          person,
        })
        await audit(inside, now, actor, {
          action: 'create',
          entity: 'conversation',
          id: reference,
          after: { message: message.id },
        })
        return moved(inside, taken, now, 'handoff', { person, person_at: now })
      }),

    /** Somebody of the team has seen all of it. */
    async read(reference: string): Promise<ConversationRow> {
      const [row] = await db
        .update(assistant_sessions)
        .set({ unread: 0 })
        .where(eq(assistant_sessions.reference, reference))
        .returning()
      if (!row) throw new AppError('NOT_FOUND')
      return row
    },
  }
}

const noWords = { field: 'text', code: 'MESSAGE_INVALID', message: 'Escreva a mensagem.' }

/** The version grows, so that an answer of the assistant that is just being found comes too late. */
async function moved(
  inside: Db,
  row: ConversationRow,
  now: Date,
  stage: 'handoff' | 'discover',
  holder: Pick<ConversationRow, 'person' | 'person_at'>,
): Promise<ConversationRow> {
  const { memory } = changed(conversationOf(row), {
    memory: { asked: undefined, offered: undefined, wish: undefined, unclear: 0 },
  })
  const [after] = await inside
    .update(assistant_sessions)
    .set({
      ...holder,
      stage,
      memory,
      waiting_since: null,
      unread: 0,
      last_active_at: now,
      version: row.version + 1,
    })
    .where(eq(assistant_sessions.id, row.id))
    .returning()
  if (!after) throw new AppError('NOT_FOUND')
  return after
}

const written = (
  inside: Db,
  now: Date,
  actor: Actor,
  { reference }: ConversationRow,
  before: string | undefined,
  after: string | undefined,
) =>
  audit(inside, now, actor, {
    action: 'edit',
    entity: 'conversation',
    id: reference,
    before: { person: before ?? null },
    after: { person: after ?? null },
  })
