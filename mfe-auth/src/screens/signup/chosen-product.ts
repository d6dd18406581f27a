import { getPricing } from '@ag/contracts'
import { formatShortBRL, productById, trialDays } from '@ag/core'
import { query, useQuery, useSearchParams } from '@ag/platform'
import { useHydrated } from '@ag/ui'

/** The agent that somebody came here for. */
export interface ChosenProduct {
  id: string
  name: string
  trialDays: number
  /** Absent while the catalogue is not known: better no price than a wrong one. */
  price?: string
  /** What was done in its demo, for those who come from there. */
  demo?: { id: string; summary: string }
}

const pricing = query(getPricing)

/** The agent named in the address, with its price of today. The page rendered ahead knows no query. */
export function useChosenProduct(): ChosenProduct | undefined {
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  const identity = hydrated ? productById(search.get('product') ?? '') : undefined
  const { data } = useQuery({ ...pricing, enabled: identity !== undefined })
  if (!identity) return undefined
  const summary = search.get('demo')
  const entry = data?.products.find(({ id }) => id === identity.id)
  return {
    id: identity.id,
    name: entry?.name ?? identity.name,
    trialDays: data?.trial_days ?? trialDays,
    price: entry && formatShortBRL(entry.price_cents),
    ...(summary && { demo: { id: identity.slug, summary } }),
  }
}
