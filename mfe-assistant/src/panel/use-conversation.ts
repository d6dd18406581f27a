import { useSyncExternalStore } from 'react'
import type { Conversation, ConversationState } from '../conversation/conversation'

/** The conversation as it stands now. */
export const useConversation = ({ subscribe, state }: Conversation): ConversationState =>
  useSyncExternalStore(subscribe, state)
