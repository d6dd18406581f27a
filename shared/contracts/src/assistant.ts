import * as z from 'zod/mini'
import { endpoint, type SuccessOf } from './endpoint'
import { idField } from './fields'
import {
  booking,
  bookingReply,
  contactInfo,
  meetingChannel,
  meetingStatus,
  proofChallenge,
  slotField,
} from './meetings'
import { openWords } from './open-words'

/** Where a conversation stands; the server alone moves it. */
export const assistantStages = [
  'discover',
  'qualify',
  'recommend',
  'schedule',
  'contact',
  'review',
  'confirm',
  'done',
  'handoff',
] as const
export const assistantStage = z.enum(assistantStages)
export type AssistantStage = z.infer<typeof assistantStage>

/** Characters that one message may have. */
export const longestMessage = 2000

export const companySizes = ['1', '2-10', '11-50', '50+'] as const
export const leadTimings = ['now', '30d', 'research'] as const
export const leadBands = ['A', 'B', 'C'] as const

/** What is known of somebody who may become a customer. */
export const leadContext = z.object({
  /** The agent they ask about, by its id in the catalogue. */
  agent_interest: z.optional(z.string()),
  company_size: z.optional(z.enum(companySizes)),
  timing: z.optional(z.enum(leadTimings)),
  need: z.optional(z.string()),
  band: z.optional(z.enum(leadBands)),
})
export type LeadContext = z.infer<typeof leadContext>

/** Contact details as they come in, one after the other. */
export const contactDraft = z.object({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.nullable(z.string())),
  company: z.optional(z.string()),
  notes: z.optional(z.string()),
  consent: z.optional(z.boolean()),
})
export type ContactDraft = z.infer<typeof contactDraft>

export const assistantPage = z.object({
  pageType: z.enum(['home', 'agent', 'auth', 'dashboard', 'other']),
  /** Slug of the agent, on agent pages only. */
  agentType: z.optional(z.string()),
  isAuthenticated: z.boolean(),
  suggestions: z.array(z.string()),
  welcomeMessage: z.string(),
})
export type AssistantPage = z.infer<typeof assistantPage>

export const assistantContext = z.object({
  page_context: assistantPage,
  channel: z.optional(meetingChannel),
  /** The start of a slot. */
  preferred_time: z.optional(z.string()),
  contact_info: z.optional(contactDraft),
  lead: z.optional(leadContext),
  /** What keeps the slot until it is booked. */
  hold: z.optional(
    z.object({
      id: z.string(),
      expires_at: z.string(),
      /** Work that a busy address does before it books; sent with the booking as its `proof`. */
      challenge: z.optional(z.nullable(proofChallenge)),
    }),
  ),
})
export type AssistantContext = z.infer<typeof assistantContext>

const offeredSlot = z.object({ start_at: z.string(), end_at: z.string(), label: z.string() })

/** What an answer shows besides its words. */
export const assistantCard = z.discriminatedUnion('type', [
  z.object({ type: z.literal('slots'), slots: z.array(offeredSlot) }),
  z.object({
    type: z.literal('product'),
    id: z.string(),
    name: z.string(),
    description: z.string(),
    price_formatted: z.string(),
    demo_url: z.string(),
  }),
  /** What must be agreed to before details are kept for a meeting. */
  z.object({ type: z.literal('consent'), text: z.string(), link: z.string() }),
  z.object({
    type: z.literal('summary'),
    label: z.string(),
    channel: meetingChannel,
    name: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
  }),
  z.object({
    type: z.literal('meeting'),
    id: z.string(),
    label: z.string(),
    manage_url: z.string(),
    ics_url: z.string(),
  }),
  /** Two lines that the visitor may change before they are sent on. */
  z.object({ type: z.literal('handoff'), target: z.literal('whatsapp'), summary: z.string() }),
  z.object({ type: z.literal('links'), links: z.array(z.object({ label: z.string(), path: z.string() })) }),
])
export type AssistantCard = z.infer<typeof assistantCard>

export const assistantMessage = z.object({
  id: z.string(),
  type: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  metadata: z.object({
    suggestions: z.array(z.string()),
    cards: z.array(assistantCard),
    client_message_id: z.nullable(z.string()),
    /** First name of whoever of the team wrote it; absent where the assistant did. */
    person: z.optional(z.string()),
  }),
})
export type AssistantMessage = z.infer<typeof assistantMessage>

const sessionParams = z.object({ id: idField })

/** Made by whoever sends, so that a repeat is known for what it is. */
export const clientMessageId = z.string().check(z.regex(/^[\w-]{8,64}$/))

/** An answer, or word that there is none although the call came through: with what to say about it, at times. */
const orFailure = <Answer extends z.ZodMiniObject<{ success: z.ZodMiniLiteral<true> }>>(answer: Answer) =>
  z.discriminatedUnion('success', [
    answer,
    z.object({ success: z.literal(false), error: z.nullish(z.string()) }),
  ])

/** Begins a conversation. What the page is like is read from its address; `page_context` is what the client made of it. */
export const createAssistantSession = endpoint({
  method: 'POST',
  path: '/api/v1/assistant/session',
  status: 201,
  body: z.object({
    page_url: z.string().check(z.maxLength(2000)),
    user_agent: z.optional(z.string().check(z.maxLength(1000))),
    page_context: z.optional(z.unknown()),
  }),
  reply: orFailure(z.object({ success: z.literal(true), session_id: z.string(), expires_at: z.string() })),
})

