import type { AssistantCard, AssistantSession } from '@ag/contracts'
import { type Clock, minutes } from '../../clock'
import type { Db } from '../../db/database'
import type { Speaker } from './assistant-tools'
import { changed } from './conversation'
import {
  type ConversationRow,
  conversationOf,
  conversationRepository,
  describeMessage,
  lineOf,
  type MessageRow,
  personIn,
} from './conversation-repository'
import { endOf, type OpenConversation } from './open-conversation'
import { replies, texts } from './texts'

const shownAtOnce = 50
const awayFrom = minutes(30)

interface Needs {
  db: Db
  clock: Clock
  open: OpenConversation
  withLinks: (card: AssistantCard) => AssistantCard
}

/** Messages before one of them, or after one; without either the latest. */
interface Asked {
  before?: string | undefined
  after?: string | undefined
}

/** A conversation as its visitor sees it; whoever comes back after a while is greeted shortly. */
export const readConversation = ({ db, clock, open, withLinks }: Needs) => {
  async function latest(
    row: ConversationRow,
    before: string | undefined,
  ): Promise<{ rows: MessageRow[]; has_more: boolean }> {
    const rows = await conversationRepository(db).messages(row.id, shownAtOnce + 1, before)
    return { rows: rows.slice(-shownAtOnce), has_more: rows.length > shownAtOnce }
  }

  /** Says the short welcome once; a booking that was under way waits for another yes. */
  async function welcomeBack(row: ConversationRow, said: MessageRow[]): Promise<boolean> {
    const now = clock()
    const isAway = now.getTime() - row.last_active_at.getTime() >= awayFrom
    if (!isAway || personIn(row, now) || !said.some(({ type }) => type === 'user')) return false
    const conversation = conversationOf(row)
    const wasClose = ['contact', 'review', 'confirm'].includes(conversation.stage)
    const again = changed(conversation, wasClose ? { stage: 'contact', memory: { asked: 'resume' } } : {})
    const isPlanning = wasClose || conversation.stage === 'schedule'
    return db.transaction(async (transaction) => {
      const conversations = conversationRepository(transaction)
      if (!(await conversations.move(row, now, again))) return false
      await conversations.add(row.id, now, again.stage, {
        ...lineOf({
          text: texts.welcomeBack,
          suggestions: isPlanning
            ? [replies.continue, replies.backToStart, replies.specialist]
            : conversation.context.page_context.suggestions,
          cards: [],
        }),
        engine: 'rules',
      })
      return true
    })
  }

  async function read(row: ConversationRow, { before, after }: Asked) {
    if (after === undefined) return latest(row, before)
    return {
      rows: await conversationRepository(db).messagesAfter(row.id, shownAtOnce, after),
      has_more: false,
    }
  }

  return async (id: string, speaker: Speaker, asked: Asked): Promise<AssistantSession> => {
    let row = await open(id, speaker)
    let messages = await read(row, asked)
    const isOpened = asked.before === undefined && asked.after === undefined
    if (isOpened && (await welcomeBack(row, messages.rows))) {
      row = await open(id, speaker)
      messages = await latest(row, undefined)
    }
    const person = personIn(row, clock())
    return {
      success: true,
      session_id: row.id,
      ...(person && { person }),
      current_stage: conversationOf(row).stage,
      context: row.context,
      messages: messages.rows.map((each) => describeMessage(each, withLinks)),
      has_more: messages.has_more,
      expires_at: endOf(row).toISOString(),
    }
  }
}
