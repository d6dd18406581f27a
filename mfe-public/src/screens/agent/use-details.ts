import type { ProductDetails } from '@ag/contracts'
import { useQuery } from '@ag/platform'
import { productDetails } from '../../catalogue/catalogue-queries'

/** Features and questions of one agent in their order; undefined until they are known, and pages do without them. */
export function useDetails(id: string): ProductDetails | undefined {
  const { data } = useQuery(productDetails(id))
  return data && { ...data, feature_details: inOrder(data.feature_details), faq: inOrder(data.faq) }
}

function inOrder<Entry extends { sort_order: number }>(entries: Entry[]): Entry[] {
  return entries.toSorted((one, other) => one.sort_order - other.sort_order)
}