/** First name of whoever of the team answers here; absent while the assistant does. */
const person = z.optional(z.string())

/**
 * A conversation as it stands, with its latest messages; older ones by the id of the first that is known, and what was said
 * since by the id of the last.
 */
export const getAssistantSession = endpoint({
  method: 'GET',
  path: '/api/v1/assistant/session/:id',
  params: sessionParams,
  query: z.object({ before: z.optional(idField), after: z.optional(idField) }),
  reply: orFailure(
    z.object({
      success: z.literal(true),
      session_id: z.string(),
      person,
      current_stage: assistantStage,
      context: assistantContext,
      messages: z.array(assistantMessage),
      has_more: z.boolean(),
      expires_at: z.string(),
    }),
  ),
})
export type AssistantSession = SuccessOf<typeof getAssistantSession>

export const assistantAnswer = z.object({
  success: z.literal(true),
  /** Empty while somebody of the team answers: the assistant is silent then. */
  response: z.string(),
  suggestions: z.array(z.string()),
  stage: assistantStage,
  context: assistantContext,
  cards: z.array(assistantCard),
  /** Of the answer, as the session lists it; of the message itself where there is none. */
  message_id: z.string(),
  person,
})
export type AssistantAnswer = z.infer<typeof assistantAnswer>

/** The answer so far, whole sentences of it, as the event `words`; empty where words are being looked for. */
export const assistantWords = z.object({ text: z.string() })

/**
 * Says something and gets the answer; sent again with the same `client_message_id` it gets the same answer. As a stream it
 * tells `words` before; who hangs up then ends the answer with those that were told.
 */
export const sendAssistantMessage = endpoint({
  method: 'POST',
  path: '/api/v1/assistant/chat',
  isStreamed: true,
  body: z.object({
    message: z
      .string('Escreva uma mensagem.')
      .check(
        z.trim(),
        z.minLength(1, 'Escreva uma mensagem.'),
        z.maxLength(longestMessage, 'A mensagem pode ter até 2.000 caracteres.'),
      ),
    session_id: idField,
    client_message_id: z.optional(clientMessageId),
    /** Answer at once, by rules alone: whoever has stopped an answer waits for no other. */
    rules_only: z.optional(z.boolean()),
  }),
  reply: orFailure(assistantAnswer),
})

/** Name, e-mail and phone in one line, as old clients send them. */
const contactLine = z
  .string()
  .check(z.trim(), z.minLength(1, 'Informe seu nome.'), z.maxLength(500, 'Use no máximo 500 caracteres.'))

/**
 * Books what the conversation has come to: once for each session and time, however often it is sent. The session stands in the
 * header `session_id` or `X-Session-Id`.
 */
export const bookFromAssistant = endpoint({
  method: 'POST',
  path: '/api/v1/assistant/booking',
  status: 201,
  body: z.object({
    channel: meetingChannel,
    preferred_time: slotField,
    contact_info: z.union([contactLine, contactInfo], 'Confira seu nome, seu e-mail e seu telefone.'),
    product_id: booking.shape.product_id,
    hold_id: booking.shape.hold_id,
    proof: booking.shape.proof,
  }),
  reply: bookingReply,
})

export const deleteAssistantSession = endpoint({
  method: 'DELETE',
  path: '/api/v1/assistant/session/:id',
  status: 204,
  params: sessionParams,
})

/** The conversation as a text file (text/plain). */
export const getAssistantTranscript = endpoint({
  method: 'GET',
  path: '/api/v1/assistant/session/:id/transcript',
  params: sessionParams,
})

/** Hands the visitor over to the team; the link opens a chat with the summary ready to send. */
export const handOverAssistantSession = endpoint({
  method: 'POST',
  path: '/api/v1/assistant/session/:id/handoff',
  params: sessionParams,
  body: z.object({
    target: z.literal('whatsapp'),
    /** As the visitor left it; without one it is made from the conversation. */
    summary: z.optional(
      z.string().check(z.trim(), z.maxLength(600, 'O resumo pode ter até 600 caracteres.')),
    ),
  }),
  reply: z.object({ success: z.literal(true), url: z.string(), summary: z.string() }),
})

/** A lead as the team sees it in a list. */
export const lead = z.object({
  id: z.string(),
  session_id: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  agent_interest: z.nullable(z.string()),
  company_size: z.nullable(openWords(z.enum(companySizes))),
  timing: z.nullable(openWords(z.enum(leadTimings))),
  need: z.nullable(z.string()),
  /** 0 to 100. */
  score: z.number(),
  band: openWords(z.enum(leadBands)),
  /** Where the conversation began. */
  page_path: z.string(),
  /** When they agreed to the use of their details; null while they have not. */
  consented_at: z.nullable(z.string()),
  booking: z.nullable(
    z.object({ meeting_id: z.string(), start_at: z.string(), status: openWords(meetingStatus) }),
  ),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Lead = z.infer<typeof lead>

/** A lead with everything that was said. */
export const leadDetails = z.extend(lead, { transcript: z.array(assistantMessage) })
export type LeadDetails = z.infer<typeof leadDetails>
