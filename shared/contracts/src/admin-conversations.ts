import * as z from 'zod/mini'
import { listQuery, pageOf, textField } from './admin-lists'
import { adminQuestion } from './admin-products'
import { assistantMessage, clientMessageId, longestMessage } from './assistant'
import { endpoint } from './endpoint'
import { idField } from './fields'
import { messageIntent } from './message-intents'
import { openWords } from './open-words'

/** A conversation of the site's own assistant, as the team sees it in its inbox. */
export const adminConversation = z.object({
  /** For the team alone: with the name that the visitor's browser has for it, anybody could go on with it. */
  id: z.string(),
  /** 'Visitante 4f2a' where nobody told a name. */
  name: z.string(),
  is_customer: z.boolean(),
  /** First name of whoever of the team answers; null while the assistant does. */
  person: z.nullable(z.string()),
  /** Since when somebody waits for a person. */
  waiting_since: z.nullable(z.string()),
  /** Messages that nobody of the team has read. */
  unread: z.number(),
  last_text: z.string(),
  last_at: z.string(),
  /** Where it began. */
  page_path: z.string(),
})
export type AdminConversation = z.infer<typeof adminConversation>

/** More conversations than this are not counted as waiting or unread. */
export const mostUnread = 99

const base = '/api/v1/admin/conversations'

/** Those that can still go on: who waits for a person before all others, then the latest. */
export const getAdminConversations = endpoint({
  method: 'GET',
  path: base,
  query: z.object({
    q: listQuery.q,
    cursor: listQuery.cursor,
    filter: z.optional(z.enum(['waiting', 'unread'])),
  }),
  reply: z.extend(pageOf(adminConversation), {
    /** Of all, whatever was asked for. */
    waiting: z.number(),
    unread: z.number(),
  }),
})

export const adminConversationDetails = z.extend(adminConversation, {
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** The latest two hundred, oldest first. */
  messages: z.array(assistantMessage),
})
export type AdminConversationDetails = z.infer<typeof adminConversationDetails>

const params = z.object({ id: idField })

/** One conversation; reading it makes its messages read. */
export const getAdminConversation = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  params,
  reply: adminConversationDetails,
})

/** Takes a conversation over from the assistant, or gives it back. */
export const holdAdminConversation = endpoint({
  method: 'PUT',
  path: `${base}/:id/holder`,
  params,
  body: z.object({ holder: z.enum(['person', 'assistant']) }),
  reply: adminConversationDetails,
})

/** Answers in the team's name, and takes the conversation over by that; the same message sent again changes nothing. */
export const answerAdminConversation = endpoint({
  method: 'POST',
  path: `${base}/:id/messages`,
  params,
  body: z.object({ id: clientMessageId, text: textField(longestMessage, 'Escreva a mensagem.') }),
  reply: adminConversationDetails,
})

/** What visitors asked in the same words, and the assistant did not understand. */
export const unansweredQuestion = z.object({
  id: z.string(),
  /** As it was asked last. */
  question: z.string(),
  /** With those that are similar. */
  times: z.number(),
  last_at: z.string(),
  /** The same in other words, as far as letters tell. */
  similar: z.array(z.object({ id: z.string(), question: z.string() })),
  /** What is likely meant, the likeliest first, each with a known message that is near. */
  likely: z.array(z.object({ intent: openWords(messageIntent), example: z.string() })),
})
export type UnansweredQuestion = z.infer<typeof unansweredQuestion>

/** The fifty that were asked most. */
export const getUnansweredQuestions = endpoint({
  method: 'GET',
  path: '/api/v1/admin/unanswered',
  reply: z.object({
    items: z.array(unansweredQuestion),
    /** How many messages are labelled and may be taken into the corpus. */
    labelled: z.number(),
  }),
})

/** Questions that are settled along with one. */
export const mostSimilar = 50

/** Says what was meant by a question and those that are similar; the assistant learns from it with its next release. */
export const labelQuestion = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/unanswered/:id/label',
  status: 204,
  params,
  body: z.object({ intent: messageIntent, similar: z.array(idField).check(z.maxLength(mostSimilar)) }),
})

/** What has been labelled, as lines of the corpus; without what would tell who wrote it. */
export const getLabelledFile = endpoint({
  method: 'GET',
  path: '/api/v1/admin/labelled-messages/export',
})

/** How many messages of a day, in the company's zone, were understood. */
export const understoodDay = z.object({ day: z.string(), turns: z.number(), understood: z.number() })
export type UnderstoodDay = z.infer<typeof understoodDay>

/** The last thirty days that are over, oldest first; days without a message are missing. */
export const getUnderstoodDays = endpoint({
  method: 'GET',
  path: '/api/v1/admin/understood',
  reply: z.object({ days: z.array(understoodDay) }),
})

/** Adds a question to those of every price page, which the assistant answers from. */
export const answerQuestion = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/unanswered/:id',
  status: 204,
  params,
  body: adminQuestion,
})

/** Nothing is to be answered; asked once more it is listed again. */
export const ignoreQuestion = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/unanswered/:id',
  status: 204,
  params,
})
