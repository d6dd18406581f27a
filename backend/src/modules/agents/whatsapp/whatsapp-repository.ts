import { createHash } from 'node:crypto'
import type {
  Chat,
  ChatConversation,
  ChatMessage,
  ChatMode,
  ChatResults,
  getChats,
  QueryOf,
} from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, count, desc, eq, gt, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { after, hours } from '../../../clock'
import type { Db } from '../../../db/database'
import { whatsapp_agents, whatsapp_conversations, whatsapp_messages } from '../../../db/schema'
import { containing, searchFor, wordsIn } from '../../../db/schema/columns'

export type AgentRow = typeof whatsapp_agents.$inferSelect
export type ConversationRow = typeof whatsapp_conversations.$inferSelect

/** How a browser's secret is kept. */
export const visitorHash = (visitor: string) => createHash('sha256').update(visitor).digest('hex')

/** Answers of the agent, among some messages. */
export const answeredCount = sql<number>`count(*) filter (where ${whatsapp_messages.from} = 'agent' and not ${whatsapp_messages.calls})::int`

/** Conversations that the agent called the team into, among some messages. */
export const handedOverCount = sql<number>`count(distinct ${whatsapp_messages.conversation_id}) filter (where ${whatsapp_messages.calls})::int`

const pageLength = 30
const shownMessages = 200
const mostSuggestions = 20

