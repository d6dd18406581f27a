import { businessOf } from '@ag/agents/whatsapp/knowledge'
import {
  getChat,
  getChatPage,
  getChatSuggestions,
  getChats,
  getWhatsappAgent,
  moveChat,
  readChat,
  replyInChat,
  saveChatNote,
  saveWhatsappKnowledge,
  saveWhatsappSettings,
  settleChatSuggestion,
  type WhatsappKnowledge,
  writeInChat,
} from '@ag/contracts'
import { AppError } from '@ag/core'
import type { FastifyRequest } from 'fastify'
import { type Clock, hours, minutes } from '../../../clock'
import type { Db } from '../../../db/database'
import type { Route } from '../../../plugins/router'
import type { Limit, Limits } from '../../limits/limits'
import type { Mailer } from '../../outbox/mailer'
import type { Worker } from '../../outbox/worker'
import { findAgent, requireAgent, requireRunning } from '../life'
import { chatMails } from './chat-mails'
import { addMessage, hearCustomer, moveConversation, productId, update } from './converse'
import { type AgentRow, type ConversationRow, whatsappRepository } from './whatsapp-repository'
import { readSetup, saveKnowledge, saveSettings } from './whatsapp-setup'

const limitsOfChat = {
  messagesOfVisitor: { name: 'chat-visitor', most: 30, window: minutes(10) },
  messagesOfAddress: { name: 'chat-address', most: 120, window: hours(1), byAddress: true },
  /** A page that is open asks every few seconds, and an office shares an address. */
  readsOfAddress: { name: 'chat-reads', most: 6000, window: hours(1), byAddress: true },
} as const satisfies Record<string, Limit>

/** Everything that a form holds at most, in the letters of its JSON. */
const largestKnowledge = 512 * 1024

interface Needs {
  db: Db
  clock: Clock
  limits: Limits
  mailer: Mailer
  worker: Worker
  publicUrl: string
}

