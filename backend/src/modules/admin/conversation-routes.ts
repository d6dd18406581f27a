import {
  answerAdminConversation,
  answerQuestion,
  getAdminConversation,
  getAdminConversations,
  getLabelledFile,
  getUnansweredQuestions,
  getUnderstoodDays,
  holdAdminConversation,
  ignoreQuestion,
  labelQuestion,
} from '@ag/contracts'
import type { Route } from '../../plugins/router'
import { sendFile } from '../../plugins/send-file'
import { listUnderstood } from '../assistant/count-understood'
import { countLabels, labelledFile } from '../assistant/label-questions'
import type { AdminNeeds } from './admin-needs'
import { actorOf } from './audit'
import { describeConversation, listConversations } from './conversations'
import { listUnanswered, settleUnanswered } from './unanswered'

/** The inbox of the site's own assistant, and what it did not understand. */
export function conversationRoutes(route: Route, { db, clock, assistant }: AdminNeeds): void {
  const tag = 'admin: conversations'
  const { person } = assistant
  const unanswered = settleUnanswered({ db, clock })

  route(getAdminConversations, {
    tag,
    who: 'leads:read',
    summary: 'Conversations with the assistant, those first whose visitor waits for a person',
    handler: ({ query }) => listConversations(db, clock(), query),
  })

  route(getAdminConversation, {
    tag,
    who: 'leads:read',
    summary: 'A conversation, read by this',
    handler: async ({ params }) => describeConversation(db, clock(), await person.read(params.id)),
  })

  route(holdAdminConversation, {
    tag,
    who: 'leads:write',
    summary: 'Takes a conversation over, or gives it back to the assistant',
    async handler({ params, body, caller, request }) {
      const row = await person.hold(actorOf(caller, request), params.id, body.holder)
      return describeConversation(db, clock(), row)
    },
  })

  route(answerAdminConversation, {
    tag,
    who: 'leads:write',
    summary: 'Answers a visitor as a person; the same message sent again changes nothing',
    async handler({ params, body, caller, request }) {
      const row = await person.answer(actorOf(caller, request), params.id, body)
      return describeConversation(db, clock(), row)
    },
  })

  route(getUnansweredQuestions, {
    tag,
    who: 'leads:read',
    summary: 'What the assistant did not understand, by how often it was asked',
    handler: async () => ({ items: await listUnanswered(db), labelled: await countLabels(db) }),
  })

  route(answerQuestion, {
    tag,
    who: 'faq:write',
    summary: 'Makes an answer of a question, for everybody and for the assistant',
    async handler({ params, body, caller, request }) {
      await unanswered.answer(actorOf(caller, request), params.id, body)
      return undefined
    },
  })

  route(labelQuestion, {
    tag,
    who: 'faq:write',
    summary: 'Says what was meant by a question and those like it, for the assistant to learn from',
    async handler({ params, body, caller, request }) {
      await unanswered.label(actorOf(caller, request), params.id, body)
      return undefined
    },
  })

  route(getLabelledFile, {
    tag,
    who: 'faq:write',
    summary: 'Labelled messages as lines of the corpus, without what would tell who wrote them',
    async handler({ reply }) {
      sendFile(reply, 'mensagens-rotuladas.jsonl', await labelledFile(db))
      return undefined
    },
  })

  route(getUnderstoodDays, {
    tag,
    who: 'leads:read',
    summary: 'How many messages the assistant understood, by day',
    handler: async () => ({ days: await listUnderstood(db, clock()) }),
  })

  route(ignoreQuestion, {
    tag,
    who: 'faq:write',
    summary: 'Lets a question be',
    async handler({ params, caller, request }) {
      await unanswered.ignore(actorOf(caller, request), params.id)
      return undefined
    },
  })
}
