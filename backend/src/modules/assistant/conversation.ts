import type {
  AssistantCard,
  AssistantContext,
  AssistantStage,
  ContactDraft,
  LeadContext,
} from '@ag/contracts'
import type { Memory } from './memory'
import type { Intent } from './read-intent'

/** A conversation as it stands. */
export interface Conversation {
  stage: AssistantStage
  context: AssistantContext
  memory: Memory
}

/** What the assistant answers. */
export interface Saying {
  text: string
  suggestions: string[]
  cards: AssistantCard[]
}

/** One message answered: what it was taken for, what is said, and where that leaves the conversation. */
export interface Turn {
  intent: Intent
  conversation: Conversation
  saying: Saying
  /** The words are about something in general; a model may find better ones. */
  isOpen?: boolean
}

/** What changes in a conversation; what is not named stays. */
export interface Change {
  stage?: AssistantStage
  context?: Partial<AssistantContext>
  memory?: Partial<Memory>
}

/** The conversation after a change. A value that becomes undefined is gone. */
export function changed(
  conversation: Conversation,
  { stage = conversation.stage, context, memory }: Change,
): Conversation {
  return {
    stage,
    context: { ...conversation.context, ...context },
    memory: { ...conversation.memory, ...memory },
  }
}

/** The conversation with more known of the lead. */
export const withLead = (conversation: Conversation, lead: LeadContext): Conversation =>
  changed(conversation, { context: { lead: { ...conversation.context.lead, ...lead } } })

/** The conversation with more known of whom to write to. */
export const withContact = (conversation: Conversation, contact: ContactDraft): Conversation =>
  changed(conversation, { context: { contact_info: { ...conversation.context.contact_info, ...contact } } })

interface Said extends Partial<Omit<Saying, 'text'>> {
  text: string
  isOpen?: boolean
}

/** An answer that leaves the conversation where `conversation` is. */
export function turn(
  intent: Intent,
  conversation: Conversation,
  { text, suggestions = [], cards = [], isOpen }: Said,
): Turn {
  return { intent, conversation, saying: { text, suggestions, cards }, ...(isOpen && { isOpen }) }
}
