import { type Answer, answer, type Pending } from '@ag/agents/whatsapp/answer'
import { businessOf } from '@ag/agents/whatsapp/knowledge'
import { type ChatMode, longestChatMessage } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, eq, sql } from 'drizzle-orm'
import { after, type Clock, hours } from '../../../clock'
import type { Db } from '../../../db/database'
import { whatsapp_conversations, whatsapp_messages } from '../../../db/schema'
import { newId } from '../../../ids'
import { tellCompany } from '../../billing/recipients'
import type { Mailer } from '../../outbox/mailer'
import { promise } from '../../outbox/outbox'
import { isPaused, recordUsage } from '../../usage/record-usage'
import type { ChatMails } from './chat-mails'
import { type Sending, sendKind } from './send-whatsapp'
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
  /** Secret of the visitor's browser, or the number behind it. */
  visitor: string
  /** What the sender calls this message. */
  id: string
  text: string
  /** It came by WhatsApp: from whom, as they call themselves, and when it was written. */
  phone?: { number: string; name: string; heardAt: Date }
  /** A picture or a voice message came along, which only people understand. */
  isMedia?: boolean
  /** The agent may not work at the moment: the message is kept for the team. */
  isResting?: boolean
}

/** Takes what a visitor of the company's page writes, and answers it in one transaction. */
export const hearCustomer =
  ({ db, ...needs }: Needs) =>
  async (agent: AgentRow, inbound: Inbound) => {
    const signature = await needs.mailer.company()
    return db.transaction((transaction) =>
      answerCustomer(transaction, { ...needs, signature }, agent, inbound),
    )
  }

/**
 * Takes what a customer writes and answers it, all in the caller's transaction: the message, the answer, what is counted
 * for it and the mail to whom it waits for. A process that dies in between has done nothing, and the same message sent
 * again is answered once. While the team holds the conversation nothing is said.
 */
export async function answerCustomer(
  transaction: Db,
  { clock, mailer, mails, signature }: Omit<Needs, 'db'> & { signature: string },
  agent: AgentRow,
  inbound: Inbound,
) {
  const now = clock()
  const found = await holdConversation(transaction, agent.company_id, inbound, now)
  const asked = await addMessage(transaction, found, 'customer', inbound.text, now, { id: inbound.id })
  if (!asked) return { conversation: found, replies: [] }

  const conversation = isGivenBack(found, agent.silence_hours, now) ? { ...found, mode: 'agent' } : found
  const change = {
    last_text: inbound.text,
    last_at: now,
    unread: conversation.unread + 1,
    mode: conversation.mode,
    ...(inbound.phone && { heard_at: latest(found.heard_at, inbound.phone.heardAt, now) }),
  }
  if (conversation.mode !== 'agent' || inbound.isResting)
    return {
      conversation: await update(transaction, conversation, { ...change, messages: found.messages + 1 }),
      replies: [],
    }

  const said = await think(transaction, agent, conversation, inbound, now)
  const text = said.text.slice(0, 4 * longestChatMessage)
  const calls = said.calls === true
  const answered = await addMessage(transaction, conversation, 'agent', text, now, { calls })
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
  if (said.isUnknown)
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
    pending: said.pending ?? null,
  })
  return { conversation: replied, replies: said.replies ?? [] }
}

/** What the agent says: from the company's own words, or that it has called somebody. */
async function think(
  db: Db,
  { knowledge }: AgentRow,
  conversation: ConversationRow,
  inbound: Inbound,
  now: Date,
): Promise<Partial<Answer> & Pick<Answer, 'text'>> {
  if (!knowledge || !(await mayAnswer(db, now, conversation))) return { text: resting, calls: true }
  if (inbound.isMedia) return { text: notRead, calls: true }
  return answer(businessOf(knowledge), inbound.text, now, pendingOf(conversation))
}

const notRead =
  'Ainda não abro áudios, imagens e outros arquivos. Chamei a equipe: uma pessoa responde por aqui assim que puder.'

/** The window opens with the latest message, however they are delivered; no clock but ours opens it for longer. */
const latest = (before: Date | null, heardAt: Date, now: Date) =>
  new Date(Math.min(Math.max(before?.getTime() ?? 0, heardAt.getTime()), now.getTime()))

const resting = 'Recebi a sua mensagem e chamei a equipe: uma pessoa responde por aqui assim que puder.'

const mayAnswer = async (db: Db, now: Date, { company_id, messages }: ConversationRow) =>
  messages < mostMessages && !(await isPaused(db, now, company_id, meter))

/** The conversation of a browser or a phone, begun where there is none, held until the transaction ends. */
async function holdConversation(
  db: Db,
  companyId: string,
  { visitor, phone }: Inbound,
  now: Date,
): Promise<ConversationRow> {
  const hash = visitorHash(visitor)
  await db
    .insert(whatsapp_conversations)
    .values({
      id: newId('cnv'),
      company_id: companyId,
      visitor: hash,
      name: phone ? phone.name || `+${phone.number}` : `Visitante ${hash.slice(0, 4)}`,
      ...(phone && { channel: 'whatsapp', phone: phone.number }),
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

/** Adds a message, and promises to send what WhatsApp has to carry; undefined when the sender sent it before. */
export async function addMessage(
  db: Db,
  { id, company_id, channel }: ConversationRow,
  from: 'customer' | 'agent' | 'team' | 'note',
  text: string,
  now: Date,
  { id: clientId, template, calls }: { id?: string; template?: Sending['template']; calls?: boolean } = {},
) {
  const isCarried = channel === 'whatsapp' && (from === 'agent' || from === 'team')
  const [row] = await db
    .insert(whatsapp_messages)
    .values({
      id: newId('msg'),
      company_id,
      conversation_id: id,
      from,
      text,
      client_id: clientId ?? null,
      calls: calls ?? false,
      delivery: isCarried ? 'waiting' : null,
      created_at: now,
    })
    .onConflictDoNothing({ target: [whatsapp_messages.conversation_id, whatsapp_messages.client_id] })
    .returning()
  if (row && isCarried) {
    const payload: Sending = { message_id: row.id, conversation_id: id, template }
    await promise(db, now, { kind: sendKind, payload, dedupeKey: `${sendKind} ${row.id}` })
  }
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
