import type { ConversationRow } from './conversation-repository'

/** What the team calls whoever speaks: by the name they told, or by one that tells two visitors apart. */
export const nameOfVisitor = ({
  context,
  reference,
}: Pick<ConversationRow, 'context' | 'reference'>): string =>
  context.contact_info?.name || `Visitante ${reference.slice(0, 4)}`
