import { getPricing, getProduct, getSettings } from '@ag/contracts'
import type { ProductId } from '@ag/core'
import { query } from '@ag/platform'

const minute = 60_000
const triedAgain = 15_000

/** Prices, features and what is charged by use. */
export const pricing = { ...query(getPricing), refetchInterval: refreshed(5 * minute) }

/** Everything about one agent. */
export const productDetails = (id: ProductId) => ({
  ...query(getProduct, { params: { id } }),
  refetchInterval: refreshed(10 * minute),
})

/** Who runs the site and how to reach them. */
export const settings = { ...query(getSettings), refetchInterval: refreshed(false) }

/** Asks again every so often, and sooner while the last answer was a failure. */
function refreshed(usual: number | false) {
  return ({ state }: { state: { status: string } }) => (state.status === 'error' ? triedAgain : usual)
}
