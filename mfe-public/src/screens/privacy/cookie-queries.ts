import type { getCookiePolicy, getCookies } from '@ag/contracts'
import { deferredQuery } from '@ag/platform'

const contracts = () => import(/* webpackChunkName: "contracts" */ './contracts')

/** Everything that is kept in a browser, by category. */
export const cookieList = deferredQuery<typeof getCookies>('/api/v1/cookies/', () =>
  contracts().then((all) => all.getCookies),
)

/** What we say about it. */
export const cookiePolicy = deferredQuery<typeof getCookiePolicy>('/api/v1/cookies/policy', () =>
  contracts().then((all) => all.getCookiePolicy),
)