/** The customer-service agent: its knowledge, the team's inbox, and what visitors of its page call. */
export function whatsappRoutes(route: Route, { db, clock, limits, mailer, worker, publicUrl }: Needs): void {
  const tag = 'agents'
  const repository = whatsappRepository(db)
  const hear = hearCustomer({ db, clock, mailer, mails: chatMails(publicUrl) })
  const held = (companyId: string) => requireAgent(db, clock(), companyId, productId)
  const running = (companyId: string) => requireRunning(db, clock(), companyId, productId)

  route(getWhatsappAgent, {
    tag,
    who: 'user',
    summary: 'What the company told its customer-service agent, and where it is',
    async handler({ caller: { user } }) {
      await held(user.company_id)
      return readSetup(db, user.company_id, publicUrl)
    },
  })

  route(saveWhatsappKnowledge, {
    tag,
    who: 'user',
    summary: 'Replaces what the agent answers from',
    bodyLimit: largestKnowledge,
    async handler({ caller: { user }, body }) {
      await running(user.company_id)
      await saveKnowledge(db, clock(), user.company_id, body)
      return readSetup(db, user.company_id, publicUrl)
    },
  })

  route(saveWhatsappSettings, {
    tag,
    who: 'user',
    summary: 'Address, sites and silence of the agent',
    async handler({ caller: { user }, body }) {
      await running(user.company_id)
      await saveSettings(db, clock(), user.company_id, body)
      return readSetup(db, user.company_id, publicUrl)
    },
  })

  route(getChats, {
    tag,
    who: 'user',
    summary: 'Conversations with customers, the latest first',
    async handler({ caller: { user }, query }) {
      await held(user.company_id)
      return repository.list(user.company_id, query)
    },
  })

  route(getChat, {
    tag,
    who: 'user',
    summary: 'A conversation, read by this',
    async handler({ caller: { user }, params }) {
      const row = await repository.conversation(user.company_id, params.id)
      return repository.chat(row.unread > 0 ? await update(db, row, { unread: 0 }) : row)
    },
  })

  /** Changes a conversation of the caller's company while nobody else does, and answers with what became of it. */
  const changing = async (
    companyId: string,
    id: string,
    change: (transaction: Db, row: ConversationRow) => Promise<ConversationRow>,
  ) => {
    await running(companyId)
    const row = await db.transaction(async (transaction) =>
      change(transaction, await whatsappRepository(transaction).conversation(companyId, id, true)),
    )
    return repository.chat(row)
  }

  route(moveChat, {
    tag,
    who: 'user',
    summary: 'Takes a conversation over, or gives it back to the agent',
    handler: ({ caller: { user }, params, body }) =>
      changing(user.company_id, params.id, (transaction, row) =>
        moveConversation(transaction, clock(), row, body.mode),
      ),
  })

  route(replyInChat, {
    tag,
    who: 'user',
    summary: 'Writes to the customer; the same message sent again changes nothing',
    handler: ({ caller: { user }, params, body }) =>
      changing(user.company_id, params.id, async (transaction, row) => {
        const taken = await moveConversation(transaction, clock(), row, 'team')
        const added = await addMessage(transaction, taken, 'team', body.text, clock(), body.id)
        if (!added) return taken
        return update(transaction, taken, {
          last_text: body.text,
          last_at: clock(),
          messages: taken.messages + 1,
          unread: 0,
        })
      }),
  })

  route(saveChatNote, {
    tag,
    who: 'user',
    summary: 'A note that only the team sees',
    handler: ({ caller: { user }, params, body }) =>
      changing(user.company_id, params.id, (transaction, row) =>
        update(transaction, row, { note: body.note }),
      ),
  })

  route(getChatSuggestions, {
    tag,
    who: 'user',
    summary: 'Questions that the agent could not answer',
    async handler({ caller: { user } }) {
      await held(user.company_id)
      return { items: await repository.suggestions(user.company_id) }
    },
  })

  route(settleChatSuggestion, {
    tag,
    who: 'user',
    summary: 'A question is taught, or not worth it',
    async handler({ caller: { user }, params }) {
      await repository.settle(user.company_id, params.id)
      return undefined
    },
  })

  /** The agent behind an address that is ready to be written to. Throws NOT_FOUND for any other. */
  async function agentAt(slug: string) {
    const agent = await repository.agentAt(slug)
    if (!agent?.knowledge) throw new AppError('NOT_FOUND')
    return agent as AgentRow & { knowledge: WhatsappKnowledge }
  }
  const isRunning = async ({ company_id }: AgentRow) =>
    (await findAgent(db, clock(), company_id, productId))?.life === 'running'

  route(getChatPage, {
    tag,
    who: 'anyone',
    summary: 'What the chat page of a company shows before anybody has written',
    async handler({ params }) {
      const agent = await agentAt(params.slug)
      const { name, suggestions } = businessOf(agent.knowledge)
      return {
        name,
        is_open: await isRunning(agent),
        greeting: `Olá! Sou o agente de IA da ${name}. Respondo com o que a equipe me ensinou e chamo uma pessoa quando não sei.`,
        suggestions,
        sites: agent.sites,
      }
    },
  })

  route(writeInChat, {
    tag,
    who: 'anyone',
    summary: 'Writes to a company; the same message sent again changes nothing',
    async handler({ params, body, request }) {
      await limits.count(limitsOfChat.messagesOfAddress, request.ip)
      await limits.count(limitsOfChat.messagesOfVisitor, body.visitor)
      const agent = await agentAt(params.slug)
      if (!(await isRunning(agent))) throw resting()
      const { conversation, replies } = await hear(agent, body)
      worker.kick()
      const messages = await repository.spoken(conversation.id, 0)
      return { messages, mode: conversation.mode as 'agent', replies }
    },
  })

  route(readChat, {
    tag,
    who: 'anyone',
    summary: 'What was said after a position',
    async handler({ params, body, request }) {
      await countRead(limits, request)
      const agent = await agentAt(params.slug)
      const conversation = await repository.conversationOf(agent.company_id, body.visitor)
      if (!conversation) return { messages: [], mode: 'agent' as const, replies: [] }
      const messages = await repository.spoken(conversation.id, body.after)
      return { messages, mode: conversation.mode as 'agent', replies: [] }
    },
  })
}

const countRead = (limits: Limits, { ip }: FastifyRequest) => limits.count(limitsOfChat.readsOfAddress, ip)

const resting = () =>
  new AppError('AGENT_RESTING', {
    userMessage: 'O atendimento por aqui está em pausa. Fale com a empresa por outro canal.',
  })
