import { type Settings, socialNetworks } from '@ag/contracts'
import type { Organization, PostalAddress, WebSite } from 'schema-dts'

/** By which all pages mean the same company. */
export const organizationId = (origin: string): string => `${origin}/#organization`

/** Who runs the site, as the law wants it known. */
export function organizationOf(settings: Settings, origin: string): Organization & object {
  const { company_name, legal_name, cnpj, address, contact_email, contact_phone } = settings
  const elsewhere = socialNetworks.map((network) => settings[`${network}_url`]).filter(Boolean)
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: company_name,
    legalName: legal_name,
    url: `${origin}/`,
    ...(cnpj !== null && { taxID: cnpj }),
    ...(address !== null && { address: addressOf(address) }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: contact_email,
      telephone: contact_phone,
      areaServed: 'BR',
      availableLanguage: 'pt-BR',
    },
  }
}

/** The site as a whole. */
export const websiteOf = (settings: Settings, origin: string): WebSite & object => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: settings.product_name,
  url: `${origin}/`,
  inLanguage: 'pt-BR',
  publisher: { '@id': organizationId(origin) },
})

const addressOf = (streetAddress: string): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress,
  addressCountry: 'BR',
})
