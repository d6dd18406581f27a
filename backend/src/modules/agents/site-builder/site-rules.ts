import { days, hours } from '../../../clock'
import type { Limit } from '../../limits/limits'

export const siteProduct = 'site-builder'

/** How many and how long. */
export const siteRules = {
  versions: 20,
  messages: 1_000,
  /** A message, from the day it was written. */
  keepMessage: days(365),
  /** Daily counts of visits. */
  keepVisits: days(400),
  /** How many days a form that was asked for may still be sent. */
  formDays: 2,
} as const

export const siteLimits = {
  messagesOfSite: { name: 'site-message', most: 200, window: hours(24) },
  hostChecks: { name: 'site-host', most: 20, window: hours(1) },
} as const satisfies Record<string, Limit>

/** What one address may send to the site of a company. */
export const messagesOfAddress = (companyId: string): Limit => ({
  name: `site-message-address:${companyId}`,
  most: 5,
  window: hours(1),
  byAddress: true,
})

/** Words that would make an address look like ours. */
export const keptSlugs = new Set(
  'admin adm api app ajuda auth blog cobranca conta dashboard entrar fatura financeiro login oficial pagamento pix senha site sites suporte www'.split(
    ' ',
  ),
)
