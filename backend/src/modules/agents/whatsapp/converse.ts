import { answer, type Pending } from '@ag/agents/whatsapp/answer'
import { businessOf } from '@ag/agents/whatsapp/knowledge'
import { type ChatMode, longestChatMessage, type WhatsappKnowledge } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, eq, sql } from 'drizzle-orm'
import { after, type Clock, hours } from '../../../clock'
import type { Db } from '../../../db/database'
import { whatsapp_conversations, whatsapp_messages } from '../../../db/schema'
import { newId } from '../../../ids'
import { tellCompany } from '../../billing/recipients'
import type { Mailer } from '../../outbox/mailer'
import { isPaused, recordUsage } from '../../usage/record-usage'
import type { ChatMails } from './chat-mails'
import { type AgentRow, type ConversationRow, visitorHash } from './whatsapp-repository'

export const productId = 'whatsapp'
const meter = 'whatsapp_messages'
/** A conversation that has become this long is the team's: nobody keeps a machine busy for ever. */
const mostMessages = 2000

interface Needs {
  db: Db
  clock: Clock
  mailer: Mailer
  mails: ChatMails
}

export interface Inbound {
  /** Secret of the visitor's browser. */
  visitor: string
  /** What the sender calls this message. */
  id: string
  text: string
}

/**
 * Takes what a customer writes and answers it, all in one transaction: the message, the answer, what is counted for it
 * and the mail to whom it waits for. A process that dies in between has done nothing, and the same message sent again
 * is answered once. While the team holds the conversation nothing is said.
 */
export const hearCustomer =
  ({ db, clock, mailer, mails }: Needs) =>
  async (agent: AgentRow & { knowledge: WhatsappKnowledge }, inbound: Inbound) => {
    const signature = await mailer.company()
    return db.transaction(async (transaction) => {
      const now = clock()
      const found = await holdConversation(transaction, agent.company_id, inbound.visitor, now)
      const asked = await addMessage(transaction, found, 'customer', inbound.text, now, inbound.id)
      if (!asked) return { conversation: found, replies: [] }

      const conversation = isGivenBack(found, agent.silence_hours, now) ? { ...found, mode: 'agent' } : found
      const change = {
        last_text: inbound.text,
        last_at: now,
        unread: conversation.unread + 1,
        mode: conversation.mode,
      }
      if (conversation.mode !== 'agent')
        return {
          conversation: await update(transaction, conversation, { ...change, messages: found.messages + 1 }),
          replies: [],
        }

      const said = (await mayAnswer(transaction, now, found))
        ? answer(businessOf(agent.knowledge), inbound.text, now, pendingOf(conversation))
        : { text: resting, calls: true as const }
      const answered = await addMessage(
        transaction,
        conversation,
        'agent',
        said.text.slice(0, 4 * longestChatMessage),
        now,
      )
      if (answered && said.text !== resting)
        await recordUsage({ db: transaction, clock })([
          {
            id: answered.id,
            company_id: agent.company_id,
            product_id: productId,
            meter,
            quantity: 1,
            occurred_at: now.toISOString(),
          },
        ])
      if ('isUnknown' in said && said.isUnknown)
        await transaction
          .update(whatsapp_messages)
          .set({ is_unanswered: true })
          .where(eq(whatsapp_messages.id, asked.id))
      if (said.calls)
        await tellCompany(transaction, now, agent.company_id, { mailer, signature }, (recipient) =>
          mails.somebodyWaits(recipient, conversation, inbound.text),
        )
      const replied = await update(transaction, conversation, {
        ...change,
        messages: found.messages + 2,
        mode: said.calls ? 'called' : 'agent',
        waiting_since: said.calls ? now : null,
        pending: ('pending' in said && said.pending) || null,
      })
      return { conversation: replied, replies: ('replies' in said && said.replies) || [] }
    })
  }

const resting = 'Recebi a sua mensagem e chamei a equipe: uma pessoa responde por aqui assim que puder.'

const mayAnswer = async (db: Db, now: Date, { company_id, messages }: ConversationRow) =>
  messages < mostMessages && !(await isPaused(db, now, company_id, meter))

/** The conversation of a browser, begun where there is none, held until the transaction ends. */
async function holdConversation(
  db: Db,
  companyId: string,
  visitor: string,
  now: Date,
): Promise<ConversationRow> {
  const hash = visitorHash(visitor)
  await db
    .insert(whatsapp_conversations)
    .values({
      id: newId('cnv'),
      company_id: companyId,
      visitor: hash,
      name: `Visitante ${hash.slice(0, 4)}`,
      last_at: now,
      created_at: now,
    })
    .onConflictDoNothing()
  const [row] = await db
    .select()
    .from(whatsapp_conversations)
    .where(and(eq(whatsapp_conversations.company_id, companyId), eq(whatsapp_conversations.visitor, hash)))
    .for('update')
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** Adds a message; undefined when the sender sent it before. */
export async function addMessage(
  db: Db,
  { id, company_id }: ConversationRow,
  from: 'customer' | 'agent' | 'team' | 'note',
  text: string,
  now: Date,
  clientId?: string,
) {
  const [row] = await db
    .insert(whatsapp_messages)
    .values({
      id: newId('msg'),
      company_id,
      conversation_id: id,
      from,
      text,
      client_id: clientId ?? null,
      created_at: now,
    })
    .onConflictDoNothing({ target: [whatsapp_messages.conversation_id, whatsapp_messages.client_id] })
    .returning()
  return row
}

export async function update(
  db: Db,
  { id, company_id }: ConversationRow,
  change: Partial<ConversationRow>,
): Promise<ConversationRow> {
  const [row] = await db
    .update(whatsapp_conversations)
    .set(change)
    .where(and(eq(whatsapp_conversations.id, id), eq(whatsapp_conversations.company_id, company_id)))
    .returning()
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** Was a conversation that the agent handed over quiet for so long that it is the agent's again? */
const isGivenBack = ({ mode, last_at }: ConversationRow, silenceHours: number, now: Date) =>
  mode !== 'agent' && silenceHours > 0 && after(last_at, hours(silenceHours)) <= now

/** Dates come back from JSON as text. */
function pendingOf({ pending }: ConversationRow): Pending | undefined {
  const kept = (pending ?? undefined) as Pending | undefined
  return kept?.asks === 'slot' ? { ...kept, slots: kept.slots.map((slot) => new Date(slot)) } : kept
}

/** Takes a conversation over for the team, or gives it back to the agent. */
export async function moveConversation(
  db: Db,
  now: Date,
  conversation: ConversationRow,
  mode: Exclude<ChatMode, 'called'>,
): Promise<ConversationRow> {
  if (conversation.mode === mode) return conversation
  await addMessage(db, conversation, 'note', mode === 'team' ? notes.taken : notes.returned, now)
  return update(db, conversation, {
    mode,
    waiting_since: null,
    pending: null,
    messages: sql`${whatsapp_conversations.messages} + 1` as never,
  })
}

const notes = {
  taken: 'A equipe assumiu. O agente está em silêncio.',
  returned: 'A conversa voltou para o agente.',
}
