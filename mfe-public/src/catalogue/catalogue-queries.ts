import type { getPricing, getProduct, getSettings } from '@ag/contracts'
import { deferredQuery } from '@ag/platform'

const usual = 5 * 60_000
const triedAgain = 15_000

const contracts = () => import(/* webpackChunkName: "contracts" */ './contracts')

/**
 * Prices, what is charged by use, and the list of agents with their descriptions, which come in the same answer: prices
 * are asked for every 5 minutes, and so the list is never as old as the 10 minutes that it may be.
 */
export const pricing = {
  ...deferredQuery<typeof getPricing>('/api/v1/pricing/public', () =>
    contracts().then((all) => all.getPricing),
  ),
  refetchInterval: refreshed(usual),
}

/** Everything about one agent: its features above all. */
export const productDetails = (id: string) => ({
  ...deferredQuery<typeof getProduct>(
    '/api/v1/products/:id',
    () => contracts().then((all) => all.getProduct),
    { params: { id } },
  ),
  refetchInterval: refreshed(usual),
})

/** Who runs the site and how to reach them. */
export const settings = {
  ...deferredQuery<typeof getSettings>('/api/v1/settings/', () => contracts().then((all) => all.getSettings)),
  refetchInterval: refreshed(false),
}

/** Asks again every so often, and sooner while the last answer was a failure. */
function refreshed(interval: number | false) {
  return ({ state }: { state: { status: string } }) => (state.status === 'error' ? triedAgain : interval)
}
