import { getUsage } from '@ag/contracts'
import { query } from '@ag/platform'

/** Which usage is looked at: a month such as `2026-11`, the current one if none; of one product or all. */
export interface UsageFilter {
  month: string | undefined
  product: string | undefined
}

export const filterQuery = ({ month, product }: UsageFilter) => ({
  ...(month && { month }),
  ...(product && { product_id: product }),
})

/** What was used, with its costs and limits. */
export const usageOf = (filter: UsageFilter) => query(getUsage, { query: filterQuery(filter) })
