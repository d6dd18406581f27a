import { getAdminFeatures, getAdminProduct, getAdminProducts } from '@ag/contracts'
import { query, queryClient } from '@ag/platform'

export const productQuery = (id: string) => query(getAdminProduct, { params: { id } })
export const featuresQuery = (product_id: string) => query(getAdminFeatures, { query: { product_id } })

/** Reads again what a change of a product has changed: the product, its features, and where it is listed. */
export async function refreshProducts(): Promise<void> {
  const changed = [getAdminProducts, getAdminProduct, getAdminFeatures]
  await Promise.all(changed.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
}
