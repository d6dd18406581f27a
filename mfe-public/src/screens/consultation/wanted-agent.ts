import { productById } from '@ag/core'
import { useQuery, useSearchParams } from '@ag/platform'
import { useHydrated } from '@ag/ui'
import { pricing } from '../../catalogue/catalogue-queries'

export interface Wanted {
  /** The agent that the meeting is about. */
  agent?: { id: string; name: string }
  /** What the visitor did in its demo. */
  demo?: string
}

/** What the address says the visitor comes from; the page rendered ahead serves all of them and names none. */
export function useWanted(): Wanted {
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  const id = (hydrated && (search.get('agent') ?? search.get('product'))) || ''
  const known = productById(id)
  // The names of those that the site came with are at hand; of the others, the catalogue's.
  const { data } = useQuery({ ...pricing, enabled: id !== '' && !known })
  const agent = known ?? data?.products.find((product) => product.id === id)
  const demo = hydrated && search.get('demo')?.trim()
  return { ...(agent && { agent: { id: agent.id, name: agent.name } }), ...(demo && { demo }) }
}
