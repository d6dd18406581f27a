import { businessOf } from '@ag/agents/whatsapp/knowledge'
import {
  getChat,
  getChatPage,
  getChatResults,
  getChatSuggestions,
  getChats,
  getWhatsappAgent,
  getWhatsappChannel,
  getWhatsappTemplates,
  moveChat,
  readChat,
  removeWhatsappChannel,
  replyInChat,
  saveChatNote,
  saveWhatsappChannel,
  saveWhatsappKnowledge,
  saveWhatsappSettings,
  sendChatTemplate,
  settleChatSuggestion,
  type WhatsappKnowledge,
  writeInChat,
} from '@ag/contracts'
import { AppError } from '@ag/core'
import type { FastifyRequest } from 'fastify'
import { type Clock, hours, minutes } from '../../../clock'
import type { Db } from '../../../db/database'
import type { Route } from '../../../plugins/router'
import { type Actor, actorOf, audit } from '../../admin/audit'
import type { Limit, Limits } from '../../limits/limits'
import type { Mailer } from '../../outbox/mailer'
import type { Worker } from '../../outbox/worker'
import { findAgent, requireAgent, requireRunning } from '../life'
import type { Channels } from './channel'
import { chatMails } from './chat-mails'
import { addMessage, hearCustomer, moveConversation, productId, update } from './converse'
import { filledIn, type GraphApi } from './graph-api'
import { readResults } from './whatsapp-module'
import { type AgentRow, answerUntil, type ConversationRow, whatsappRepository } from './whatsapp-repository'
import { readSetup, saveKnowledge, saveSettings } from './whatsapp-setup'

const limitsOfChat = {
  messagesOfVisitor: { name: 'chat-visitor', most: 30, window: minutes(10) },
  messagesOfAddress: { name: 'chat-address', most: 120, window: hours(1), byAddress: true },
  /** Each asks WhatsApp with what was entered. */
  channelOfCompany: { name: 'chat-channel', most: 20, window: hours(1) },
  templatesOfCompany: { name: 'chat-templates', most: 120, window: hours(1) },
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
  channels: Channels
  graph: GraphApi
}

/** The customer-service agent: its knowledge, the team's inbox, and what visitors of its page call. */
export function whatsappRoutes(
  route: Route,
  { db, clock, limits, mailer, worker, publicUrl, channels, graph }: Needs,
): void {
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

  route(getWhatsappChannel, {
    tag,
    who: 'user',
    summary: 'The number at WhatsApp, without its secrets',
    async handler({ caller: { user } }) {
      await held(user.company_id)
      return channels.read(user.company_id)
    },
  })

  route(saveWhatsappChannel, {
    tag,
    who: 'user',
    summary: 'Tries a number at WhatsApp out, and keeps it',
    async handler({ caller: { user }, body }) {
      await running(user.company_id)
      await limits.count(limitsOfChat.channelOfCompany, user.company_id)
      return channels.save(clock(), user.company_id, body)
    },
  })

  route(removeWhatsappChannel, {
    tag,
    who: 'user',
    summary: 'Takes the number at WhatsApp off',
    async handler({ caller: { user } }) {
      await held(user.company_id)
      await channels.remove(user.company_id)
      return undefined
    },
  })

  /** Approved templates of a company; none where WhatsApp has not told its account yet. */
  async function templatesOf(companyId: string) {
    const channel = await channels.ofCompany(db, companyId)
    const token = channel && channels.secretsOf(channel)?.access_token
    if (!channel?.account_id || !token) return []
    await limits.count(limitsOfChat.templatesOfCompany, companyId)
    return graph.templates(token, channel.account_id).catch((cause: unknown) => {
      throw new AppError('UNAVAILABLE', {
        userMessage: 'O WhatsApp não entregou os modelos agora. Tente de novo em alguns minutos.',
        cause,
      })
    })
  }

  route(getWhatsappTemplates, {
    tag,
    who: 'user',
    summary: 'Approved templates of the number at WhatsApp',
    async handler({ caller: { user } }) {
      await held(user.company_id)
      return { items: await templatesOf(user.company_id) }
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
    handler: ({ caller, params, body, request }) =>
      changing(caller.user.company_id, params.id, async (transaction, row) => {
        const moved = await moveConversation(transaction, clock(), row, body.mode)
        await written(transaction, actorOf(caller, request), row, { mode: moved.mode })
        return moved
      }),
  })

  /** Who acts in the agent's place is written down, without what was said. */
  const written = async (
    transaction: Db,
    actor: Actor,
    { id, mode }: ConversationRow,
    after: { mode: string; says?: 'reply' | 'template' },
  ) => {
    if (after.mode === mode && !after.says) return
    await audit(transaction, clock(), actor, {
      action: 'edit',
      entity: 'chat',
      id,
      before: { mode },
      after,
    })
  }

  /** Says something in the team's name; said before, it changes nothing. */
  async function speak(
    transaction: Db,
    actor: Actor,
    row: ConversationRow,
    text: string,
    sent: NonNullable<Parameters<typeof addMessage>[5]>,
  ): Promise<ConversationRow> {
    const taken = await moveConversation(transaction, clock(), row, 'team')
    const added = await addMessage(transaction, taken, 'team', text, clock(), sent)
    if (!added) return taken
    const says = sent.template ? 'template' : 'reply'
    await written(transaction, actor, row, { mode: taken.mode, says })
    return update(transaction, taken, {
      last_text: text,
      last_at: clock(),
      messages: taken.messages + 1,
      unread: 0,
    })
  }

  route(replyInChat, {
    tag,
    who: 'user',
    summary: 'Writes to the customer; the same message sent again changes nothing',
    async handler({ caller, params, body, request }) {
      const chat = await changing(caller.user.company_id, params.id, async (transaction, row) => {
        const until = answerUntil(row)
        if (until && until <= clock()) throw tooLate()
        return speak(transaction, actorOf(caller, request), row, body.text, { id: body.id })
      })
      worker.kick()
      return chat
    },
  })

  route(sendChatTemplate, {
    tag,
    who: 'user',
    summary: 'Writes to the customer with a template that WhatsApp has approved',
    async handler({ caller, params, body: { id, name, language, values }, request }) {
      const { user } = caller
      await running(user.company_id)
      const template = (await templatesOf(user.company_id)).find(
        (each) => each.name === name && each.language === language,
      )
      if (template?.values !== values.length) throw noTemplate()
      const chat = await changing(user.company_id, params.id, async (transaction, row) => {
        if (row.channel !== 'whatsapp') throw noTemplate()
        return speak(transaction, actorOf(caller, request), row, filledIn(template.text, values), {
          id,
          template: { name, language, values },
        })
      })
      worker.kick()
      return chat
    },
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

  route(getChatResults, {
    tag,
    who: 'user',
    summary: 'What conversations of the last thirty days came to',
    async handler({ caller: { user } }) {
      await held(user.company_id)
      return readResults(db, user.company_id, clock())
    },
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

const tooLate = () =>
  new AppError('VALIDATION_FAILED', {
    errors: [
      {
        field: 'text',
        code: 'WINDOW_CLOSED',
        message: 'Passaram 24 horas da última mensagem do cliente: o WhatsApp só aceita um modelo aprovado.',
      },
    ],
  })

const noTemplate = () =>
  new AppError('VALIDATION_FAILED', {
    errors: [
      {
        field: 'name',
        code: 'TEMPLATE_UNKNOWN',
        message: 'Este modelo não está mais aprovado. Escolha outro.',
      },
    ],
  })