/** Conversations and knowledge of one company after another: every read and write names whose it is. */
export const whatsappRepository = (db: Db) => ({
  async agent(companyId: string): Promise<AgentRow | undefined> {
    const [row] = await db.select().from(whatsapp_agents).where(eq(whatsapp_agents.company_id, companyId))
    return row
  },

  async agentAt(slug: string): Promise<AgentRow | undefined> {
    const [row] = await db.select().from(whatsapp_agents).where(eq(whatsapp_agents.slug, slug))
    return row
  },

  /** One conversation of a company; `held` keeps others off until the transaction ends. */
  async conversation(companyId: string, id: string, held = false): Promise<ConversationRow> {
    const query = db
      .select()
      .from(whatsapp_conversations)
      .where(and(eq(whatsapp_conversations.company_id, companyId), eq(whatsapp_conversations.id, id)))
    const [row] = await (held ? query.for('update') : query)
    if (!row) throw new AppError('NOT_FOUND')
    return row
  },

  async conversationOf(companyId: string, visitor: string): Promise<ConversationRow | undefined> {
    const [row] = await db
      .select()
      .from(whatsapp_conversations)
      .where(
        and(
          eq(whatsapp_conversations.company_id, companyId),
          eq(whatsapp_conversations.visitor, visitorHash(visitor)),
        ),
      )
    return row
  },

  async list(companyId: string, { q, filter, before }: QueryOf<typeof getChats>) {
    const mine = eq(whatsapp_conversations.company_id, companyId)
    const words = q ? searchFor(q) : undefined
    const saying = words
      ? db
          .select({ id: whatsapp_messages.conversation_id })
          .from(whatsapp_messages)
          .where(
            and(
              eq(whatsapp_messages.company_id, companyId),
              sql`${wordsIn(whatsapp_messages.text)} @@ to_tsquery('simple', ${words})`,
            ),
          )
      : undefined
    const rows = await db
      .select()
      .from(whatsapp_conversations)
      .where(
        and(
          mine,
          filter === 'waiting' ? isNotNull(whatsapp_conversations.waiting_since) : undefined,
          filter === 'unread' ? gt(whatsapp_conversations.unread, 0) : undefined,
          before ? lt(whatsapp_conversations.last_at, new Date(before)) : undefined,
          q
            ? or(
                sql`${whatsapp_conversations.name} ilike ${containing(q)}`,
                saying && inArray(whatsapp_conversations.id, saying),
              )
            : undefined,
        ),
      )
      .orderBy(desc(whatsapp_conversations.last_at), desc(whatsapp_conversations.id))
      .limit(pageLength + 1)
    const [totals] = await db
      .select({
        waiting: sql<number>`count(*) filter (where ${whatsapp_conversations.waiting_since} is not null)::int`,
        unread: sql<number>`count(*) filter (where ${whatsapp_conversations.unread} > 0)::int`,
      })
      .from(whatsapp_conversations)
      .where(mine)
    return {
      items: rows.slice(0, pageLength).map(describe),
      waiting: totals?.waiting ?? 0,
      unread: totals?.unread ?? 0,
      has_more: rows.length > pageLength,
    }
  },

  async chat(row: ConversationRow): Promise<Chat> {
    const messages = await db
      .select()
      .from(whatsapp_messages)
      .where(eq(whatsapp_messages.conversation_id, row.id))
      .orderBy(desc(whatsapp_messages.position))
      .limit(shownMessages)
    return {
      ...describe(row),
      note: row.note,
      answer_until: answerUntil(row)?.toISOString() ?? null,
      messages: messages.reverse().map(describeMessage),
    }
  },

  /** What a visitor may see after a position: notes are the team's. */
  async spoken(conversationId: string, position: number): Promise<ChatMessage[]> {
    const rows = await db
      .select()
      .from(whatsapp_messages)
      .where(
        and(
          eq(whatsapp_messages.conversation_id, conversationId),
          gt(whatsapp_messages.position, position),
          ne(whatsapp_messages.from, 'note'),
        ),
      )
      .orderBy(desc(whatsapp_messages.position))
      .limit(shownMessages)
    return rows.reverse().map(describeMessage)
  },

  async suggestions(companyId: string) {
    const rows = await db
      .select()
      .from(whatsapp_messages)
      .where(and(eq(whatsapp_messages.company_id, companyId), whatsapp_messages.is_unanswered))
      .orderBy(desc(whatsapp_messages.position))
      .limit(mostSuggestions)
    return rows.map(({ id, text, created_at, conversation_id }) => ({
      id,
      text,
      asked_at: created_at.toISOString(),
      conversation_id,
    }))
  },

  async settle(companyId: string, id: string): Promise<void> {
    await db
      .update(whatsapp_messages)
      .set({ is_unanswered: false })
      .where(and(eq(whatsapp_messages.company_id, companyId), eq(whatsapp_messages.id, id)))
  },

  /** What was said since a moment, counted. */
  async results(
    companyId: string,
    since: Date,
  ): Promise<Omit<ChatResults, 'hours_saved' | 'minutes_an_answer'>> {
    const recent = and(eq(whatsapp_messages.company_id, companyId), gt(whatsapp_messages.created_at, since))
    const { from, conversation_id, is_unanswered, created_at } = whatsapp_messages
    const [counts] = await db
      .select({
        conversations: sql<number>`count(distinct ${conversation_id})::int`,
        answered: answeredCount,
        handed_over: handedOverCount,
        by_team: sql<number>`count(*) filter (where ${from} = 'team')::int`,
        unanswered: sql<number>`count(*) filter (where ${is_unanswered})::int`,
      })
      .from(whatsapp_messages)
      .where(recent)
    const hour = sql<number>`extract(hour from ${created_at} at time zone 'America/Sao_Paulo')::int`
    const rows = await db
      .select({ hour, count: count() })
      .from(whatsapp_messages)
      .where(and(recent, eq(from, 'customer')))
      .groupBy(sql`1`)
    return {
      conversations: counts?.conversations ?? 0,
      answered: counts?.answered ?? 0,
      handed_over: counts?.handed_over ?? 0,
      by_team: counts?.by_team ?? 0,
      unanswered: counts?.unanswered ?? 0,
      hours: Array.from({ length: 24 }, (_, at) => rows.find((row) => row.hour === at)?.count ?? 0),
    }
  },
})

/** Until when WhatsApp takes words of the company's own; undefined where no time is set. */
export const answerUntil = ({ channel, heard_at }: ConversationRow): Date | undefined =>
  channel === 'whatsapp' ? after(heard_at ?? new Date(0), hours(24)) : undefined

const describe = (row: ConversationRow): ChatConversation => ({
  id: row.id,
  name: row.name,
  mode: row.mode as ChatMode,
  waiting_since: row.waiting_since?.toISOString() ?? null,
  unread: row.unread,
  last_text: row.last_text,
  last_at: row.last_at.toISOString(),
  channel: row.channel as ChatConversation['channel'],
})

const describeMessage = (row: typeof whatsapp_messages.$inferSelect): ChatMessage => ({
  position: row.position,
  from: row.from as ChatMessage['from'],
  text: row.text,
  sent_at: row.created_at.toISOString(),
  delivery: row.delivery as ChatMessage['delivery'],
  problem: row.problem as ChatMessage['problem'],
})
