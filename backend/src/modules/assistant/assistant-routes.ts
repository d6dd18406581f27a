import {
  type assistantWords,
  bookFromAssistant,
  createAssistantSession,
  deleteAssistantSession,
  getAssistantSession,
  getAssistantTranscript,
  handOverAssistantSession,
  sendAssistantMessage,
} from '@ag/contracts'
import { AppError, isoDay, statusOfCode } from '@ag/core'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import type { Route } from '../../plugins/router'
import { sendFile } from '../../plugins/send-file'
import type { Sessions } from '../auth/sessions'
import { callerOf } from '../auth/user-of-request'
import { describeBooking } from '../meetings/booking-routes'
import type { DescribeMeeting } from '../meetings/describe-meeting'
import { readSettings } from '../settings/settings-repository'
import type { Assistant } from './assistant'
import type { Speaker } from './assistant-tools'
import { conversationRepository } from './conversation-repository'
import { transcriptOf } from './transcript'

interface Needs {
  db: Db
  clock: Clock
  sessions: Sessions
  assistant: Assistant
  describe: DescribeMeeting
}

/** The conversation with the assistant. Whoever may read one is decided by its id and, for a customer's, by the token. */
export function assistantRoutes(route: Route, { db, clock, sessions, assistant, describe }: Needs): void {
  const tag = 'assistant'
  const speakerOf = async (request: FastifyRequest): Promise<Speaker> => ({
    address: request.ip,
    caller: await callerOf(sessions, request),
  })

  route(createAssistantSession, {
    tag,
    who: 'anyone',
    summary: 'Begin a conversation',
    handler: ({ body, request }) =>
      told(sorry, async () => ({
        success: true as const,
        ...(await assistant.begin(body, await speakerOf(request))),
      })),
  })

  route(getAssistantSession, {
    tag,
    who: 'anyone',
    summary: 'A conversation with its latest messages',
    handler: ({ params, query, request }) =>
      told(sorry, async () => assistant.read(params.id, await speakerOf(request), query)),
  })

  route(sendAssistantMessage, {
    tag,
    who: 'anyone',
    summary: 'Say something and get the answer',
    handler: ({ body, request, events }) =>
      told(sorry, async () =>
        assistant.answer(
          body,
          await speakerOf(request),
          events && {
            say: (text) => events.send('words', { text } satisfies z.infer<typeof assistantWords>),
            gone: events.gone,
          },
        ),
      ),
  })

  route(bookFromAssistant, {
    tag,
    who: 'anyone',
    summary: 'Book what a conversation has come to, once for each time',
    handler: ({ body, request }) =>
      told(notBooked, async () => {
        const row = await assistant.book(conversationIdOf(request), body, await speakerOf(request))
        return describeBooking(describe, row, clock())
      }),
  })

  route(handOverAssistantSession, {
    tag,
    who: 'anyone',
    summary: 'Hand a conversation over to the team',
    handler: ({ params, body, request }) =>
      told(sorry, async () => ({
        success: true as const,
        ...(await assistant.handOver(params.id, body.summary, await speakerOf(request))),
      })),
  })

  route(getAssistantTranscript, {
    tag,
    who: 'anyone',
    summary: 'A conversation as a text file',
    async handler({ params, request, reply }) {
      const text = await told(sorry, async () => {
        const { id } = await assistant.open(params.id, await speakerOf(request))
        const { company_name } = await readSettings(db)
        return transcriptOf(company_name, await conversationRepository(db).allMessages(id))
      })
      sendFile(reply, `conversa-${isoDay(clock())}.txt`, text)
      return undefined
    },
  })

  route(deleteAssistantSession, {
    tag,
    who: 'anyone',
    summary: 'Delete a conversation with everything in it',
    handler: ({ params, request }) =>
      told(sorry, async () => {
        const { id } = await assistant.open(params.id, await speakerOf(request))
        await conversationRepository(db).remove(id)
        return undefined
      }),
  })
}

/** Many proxies drop header names with an underscore, so there are two. */
function conversationIdOf({ headers }: FastifyRequest): string {
  const given = headers.session_id ?? headers['x-session-id']
  if (typeof given === 'string' && /^[\w-]{1,64}$/.test(given)) return given
  throw new AppError('ASSISTANT_SESSION_NOT_FOUND')
}

/** A fault of ours in a sentence that the panel shows; a refusal says what it has to by itself. */
async function told<T>(userMessage: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const refusal = cause instanceof AppError ? cause : undefined
    const status = refusal && (refusal.details.status ?? statusOfCode(refusal.code))
    if (refusal?.details.userMessage || (status && status < 500)) throw cause
    throw new AppError('ASSISTANT_UNAVAILABLE', { userMessage, cause })
  }
}

const sorry =
  'O assistente está indisponível no momento. Tente de novo em instantes ou use os contatos abaixo.'
const notBooked = 'Não foi possível agendar sua reunião. Tente novamente.'
