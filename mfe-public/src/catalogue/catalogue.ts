import type { Pricing, Product, TransactionalPrice } from '@ag/contracts'
import { guaranteeDays, type ProductId, products, trialDays } from '@ag/core'
import { fallbackDescriptions } from './fallback-descriptions'

/** `live` comes from the database; `reference` stands in for it and sells nothing. */
type Source = 'loading' | 'live' | 'reference'

/** An agent as it is offered now. */
export interface Offer {
  id: ProductId
  name: string
  description: string
  /** Address of its page. */
  href: string
  popular: boolean
  /** Only a `live` offer can be bought; `withdrawn` is what the catalogue lists no more. */
  state: Source | 'withdrawn'
  /** Monthly price, when there is one to show. */
  cents?: number
  /** Known from the catalogue alone, like the integrations. */
  features: string[]
  integrations: string[]
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

/** One agent as it is offered now. */
export function offerOf({ offers }: Catalogue, id: ProductId): Offer {
  return offers.find((offer) => offer.id === id) ?? standInOffer(identityOf(id), 'withdrawn')
}

type Identity = (typeof products)[number]

const identityOf = (id: ProductId): Identity => products.find((product) => product.id === id) as Identity

function liveCatalogue(data: Pricing): Catalogue {
  return {
    source: 'live',
    offers: data.products.flatMap(liveOffer),
    usage: data.transactional,
    trialDays: data.trial_days,
    guaranteeDays: data.guarantee_days,
  }
}

// An entry without a page of its own is not offered: there would be nowhere to read about it.
function liveOffer(entry: Product): Offer[] {
  const identity = products.find(({ id }) => id === entry.id)
  if (!identity) return []
  const { name, description, popular, price_cents, features, integrations } = entry
  const offer = standInOffer(identity, 'live')
  return [{ ...offer, name, description, popular, cents: price_cents, features, integrations }]
}

function standInCatalogue(source: 'loading' | 'reference'): Catalogue {
  const offers = products.map((identity) => standInOffer(identity, source))
  return { source, offers, usage: [], trialDays, guaranteeDays }
}

function standInOffer({ id, name, slug, popular, fallback_cents }: Identity, state: Offer['state']): Offer {
  return {
    id,
    name,
    description: fallbackDescriptions[id],
    href: `/agents/${slug}`,
    popular,
    state,
    ...(state === 'reference' && { cents: fallback_cents }),
    features: [],
    integrations: [],
  }
}
