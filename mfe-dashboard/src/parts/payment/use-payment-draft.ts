import { useSession } from '@ag/platform'
import type { DraftOptions } from '@ag/ui/form'

/** What is typed into a payment dialog outlives it: whoever comes back types nothing twice. */
export function usePaymentDraft(): DraftOptions {
  const session = useSession()
  return { draft: 'payment', owner: session.status === 'signed-in' ? session.user.id : '' }
}
