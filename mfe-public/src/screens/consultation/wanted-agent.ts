import { type ProductIdentity, productById } from '@ag/core'
import { useSearchParams } from '@ag/platform'
import { useHydrated } from '@ag/ui'

interface Wanted {
  /** The agent that the meeting is about. */
  agent?: ProductIdentity
  /** What the visitor did in its demo. */
  demo?: string
}

/** What the address says the visitor comes from; the page rendered ahead serves all of them and names none. */
export function useWanted(): Wanted {
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  if (!hydrated) return {}
  const agent = productById(search.get('agent') ?? search.get('product') ?? '')
  const demo = search.get('demo')?.trim()
  return { ...(agent && { agent }), ...(demo && { demo }) }
}
