import type { getSettings, Settings } from '@ag/contracts'
import { deferredQuery, useQuery } from '@ag/platform'
import { texts } from './texts'

/** Who runs the site; known to every prerendered page. */
export const siteQuery = deferredQuery<typeof getSettings>(
  '/api/v1/settings/',
  () => import('./contract').then((contract) => contract.getSettings),
  undefined,
  { staleTime: 600_000 },
)

export interface Site {
  product: string
  company: string
  settings: Settings | undefined
}

/** Names and contacts of whoever runs the site; neutral words until they are known. */
export function useSite(): Site {
  return siteOf(useQuery(siteQuery).data)
}

/** The same from settings that may be known. */
export function siteOf(settings: Settings | undefined): Site {
  return {
    product: settings?.product_name ?? texts.brand,
    company: settings?.company_name ?? texts.company,
    settings,
  }
}
