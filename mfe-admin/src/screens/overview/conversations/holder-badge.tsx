import type { AdminConversation } from '@ag/contracts'
import { Badge } from '@ag/ui'
import { texts } from './texts'

/** Who answers in a conversation, or that somebody should. */
export function HolderBadge({
  conversation: { person, waiting_since },
}: {
  conversation: AdminConversation
}) {
  if (person) return <Badge tone="neutral">{texts.with(person)}</Badge>
  if (waiting_since) return <Badge tone="warning">{texts.waits}</Badge>
  return <Badge tone="success">{texts.withAssistant}</Badge>
}
