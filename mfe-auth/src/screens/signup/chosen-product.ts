import { getPricing } from '@ag/contracts'
import { formatShortBRL, productById, trialDays } from '@ag/core'
import { type DemoDraft, demoDraftKey, draftIn } from '@ag/core/demo-draft'
import { query, readStored, useQuery, useSearchParams } from '@ag/platform'
import { useHydrated } from '@ag/ui'
import { useMemo } from 'react'

/** The agent that somebody came here for. */
export interface ChosenProduct {
  id: string
  name: string
  trialDays: number
  /** Absent while the catalogue is not known: better no price than a wrong one. */
  price?: string
  /** What was done in its demo, for those who come from there. */
  demo?: { id: string; summary: string }
  /** What was made there, for the agent to begin with. */
  draft?: DemoDraft
}

const pricing = query(getPricing)

/** The agent named in the address, with its price of today. The page rendered ahead knows no query. */
export function useChosenProduct(): ChosenProduct | undefined {
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  const id = (hydrated && search.get('product')) || undefined
  const { data } = useQuery({ ...pricing, enabled: id !== undefined })
  const identity = productById(id ?? '')
  const draft = useMemo(
    () => identity && draftIn(readStored(demoDraftKey), identity.id, Date.now()),
    [identity],
  )
  const entry = data?.products.find((product) => product.id === id)
  const name = entry?.name ?? identity?.name
  if (!id || !name) return undefined
  const summary = search.get('demo')
  return {
    id,
    name,
    trialDays: data?.trial_days ?? trialDays,
    price: entry && formatShortBRL(entry.price_cents),
    ...(summary && identity && { demo: { id: identity.slug, summary } }),
    ...(draft && { draft }),
  }
}
