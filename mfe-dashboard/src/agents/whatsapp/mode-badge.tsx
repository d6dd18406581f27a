import type { ChatConversation, ChatMode } from '@ag/contracts'
import { Badge } from '@ag/ui'
import { texts } from './texts'

const tones: Record<ChatMode, 'success' | 'warning' | 'neutral'> = {
  agent: 'success',
  called: 'warning',
  team: 'neutral',
}

/** Who holds a conversation. */
export function ModeBadge({ mode }: { mode: ChatConversation['mode'] }) {
  return mode === 'unknown' ? null : <Badge tone={tones[mode]}>{texts.inbox.modes[mode]}</Badge>
}
