import type { AssistantMessage, Settings } from '@ag/contracts'
import { afterSpecialist, afterSpecialistSuggestions, type PageContext } from '@ag/core'

/** One entry of the conversation, as the backend keeps it too. */
export interface Message extends AssistantMessage {
  /** Known to this page alone: what the backend says of the conversation takes its place. */
  isLocal?: true
}

/** What stays the same of a message once the backend has taken it. */
export const keyOf = ({ id, metadata }: Message): string => metadata.client_message_id ?? id

/** What the assistant opens with on a page. */
export const welcomeMessage = (context: PageContext, now: Date): Message =>
  localMessage(
    `welcome-${context.agentType ?? context.pageType}`,
    context.welcomeMessage,
    context.suggestions,
    now,
  )

/** What the assistant adds once the specialist's chat was opened. */
export const specialistMessage = (settings: Settings, now: Date): Message =>
  localMessage(
    `specialist-${now.getTime()}`,
    afterSpecialist({ email: settings.contact_email, phone: settings.contact_phone }),
    afterSpecialistSuggestions,
    now,
  )

/** What the assistant says without the backend. */
export function localMessage(
  id: string,
  content: string,
  suggestions: string[],
  now: Date,
  cards: Message['metadata']['cards'] = [],
): Message {
  return {
    id,
    type: 'assistant',
    content,
    timestamp: now.toISOString(),
    metadata: { suggestions, cards, client_message_id: null },
    isLocal: true,
  }
}

/** What the visitor says, under the name by which a repeat of it is known. */
export function ownMessage(key: string, content: string, now: Date): Message {
  return {
    id: key,
    type: 'user',
    content,
    timestamp: now.toISOString(),
    metadata: { suggestions: [], cards: [], client_message_id: key },
    isLocal: true,
  }
}

/**
 * The conversation as the backend tells it now: its latest messages, after the older ones that were read before.
 * @param known what is shown
 * @param latest what the backend has answered
 */
export function mergeMessages(
  known: readonly Message[],
  latest: readonly Message[],
): { messages: Message[]; keepsOlder: boolean } {
  const first = latest[0]
  const overlap = first ? known.findIndex((message) => keyOf(message) === keyOf(first)) : -1
  const older = known.slice(0, Math.max(overlap, 0)).filter(({ isLocal }) => !isLocal)
  return { messages: [...older, ...latest], keepsOlder: older.length > 0 }
}
