import type { AssistantCard, AssistantMessage, AssistantStage } from '@ag/contracts'
import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import { after, minutes } from '../../clock'
import type { Db } from '../../db/database'
import { assistant_messages, assistant_sessions } from '../../db/schema'
import { newId } from '../../ids'
import type { Conversation, Saying } from './conversation'

export type ConversationRow = typeof assistant_sessions.$inferSelect
export type MessageRow = typeof assistant_messages.$inferSelect

/** Somebody's words, or the assistant's. */
interface Line {
  type: 'user' | 'assistant'
  content: string
  suggestions?: string[]
  cards?: AssistantCard[]
  client_message_id?: string | undefined
  answers?: string
  engine?: 'rules' | 'model'
  person?: string
  question_key?: string | undefined
  is_understood?: boolean
}

/** What a move may change besides where a conversation stands. */
type Beside = Partial<
  Pick<typeof assistant_sessions.$inferInsert, 'person' | 'person_at' | 'waiting_since' | 'last_text'>
> & { unread?: SQL }

/** Conversations and what was said in them. */
export const conversationRepository = (db: Db) => ({
  async begin(conversation: typeof assistant_sessions.$inferInsert): Promise<void> {
    await db.insert(assistant_sessions).values(conversation)
  },

  async byId(id: string): Promise<ConversationRow | undefined> {
    const [row] = await db.select().from(assistant_sessions).where(eq(assistant_sessions.id, id))
    return row
  },

  /** The latest messages in their order, or those before one of them. */
  async messages(sessionId: string, count: number, before?: string): Promise<MessageRow[]> {
    const { session_id, position } = assistant_messages
    const earlier = before
      ? lt(
          position,
          sql`(select position from assistant_messages where id = ${before} and session_id = ${sessionId})`,
        )
      : undefined
    const rows = await db
      .select()
      .from(assistant_messages)
      .where(and(eq(session_id, sessionId), earlier))
      .orderBy(desc(position))
      .limit(count)
    return rows.reverse()
  },

  /** What was said after one of the messages, oldest first. */
  async messagesAfter(sessionId: string, count: number, after: string): Promise<MessageRow[]> {
    const { session_id, position } = assistant_messages
    return db
      .select()
      .from(assistant_messages)
      .where(
        and(
          eq(session_id, sessionId),
          gt(
            position,
            sql`(select position from assistant_messages where id = ${after} and session_id = ${sessionId})`,
          ),
        ),
      )
      .orderBy(asc(position))
      .limit(count)
  },

  /** Everything that was said, up to a bound that a conversation hardly reaches. */
  async allMessages(sessionId: string, most = 5000): Promise<MessageRow[]> {
    const { session_id, position } = assistant_messages
    return db
      .select()
      .from(assistant_messages)
      .where(eq(session_id, sessionId))
      .orderBy(asc(position))
      .limit(most)
  },

  /** A message that was sent before, with its answer where the assistant gave one. */
  async sentBefore(
    sessionId: string,
    clientMessageId: string,
  ): Promise<{ message: MessageRow; answer: MessageRow | undefined } | undefined> {
    const { session_id, client_message_id, answers } = assistant_messages
    const [message] = await db
      .select()
      .from(assistant_messages)
      .where(and(eq(session_id, sessionId), eq(client_message_id, clientMessageId)))
    if (!message) return undefined
    const [answer] = await db.select().from(assistant_messages).where(eq(answers, message.id))
    return { message, answer }
  },

  /** Moves a conversation on from the version that was read; false when somebody else has moved it meanwhile. */
  async move(
    row: Pick<ConversationRow, 'id' | 'version'>,
    now: Date,
    { stage, context, memory }: Conversation,
    beside: Beside = {},
  ): Promise<boolean> {
    const moved = await db
      .update(assistant_sessions)
      .set({ stage, context, memory, ...beside, last_active_at: now, version: row.version + 1 })
      .where(and(eq(assistant_sessions.id, row.id), eq(assistant_sessions.version, row.version)))
      .returning({ id: assistant_sessions.id })
    return moved.length > 0
  },

  async add(sessionId: string, now: Date, stage: AssistantStage, line: Line): Promise<MessageRow> {
    const [row] = await db
      .insert(assistant_messages)
      .values(rowOf(sessionId, now, stage, line))
      .returning()
    if (!row) throw new Error('A message was not kept.')
    return row
  },

  /** Adds a message and its answer; tells the answer. */
  async addExchange(
    sessionId: string,
    now: Date,
    stage: AssistantStage,
    message: Line,
    answer: Line,
  ): Promise<MessageRow> {
    const asked = rowOf(sessionId, now, stage, message)
    const said = rowOf(sessionId, now, stage, { ...answer, answers: asked.id })
    const rows = await db.insert(assistant_messages).values([asked, said]).returning()
    const row = rows.find(({ id }) => id === said.id)
    if (!row) throw new Error('An answer was not kept.')
    return row
  },

  async remove(id: string): Promise<void> {
    await db.delete(assistant_sessions).where(eq(assistant_sessions.id, id))
  },
})

const rowOf = (session_id: string, created_at: Date, stage: AssistantStage, line: Line) => ({
  suggestions: [],
  cards: [],
  client_message_id: null,
  answers: null,
  engine: null,
  person: null,
  ...line,
  question_key: line.question_key ?? null,
  is_understood: line.is_understood ?? null,
  id: newId('msg'),
  session_id,
  stage,
  created_at,
})

/** A row as a conversation. */
export const conversationOf = ({ stage, context, memory }: ConversationRow): Conversation => ({
  stage: stage as AssistantStage,
  context,
  memory,
})

/** Whoever answers for the team is away after so long without a word: the assistant answers again. */
const personStays = minutes(30)

/** First name of whoever of the team answers now; undefined while the assistant does. */
export const personIn = (
  { person, person_at }: Pick<ConversationRow, 'person' | 'person_at'>,
  now: Date,
): string | undefined =>
  person !== null && person_at !== null && after(person_at, personStays) > now ? person : undefined

const shownOfLast = 200

/** What a visitor's message changes of a conversation, besides where it stands. */
export const heardFrom = (text: string) => ({
  unread: sql`${assistant_sessions.unread} + 1`,
  last_text: text.slice(0, shownOfLast),
})

/** An answer as a line to be kept; links that let somebody in are made anew whenever it is read. */
export const lineOf = ({ text, suggestions, cards }: Saying): Line => ({
  type: 'assistant',
  content: text,
  suggestions,
  cards: cards.map((card) => (card.type === 'meeting' ? { ...card, manage_url: '', ics_url: '' } : card)),
})

/** A message as it crosses the wire. */
export const describeMessage = (
  { id, type, content, created_at, suggestions, cards, client_message_id, person }: MessageRow,
  withLinks: (card: AssistantCard) => AssistantCard = (card) => card,
): AssistantMessage => ({
  id,
  type: type as AssistantMessage['type'],
  content,
  timestamp: created_at.toISOString(),
  metadata: { suggestions, cards: cards.map(withLinks), client_message_id, ...(person && { person }) },
})
