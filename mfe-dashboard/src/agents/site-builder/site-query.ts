import type { Site } from '@ag/agents/site-builder/site'
import {
  type CompanySite,
  getSite,
  getSiteVersions,
  getSiteVisits,
  getWorkspace,
  type SiteContent,
} from '@ag/contracts'
import { query, queryClient } from '@ag/platform'

/** The company's site, its visits and what was published. */
export const companySite = query(getSite)
export const siteVisits = query(getSiteVisits)
export const siteVersions = query(getSiteVersions)
/** How its agent stands, and what was brought from the demo. */
export const siteWorkspace = query(getWorkspace, { params: { agent: 'site-builder' } })

/** Shows everywhere what a call answered. */
export function keepSite(site: CompanySite): CompanySite {
  queryClient.setQueryData(companySite.queryKey, { site })
  void queryClient.invalidateQueries(siteVersions)
  // Its steps may be done now.
  void queryClient.invalidateQueries(siteWorkspace)
  return site
}

const noDetails: SiteContent['details'] = {
  title: '',
  description: '',
  address: '',
  phone: '',
  whatsapp: '',
  instagram: '',
}

/** A page as it is sent: with every detail, even an empty one. */
export const contentOf = (site: Site): SiteContent => ({
  ...site,
  details: { ...noDetails, ...site.details },
})
