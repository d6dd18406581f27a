import type { AssistantCard, AssistantSession } from '@ag/contracts'
import { type Clock, minutes } from '../../clock'
import type { Db } from '../../db/database'
import type { Speaker } from './assistant-tools'
import { endOf, type OpenTalk } from './open-talk'
import { changed } from './talk'
import {
  describeMessage,
  lineOf,
  type MessageRow,
  type TalkRow,
  talkOf,
  talkRepository,
} from './talk-repository'
import { replies, texts } from './texts'

const shownAtOnce = 50
const awayFrom = minutes(30)

interface Needs {
  db: Db
  clock: Clock
  open: OpenTalk
  withLinks: (card: AssistantCard) => AssistantCard
}

/** A talk as its visitor sees it; whoever comes back after a while is greeted shortly. */
export const readTalk = ({ db, clock, open, withLinks }: Needs) => {
  async function latest(
    row: TalkRow,
    before: string | undefined,
  ): Promise<{ rows: MessageRow[]; has_more: boolean }> {
    const rows = await talkRepository(db).messages(row.id, shownAtOnce + 1, before)
    return { rows: rows.slice(-shownAtOnce), has_more: rows.length > shownAtOnce }
  }

  /** Says the short welcome once; a booking that was under way waits for another yes. */
  async function welcomeBack(row: TalkRow, said: MessageRow[]): Promise<boolean> {
    const now = clock()
    const isAway = now.getTime() - row.last_active_at.getTime() >= awayFrom
    if (!isAway || !said.some(({ type }) => type === 'user')) return false
    const talk = talkOf(row)
    const wasClose = ['contact', 'review', 'confirm'].includes(talk.stage)
    const again = changed(talk, wasClose ? { stage: 'contact', memory: { asked: 'resume' } } : {})
    const isPlanning = wasClose || talk.stage === 'schedule'
    return db.transaction(async (transaction) => {
      const talks = talkRepository(transaction)
      if (!(await talks.move(row, now, again))) return false
      await talks.add(row.id, now, again.stage, {
        ...lineOf({
          text: texts.welcomeBack,
          suggestions: isPlanning
            ? [replies.continue, replies.backToStart, replies.specialist]
            : talk.context.page_context.suggestions,
          cards: [],
        }),
        engine: 'rules',
      })
      return true
    })
  }

  return async (id: string, speaker: Speaker, before: string | undefined): Promise<AssistantSession> => {
    let row = await open(id, speaker)
    let messages = await latest(row, before)
    if (before === undefined && (await welcomeBack(row, messages.rows))) {
      row = await open(id, speaker)
      messages = await latest(row, before)
    }
    return {
      success: true,
      session_id: row.id,
      current_stage: talkOf(row).stage,
      context: row.context,
      messages: messages.rows.map((each) => describeMessage(each, withLinks)),
      has_more: messages.has_more,
      expires_at: endOf(row).toISOString(),
    }
  }
}
