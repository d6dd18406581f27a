import type { TransactionalPrice } from '@ag/contracts'
import type { ProductId } from '@ag/core'
import { exampleWork, type MeteredUse } from './outcome'

export type PricedUse = MeteredUse & TransactionalPrice

/** What a task of this agent is charged by use, at today's prices. */
export function pricedUse(id: ProductId, prices: TransactionalPrice[]): PricedUse | undefined {
  const { use } = exampleWork[id]
  const price = use && prices.find(({ key }) => key === use.meter)
  return use && price && { ...price, ...use }
}
