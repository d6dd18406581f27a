import type { getPricing, getProduct, getSettings } from '@ag/contracts'
import type { ProductId } from '@ag/core'
import { deferredQuery } from '@ag/platform'

const minute = 60_000
const triedAgain = 15_000

const contracts = () => import(/* webpackChunkName: "contracts" */ './contracts')

/** Prices, features and what is charged by use. */
export const pricing = {
  ...deferredQuery<typeof getPricing>('/api/v1/pricing/public', () =>
    contracts().then((all) => all.getPricing),
  ),
  refetchInterval: refreshed(5 * minute),
}

/** Everything about one agent. */
export const productDetails = (id: ProductId) => ({
  ...deferredQuery<typeof getProduct>(
    '/api/v1/products/:id',
    () => contracts().then((all) => all.getProduct),
    { params: { id } },
  ),
  refetchInterval: refreshed(10 * minute),
})

/** Who runs the site and how to reach them. */
export const settings = {
  ...deferredQuery<typeof getSettings>('/api/v1/settings/', () => contracts().then((all) => all.getSettings)),
  refetchInterval: refreshed(false),
}

/** Asks again every so often, and sooner while the last answer was a failure. */
function refreshed(usual: number | false) {
  return ({ state }: { state: { status: string } }) => (state.status === 'error' ? triedAgain : usual)
}
