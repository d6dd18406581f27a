import type { Pricing, Product, TransactionalPrice } from '@ag/contracts'
import { agentPath, guaranteeDays, products, trialDays } from '@ag/core'
import { fallbackDescriptions } from './fallback-descriptions'

/** `live` comes from the database; `reference` stands in for it and sells nothing. */
type Source = 'loading' | 'live' | 'reference'

/** An agent as it is offered now. What only the catalogue knows is empty while there is none. */
export interface Offer {
  id: string
  name: string
  description: string
  /** Address of its page. */
  href: string
  popular: boolean
  /** Only a `live` offer can be bought. */
  state: Source
  /** Monthly price, when there is one to show. */
  cents?: number
  /** Lines of its sign on a square of 24 by 24. */
  icon?: string
  features: string[]
  integrations: string[]
  suitedTo: string
  needs: string[]
  /** Keys of the transactional prices it can add to the monthly price. */
  meters: string[]
}

export interface Catalogue {
  source: Source
  offers: Offer[]
  usage: TransactionalPrice[]
  trialDays: number
  guaranteeDays: number
}

/** What is offered: the last good catalogue while there is one, otherwise prices of reference until it loads. */
export function catalogueOf(data: Pricing | undefined, failed: boolean): Catalogue {
  return data ? liveCatalogue(data) : standInCatalogue(failed ? 'reference' : 'loading')
}

/** One agent as it is offered now; undefined when it is not. */
export const offerOf = ({ offers }: Catalogue, id: string): Offer | undefined =>
  offers.find((offer) => offer.id === id)

function liveCatalogue(data: Pricing): Catalogue {
  return {
    source: 'live',
    offers: data.products.map(liveOffer),
    usage: data.transactional,
    trialDays: data.trial_days,
    guaranteeDays: data.guarantee_days,
  }
}

const liveOffer = ({ id, price_cents, icon_path, suited_to, ...told }: Product): Offer => ({
  ...told,
  id,
  href: agentPath(id),
  state: 'live',
  cents: price_cents,
  icon: icon_path,
  suitedTo: suited_to,
})

function standInCatalogue(source: 'loading' | 'reference'): Catalogue {
  const offers = products.map(({ id, name, popular, fallback_cents }) => ({
    id,
    name,
    description: fallbackDescriptions[id],
    href: agentPath(id),
    popular,
    state: source,
    ...(source === 'reference' && { cents: fallback_cents }),
    features: [],
    integrations: [],
    suitedTo: '',
    needs: [],
    meters: [],
  }))
  return { source, offers, usage: [], trialDays, guaranteeDays }
}
