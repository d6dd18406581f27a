import { getPricing } from '@ag/contracts'
import { barePath, products } from '@ag/core'
import { query, queryClient, useQuery } from '@ag/platform'

/** Monthly price of the agent whose page this is, when the catalogue is known. */
export function useAgentPrice(path: string): number | undefined {
  const id = products.find(({ slug }) => barePath(path) === `/agents/${slug}`)?.id
  const { data } = useQuery({ ...query(getPricing), enabled: id !== undefined }, queryClient)
  return data?.products.find((product) => product.id === id)?.price_cents
}
