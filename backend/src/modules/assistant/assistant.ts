import type { AssistantCard, Settings } from '@ag/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../clock'
import type { Config } from '../../config'
import type { Db } from '../../db/database'
import type { Limits } from '../limits/limits'
import { bookMeeting } from '../meetings/book-meeting'
import type { Meetings } from '../meetings/meetings'
import type { Mailer } from '../outbox/mailer'
import type { Worker } from '../outbox/worker'
import { answerMessage } from './answer-message'
import { createTools } from './assistant-tools'
import { beginConversation } from './begin-conversation'
import { bookFromConversation } from './book-from-conversation'
import { createCircuitBreaker } from './circuit-breaker'
import { handOverConversation } from './hand-over'
import { createHealth } from './health'
import { createReword } from './model'
import { openConversation } from './open-conversation'
import { readConversation } from './read-conversation'
import { speakAsPerson } from './speak-as-person'
import { tellTeamOf } from './tell-team'

interface Parts {
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  limits: Limits
  meetings: Meetings
  mailer: Mailer
  worker: Worker
  config: Config
}

export type Assistant = ReturnType<typeof createAssistant>

/** What everything about the assistant is built from. Without a model it is complete. */
export function createAssistant({ db, clock, log, limits, meetings, mailer, worker, config }: Parts) {
  const breaker = createCircuitBreaker(clock)
  const health = createHealth(clock, breaker.isOpen)
  const toolsFor = createTools({ db, clock, limits, meetings, mailer })
  const open = openConversation(db, clock)
  const reword =
    config.assistantModel && createReword({ db, limits, log, breaker, model: config.assistantModel })
  const withLinks = (card: AssistantCard): AssistantCard =>
    card.type === 'meeting'
      ? { ...card, manage_url: meetings.links.manageUrl(card.id), ics_url: meetings.links.icsUrl(card.id) }
      : card
  const needs = { db, clock, limits, open, toolsFor }
  return {
    open,
    begin: beginConversation(needs),
    read: readConversation({ db, clock, open, withLinks }),
    answer: answerMessage({
      ...needs,
      health,
      reword,
      withLinks,
      tellTeam: tellTeamOf({ db, mailer, publicUrl: config.publicUrl }),
    }),
    book: bookFromConversation({ ...needs, book: bookMeeting({ db, clock, limits, worker, ...meetings }) }),
    handOver: handOverConversation(needs),
    person: speakAsPerson({ db, clock }),
    health: health.status,

    /** How it does, as the site may say: measured, unless it is switched off. */
    status: ({ assistant }: Settings): Settings['assistant'] => ({
      ...assistant,
      status: assistant.enabled ? health.status() : 'offline',
    }),
  }
}
