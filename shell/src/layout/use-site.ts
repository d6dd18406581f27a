import { getSettings, type Settings } from '@ag/contracts'
import { query, useQuery } from '@ag/platform'
import { texts } from './texts'

const settingsFreshness = { staleTime: 600_000 }

export interface Site {
  product: string
  company: string
  settings: Settings | undefined
}

/** Names and contacts of whoever runs the site; neutral words until they are known. */
export function useSite(): Site {
  const { data: settings } = useQuery(query(getSettings, undefined, settingsFreshness))
  return {
    product: settings?.product_name ?? texts.brand,
    company: settings?.company_name ?? texts.company,
    settings,
  }
}
