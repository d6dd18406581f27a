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

export const beginTalk = (business: Business): Conversation => ({
  business,
  mode: 'agent',
  entries: [],
  replies: business.suggestions,
  left: 0,
})

/** The conversation after a turn. While the team holds it, nothing makes the agent speak. */
export function takeTurn(talk: Conversation, turn: Turn): Conversation {
  switch (turn.type) {
    case 'begin':
      return beginTalk(turn.business)
    case 'take':
      return talk.mode === 'team'
        ? talk
        : { ...withEntry(talk, 'note', notes.taken, turn.at), mode: 'team', replies: [], pending: undefined }
    case 'return':
      return talk.mode === 'team'
        ? {
            ...withEntry(talk, 'note', notes.returned, turn.at),
            mode: 'agent',
            replies: talk.business.suggestions,
          }
        : talk
    case 'team':
      return talk.mode === 'team' && turn.text.trim() ? withEntry(talk, 'team', turn.text, turn.at) : talk
    case 'customer':
      return turn.text.trim() ? heard(talk, turn.text, turn.at) : talk
  }
}

function heard(talk: Conversation, text: string, at: Date): Conversation {
  const asked = withEntry(talk, 'customer', text, at)
  if (talk.mode === 'team') return { ...asked, left: talk.left + 1 }
  const said = answer(talk.business, text, at, talk.pending)
  return {
    ...withEntry(asked, 'agent', said.text, at),
    mode: said.calls ? 'called' : talk.mode,
    replies: said.replies ?? [],
    pending: said.pending,
  }
}

const withEntry = (talk: Conversation, from: Entry['from'], text: string, at: Date): Conversation => ({
  ...talk,
  entries: [...talk.entries, { id: talk.entries.length, from, text: text.trim(), at }],
})

const notes = {
  taken: 'A equipe assumiu. O agente está em silêncio.',
  returned: 'A conversa voltou para o agente.',
}
