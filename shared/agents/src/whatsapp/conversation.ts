import { answer, type Pending } from './answer'
import type { Business } from './businesses'

/** Who holds the conversation: the agent, the agent while it has called somebody, or the team. */
export type Mode = 'agent' | 'called' | 'team'

export interface Entry {
  id: number
  from: 'customer' | 'agent' | 'team' | 'note'
  text: string
  at: Date
}

export interface Conversation {
  business: Business
  mode: Mode
  entries: Entry[]
  /** What the customer may press. */
  replies: string[]
  pending?: Pending
  /** Messages of customers that the agent left to the team. */
  left: number
}

export type Turn =
  | { type: 'customer'; text: string; at: Date }
  | { type: 'team'; text: string; at: Date }
  | { type: 'take'; at: Date }
  | { type: 'return'; at: Date }
  | { type: 'begin'; business: Business }

export const beginConversation = (business: Business): Conversation => ({
  business,
  mode: 'agent',
  entries: [],
  replies: business.suggestions,
  left: 0,
})

/** The conversation after a turn. Once it has called the team the agent is silent until it gets the conversation back. */
export function takeTurn(conversation: Conversation, turn: Turn): Conversation {
  switch (turn.type) {
    case 'begin':
      return beginConversation(turn.business)
    case 'take':
      return conversation.mode === 'team'
        ? conversation
        : {
            ...withEntry(conversation, 'note', notes.taken, turn.at),
            mode: 'team',
            replies: [],
            pending: undefined,
          }
    case 'return':
      return conversation.mode === 'team'
        ? {
            ...withEntry(conversation, 'note', notes.returned, turn.at),
            mode: 'agent',
            replies: conversation.business.suggestions,
          }
        : conversation
    case 'team':
      return conversation.mode === 'team' && turn.text.trim()
        ? withEntry(conversation, 'team', turn.text, turn.at)
        : conversation
    case 'customer':
      return turn.text.trim() ? heard(conversation, turn.text, turn.at) : conversation
  }
}

function heard(conversation: Conversation, text: string, at: Date): Conversation {
  const asked = withEntry(conversation, 'customer', text, at)
  if (conversation.mode !== 'agent') return { ...asked, left: conversation.left + 1 }
  const said = answer(conversation.business, text, at, conversation.pending)
  return {
    ...withEntry(asked, 'agent', said.text, at),
    mode: said.calls ? 'called' : conversation.mode,
    replies: said.replies ?? [],
    pending: said.pending,
  }
}

const withEntry = (
  conversation: Conversation,
  from: Entry['from'],
  text: string,
  at: Date,
): Conversation => ({
  ...conversation,
  entries: [...conversation.entries, { id: conversation.entries.length, from, text: text.trim(), at }],
})

const notes = {
  taken: 'A equipe assumiu. O agente está em silêncio.',
  returned: 'A conversa voltou para o agente.',
}
