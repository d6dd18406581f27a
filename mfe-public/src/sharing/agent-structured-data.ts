import type { Settings } from '@ag/contracts'
import type { Product, Offer as SchemaOffer, SoftwareApplication, Thing } from 'schema-dts'
import type { Offer } from '../catalogue/catalogue'
import { organizationId } from './organization'
import { texts } from './texts'

interface AgentPage {
  offer: Offer
  /** Days after the first charge in which the money comes back. */
  guaranteeDays: number
  settings: Settings | undefined
  /** Address of the agent's page, and of its picture. */
  url: string
  image: string
  origin: string
}

/**
 * An agent as software, and as a product with its price. What the catalogue does not sell now, a price of reference
 * included, is no product: nothing may be offered that cannot be bought.
 */
export function agentStructuredData(page: AgentPage): (Thing & object)[] {
  const { offer, url } = page
  const sold = offer.state === 'live' && offer.cents !== undefined
  return sold
    ? [softwareOf(page, { '@id': `${url}#offer` }), productOf(page, offer.cents ?? 0)]
    : [softwareOf(page)]
}

function softwareOf(
  { offer, url, image, origin }: AgentPage,
  sold?: { '@id': string },
): SoftwareApplication & object {
  return {
    '@type': 'SoftwareApplication',
    '@id': `${url}#software`,
    name: offer.name,
    description: offer.description,
    url,
    image,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: 'pt-BR',
    ...(offer.features.length > 0 && { featureList: offer.features }),
    publisher: { '@id': organizationId(origin) },
    ...(sold && { offers: sold }),
  }
}

function productOf(page: AgentPage, cents: number): Product & object {
  const { offer, url, image, settings } = page
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: offer.name,
    description: offer.description,
    url,
    image,
    sku: offer.id,
    ...(settings && { brand: { '@type': 'Brand', name: settings.product_name } }),
    offers: offerOf(page, cents),
  }
}

function offerOf({ url, origin, settings, guaranteeDays }: AgentPage, cents: number): SchemaOffer {
  const price = (cents / 100).toFixed(2)
  const priceCurrency = 'BRL'
  return {
    '@type': 'Offer',
    '@id': `${url}#offer`,
    url,
    price,
    priceCurrency,
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency,
      priceComponentType: 'https://schema.org/Subscription',
      unitCode: 'MON',
      unitText: texts.month,
      billingIncrement: 1,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
    },
    ...(settings && {
      seller: { '@type': 'Organization', '@id': organizationId(origin), name: settings.company_name },
    }),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'BR',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: guaranteeDays,
      returnFees: 'https://schema.org/FreeReturn',
    },
  }
}
