import type {
  AssistantCard,
  AssistantContext,
  AssistantStage,
  ContactDraft,
  LeadContext,
} from '@ag/contracts'
import type { Memory } from './memory'
import type { Intent } from './read-intent'

/** A talk as it stands. */
export interface Talk {
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

/** One message answered: what it was taken for, what is said, and where that leaves the talk. */
export interface Turn {
  intent: Intent
  talk: Talk
  saying: Saying
  /** The words are about something in general; a model may find better ones. */
  isOpen?: boolean
}

/** What changes in a talk; what is not named stays. */
export interface Change {
  stage?: AssistantStage
  context?: Partial<AssistantContext>
  memory?: Partial<Memory>
}

/** The talk after a change. A value that becomes undefined is gone. */
export function changed(talk: Talk, { stage = talk.stage, context, memory }: Change): Talk {
  return {
    stage,
    context: { ...talk.context, ...context },
    memory: { ...talk.memory, ...memory },
  }
}

/** The talk with more known of the lead. */
export const withLead = (talk: Talk, lead: LeadContext): Talk =>
  changed(talk, { context: { lead: { ...talk.context.lead, ...lead } } })

/** The talk with more known of whom to write to. */
export const withContact = (talk: Talk, contact: ContactDraft): Talk =>
  changed(talk, { context: { contact_info: { ...talk.context.contact_info, ...contact } } })

interface Said extends Partial<Omit<Saying, 'text'>> {
  text: string
  isOpen?: boolean
}

/** An answer that leaves the talk where `talk` is. */
export function turn(intent: Intent, talk: Talk, { text, suggestions = [], cards = [], isOpen }: Said): Turn {
  return { intent, talk, saying: { text, suggestions, cards }, ...(isOpen && { isOpen }) }
}
