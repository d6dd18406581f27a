import type { Settings } from '@ag/contracts'
import { useQuery } from '@ag/platform'
import { settings } from './catalogue-queries'

/** Who runs the site; undefined until it is known, and pages do without it. */
export const useSettings = (): Settings | undefined => useQuery(settings).data
