import type { AssistantAnswer, AssistantCard } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import type { Limits } from '../limits/limits'
import type { Speaker } from './assistant-tools'
import { cleanText } from './clean-text'
import { changed, type Turn } from './conversation'
import {
  type ConversationRow,
  conversationOf,
  conversationRepository,
  heardFrom,
  lineOf,
  type MessageRow,
  personIn,
} from './conversation-repository'
import { reply } from './engine'
import type { Health } from './health'
import { saveLead } from './lead-repository'
import { banded } from './lead-score'
import { countMessage } from './limits'
import type { Listener, Reword } from './model'
import type { OpenConversation } from './open-conversation'
import { questionKeyOf } from './question-key'
import type { TellTeam } from './tell-team'
import type { Tools } from './tools'

interface Needs {
  db: Db
  clock: Clock
  limits: Limits
  health: Health
  open: OpenConversation
  toolsFor: (speaker: Speaker) => Tools
  /** Finds better words for an open question, where a model is there to find them. */
  reword: Reword | undefined
  withLinks: (card: AssistantCard) => AssistantCard
  tellTeam: TellTeam
}

interface Message {
  session_id: string
  message: string
  client_message_id?: string | undefined
  /** No model is asked. */
  rules_only?: boolean | undefined
}

/** Two windows may send at once: whoever comes second answers from where the first has left it. */
const mostTries = 4

/**
 * Answers one message, and keeps both. Nothing is kept of a message that could not be answered. While somebody of the team
 * answers, the message is kept for them and nothing is said. A listener hears the words of a model as they are found; once
 * they have gone, the answer is what they have heard.
 */
export const answerMessage = (needs: Needs) => {
  const { db, clock, limits, health, open, toolsFor, reword, withLinks, tellTeam } = needs

  /** What was answered to a message that comes once more. */
  async function answered(
    row: ConversationRow,
    clientMessageId: string | undefined,
  ): Promise<AssistantAnswer | undefined> {
    const known = clientMessageId && (await conversationRepository(db).sentBefore(row.id, clientMessageId))
    if (!known) return undefined
    return known.answer ? describe(row, known.answer) : silence(row, known.message)
  }

  const describe = (
    row: Pick<ConversationRow, 'stage' | 'context'>,
    answer: MessageRow,
  ): AssistantAnswer => ({
    success: true,
    response: answer.content,
    suggestions: answer.suggestions,
    stage: row.stage as AssistantAnswer['stage'],
    context: row.context,
    cards: answer.cards.map(withLinks),
    message_id: answer.id,
  })

  const silence = (row: ConversationRow, message: MessageRow): AssistantAnswer => {
    const person = personIn(row, clock())
    return {
      success: true,
      response: '',
      suggestions: [],
      stage: row.stage as AssistantAnswer['stage'],
      context: row.context,
      cards: [],
      message_id: message.id,
      ...(person && { person }),
    }
  }

  /** Keeps a message for whoever of the team answers; nothing when the conversation has moved on meanwhile. */
  const keep = (row: ConversationRow, { message: content, client_message_id }: Message) =>
    db.transaction(async (transaction) => {
      const now = clock()
      const conversations = conversationRepository(transaction)
      const conversation = conversationOf(row)
      if (!(await conversations.move(row, now, conversation, heardFrom(content)))) return undefined
      return conversations.add(row.id, now, conversation.stage, { type: 'user', content, client_message_id })
    })

  /** Keeps question and answer together; nothing when the conversation has moved on meanwhile. */
  async function store(row: ConversationRow, message: Message, turn: Turn, engine: 'rules' | 'model') {
    const wantsPerson = turn.intent === 'human'
    const told = wantsPerson && !row.memory.teamTold ? await tellTeam() : undefined
    const conversation = told ? changed(turn.conversation, { memory: { teamTold: true } }) : turn.conversation
    return db.transaction(async (transaction) => {
      const now = clock()
      const conversations = conversationRepository(transaction)
      const beside = {
        ...heardFrom(message.message),
        person: null,
        person_at: null,
        ...(wantsPerson && { waiting_since: now }),
      }
      if (!(await conversations.move(row, now, conversation, beside))) return undefined
      const isUnanswered = turn.intent === 'unknown' && turn.isOpen && engine === 'rules'
      const question = {
        type: 'user' as const,
        content: message.message,
        client_message_id: message.client_message_id,
        question_key: isUnanswered ? questionKeyOf(message.message) : undefined,
        is_understood: turn.intent !== 'unknown' || engine === 'model',
      }
      const answer = await conversations.addExchange(row.id, now, turn.conversation.stage, question, {
        ...lineOf(turn.saying),
        engine,
      })
      await saveLead(transaction, now, row, turn.conversation)
      await told?.(transaction, now, { ...row, context: conversation.context }, message.message)
      return answer
    })
  }

  async function answer(
    message: Message,
    speaker: Speaker,
    listener: Listener | undefined,
  ): Promise<AssistantAnswer> {
    const first = await open(message.session_id, speaker)
    const known = await answered(first, message.client_message_id)
    if (known) return known
    await countMessage(limits, first.id, speaker.address)
    for (let attempt = 0; attempt < mostTries; attempt += 1) {
      const row = attempt === 0 ? first : await open(message.session_id, speaker)
      const twin = attempt === 0 ? undefined : await answered(row, message.client_message_id)
      if (twin) return twin
      if (personIn(row, clock())) {
        const kept = await keep(row, message)
        if (kept) return silence(row, kept)
        continue
      }
      const tools = toolsFor(speaker)
      const turn = await reply(conversationOf(row), message.message, tools)
      // Of a try that comes too late only the rules' own words are worth repeating.
      const asksModel = attempt === 0 && turn.isOpen && !message.rules_only
      const words = asksModel ? await reword?.(row, turn, message.message, tools, listener) : undefined
      const said = words ?? turn
      const final = {
        ...said,
        conversation: { ...said.conversation, context: banded(said.conversation.context) },
      }
      const stored = await store(row, message, final, words ? 'model' : 'rules')
      if (stored) return describe(final.conversation, stored)
    }
    throw new AppError('ASSISTANT_UNAVAILABLE', { userMessage: friendly })
  }

  return async (message: Message, speaker: Speaker, listener?: Listener): Promise<AssistantAnswer> => {
    const text = cleanText(message.message)
    if (!text) {
      throw new AppError('VALIDATION_FAILED', {
        errors: [{ field: 'message', code: 'MESSAGE_INVALID', message: 'Escreva uma mensagem.' }],
      })
    }
    try {
      return await health.measure(() => answer({ ...message, message: text }, speaker, listener), isFault)
    } catch (cause) {
      if (!isFault(cause)) throw cause
      throw new AppError('ASSISTANT_UNAVAILABLE', { userMessage: friendly, cause })
    }
  }
}

const friendly =
  'Desculpe, não consegui responder agora. Sua mensagem voltou para o campo de texto. Tente enviar de novo ou fale com a gente pelos contatos abaixo.'

const refusals = ['ASSISTANT_SESSION_NOT_FOUND', 'RATE_LIMITED', 'VALIDATION_FAILED']

/** Whatever is not a refusal is a fault of ours. */
const isFault = (error: unknown): boolean => !(error instanceof AppError) || !refusals.includes(error.code)
