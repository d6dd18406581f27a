import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../../clock'
import type { Db } from '../../../db/database'
import { whatsapp_conversations, whatsapp_messages } from '../../../db/schema'
import type { SendOut } from '../../outbox/worker'
import type { Channels } from './channel'
import { type GraphApi, GraphFailure, type Outgoing } from './graph-api'
import { answerUntil } from './whatsapp-repository'

/** Work in the outbox: a message that goes out by WhatsApp. */
export const sendKind = 'whatsapp-send'

/** The message itself stays where it is; a template goes out by its name. */
export interface Sending {
  message_id: string
  conversation_id: string
  template?: Extract<Outgoing, { template: unknown }>['template']
}

interface Needs {
  db: Db
  clock: Clock
  channels: Channels
  graph: GraphApi
}

/**
 * Sends what the agent or the team said. A process that dies while WhatsApp answers does not know whether the message
 * went: its status, which carries our id, tells within the lease, and then it is not sent again.
 */
export const sendWhatsapp =
  ({ db, clock, channels, graph }: Needs): SendOut =>
  async (payload, isLastTry) => {
    const { message_id, template } = payload as Sending
    const [found] = await db
      .select({ message: whatsapp_messages, conversation: whatsapp_conversations })
      .from(whatsapp_messages)
      .innerJoin(
        whatsapp_conversations,
        and(
          eq(whatsapp_conversations.id, whatsapp_messages.conversation_id),
          eq(whatsapp_conversations.company_id, whatsapp_messages.company_id),
        ),
      )
      .where(eq(whatsapp_messages.id, message_id))
    if (found?.message.delivery !== 'waiting') return
    const { message, conversation } = found
    const { company_id } = message
    const change = (set: Partial<typeof message>) =>
      db
        .update(whatsapp_messages)
        .set(set)
        .where(and(eq(whatsapp_messages.id, message_id), eq(whatsapp_messages.delivery, 'waiting')))

    const channel = await channels.ofCompany(db, company_id)
    const secrets = channel && channels.secretsOf(channel)
    if (!channel || !secrets || !conversation.phone)
      return void (await change({ delivery: 'failed', problem: 'removed' }))
    const until = answerUntil(conversation)
    if (!template && until && until <= clock())
      return void (await change({ delivery: 'failed', problem: 'window' }))
    try {
      const outgoing = template ? { template } : { text: message.text }
      const wamid = await graph.send(
        secrets.access_token,
        channel.phone_number_id,
        conversation.phone,
        message_id,
        outgoing,
      )
      await change({ delivery: 'sent', wamid })
      if (channel.problem) await channels.change(db, company_id, { problem: null })
    } catch (error) {
      if (!(error instanceof GraphFailure) || (error.passes && !isLastTry)) throw error
      await change({ delivery: 'failed', problem: error.problem })
      if (error.problem === 'token') await channels.change(db, company_id, { problem: 'token' })
    }
  }
