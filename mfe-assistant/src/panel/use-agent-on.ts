import { getPricing } from '@ag/contracts'
import { agentIdAt, barePath } from '@ag/core'
import { query, queryClient, useQuery } from '@ag/platform'
import { useMemo } from 'react'

/** The agent whose page this is and its monthly price, when the catalogue is known. */
export function useAgentOn(path: string): { name: string; cents: number } | undefined {
  const id = agentIdAt(barePath(path))
  const { data } = useQuery({ ...query(getPricing), enabled: id !== undefined }, queryClient)
  const product = data?.products.find((each) => each.id === id)
  // One object while it says the same: the conversation is told of every other one.
  return useMemo(() => product && { name: product.name, cents: product.price_cents }, [product])
}
