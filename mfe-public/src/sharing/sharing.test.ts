import { getPricing, getSettings, type Pricing, type Settings } from '@ag/contracts'
import { products } from '@ag/core'
import type { Known, SharedPage } from '@ag/platform'
import { makePricing, makeProduct, makeSettings } from '@ag/testing'
import { agentSharing, homeSharing, overviewSharing, plainSharing } from './sharing'

type Thing = Record<string, unknown> & { '@type': string }

const origin = 'https://site.example'

function pageAt(path: string, data: { pricing?: Pricing; settings?: Settings } = {}): SharedPage {
  const { pricing = makePricing(), settings = makeSettings() } = data
  const answers: Record<string, unknown> = { [getPricing.path]: pricing, [getSettings.path]: settings }
  const known = (({ queryKey: [key] }) => answers[String(key)]) as Known
  const product = path.split('/')[2]
  return {
    origin,
    url: origin + path,
    params: { product },
    known,
    file: (name) => `${origin}/r/mfe-public/1/${name}`,
  }
}

const unknown = (path: string): SharedPage => ({ ...pageAt(path), known: () => undefined })
const thing = (things: object[], type: string) =>
  (things as Thing[]).find((candidate) => candidate['@type'] === type)

describe('who runs the site', () => {
  const settings = makeSettings({
    cnpj: '12ABC34501DE35',
    address: 'Rua Um, 1, São Paulo, SP',
    linkedin_url: 'https://linkedin.example/company/exemplo',
  })

  it.each([
    ['/', homeSharing],
    ['/agents', overviewSharing],
    ['/agents/bi', agentSharing],
    ['/privacy', plainSharing('Política de privacidade | {empresa}')],
  ])('is told on %s', (path, sharing) => {
    const { things } = sharing(pageAt(path, { settings }))
    expect(thing(things, 'Organization')).toEqual({
      '@type': 'Organization',
      '@id': 'https://site.example/#organization',
      name: 'Empresa Exemplo',
      legalName: 'Empresa Exemplo Ltda.',
      url: 'https://site.example/',
      taxID: '12ABC34501DE35',
      address: { '@type': 'PostalAddress', streetAddress: 'Rua Um, 1, São Paulo, SP', addressCountry: 'BR' },
      sameAs: ['https://linkedin.example/company/exemplo'],
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        email: 'contato@exemplo.com.br',
        telephone: '(11) 4000-0000',
        areaServed: 'BR',
        availableLanguage: 'pt-BR',
      },
    })
    expect(thing(things, 'WebSite')).toMatchObject({
      name: 'Agentes',
      url: 'https://site.example/',
      publisher: { '@id': 'https://site.example/#organization' },
    })
  })

  it('is told without what is not known yet', () => {
    const organization = thing(homeSharing(pageAt('/')).things, 'Organization')
    expect(organization).not.toHaveProperty('taxID')
    expect(organization).not.toHaveProperty('address')
    expect(organization).not.toHaveProperty('sameAs')
    expect(homeSharing(unknown('/')).things).toEqual([])
  })
})

it('leads to a page by the names of those above it', () => {
  const { things } = agentSharing(pageAt('/agents/email'))
  expect(thing(things, 'BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Início', item: 'https://site.example/' },
    { '@type': 'ListItem', position: 2, name: 'Agentes de IA', item: 'https://site.example/agents' },
    { '@type': 'ListItem', position: 3, name: 'Email Marketing', item: 'https://site.example/agents/email' },
  ])
  const plain = plainSharing('Marcar uma reunião | {empresa}')(pageAt('/consultation')).things
  expect(thing(plain, 'BreadcrumbList')?.itemListElement).toMatchObject([
    { name: 'Início' },
    { name: 'Marcar uma reunião', item: 'https://site.example/consultation' },
  ])
})

it('lists the agents on the overview, in their order', () => {
  const { things } = overviewSharing(pageAt('/agents'))
  expect(thing(things, 'ItemList')?.itemListElement).toEqual(
    products.map(({ name, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `https://site.example/agents/${slug}`,
    })),
  )
})

describe('an agent', () => {
  const { things, image, modified } = agentSharing(pageAt('/agents/prospect'))
  const picture = 'https://site.example/r/mfe-public/1/share/prospect.png'

  it('is software', () => {
    expect(thing(things, 'SoftwareApplication')).toMatchObject({
      name: 'Prospect AI',
      description: 'Encontra, aborda e qualifica leads pelo WhatsApp.',
      url: 'https://site.example/agents/prospect',
      image: picture,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      offers: { '@id': 'https://site.example/agents/prospect#offer' },
    })
  })

  it('is a product with its monthly price in reais', () => {
    expect(thing(things, 'Product')).toEqual({
      '@type': 'Product',
      '@id': 'https://site.example/agents/prospect#product',
      name: 'Prospect AI',
      description: 'Encontra, aborda e qualifica leads pelo WhatsApp.',
      url: 'https://site.example/agents/prospect',
      image: picture,
      sku: 'prospect',
      brand: { '@type': 'Brand', name: 'Agentes' },
      offers: {
        '@type': 'Offer',
        '@id': 'https://site.example/agents/prospect#offer',
        url: 'https://site.example/agents/prospect',
        price: '399.00',
        priceCurrency: 'BRL',
        availability: 'https://schema.org/InStock',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: '399.00',
          priceCurrency: 'BRL',
          priceComponentType: 'https://schema.org/Subscription',
          unitCode: 'MON',
          unitText: 'mês',
          billingIncrement: 1,
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
        },
        seller: {
          '@type': 'Organization',
          '@id': 'https://site.example/#organization',
          name: 'Empresa Exemplo',
        },
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'BR',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 30,
          returnFees: 'https://schema.org/FreeReturn',
        },
      },
    })
  })

  it('shows its picture, says what is on it, and is as old as the catalogue', () => {
    expect(image).toEqual({
      url: picture,
      alt: 'Prospect AI: Leads qualificados pelo WhatsApp, com horário marcado',
    })
    expect(modified).toBe('2026-11-01T12:00:00.000Z')
  })

  it('is not there when the catalogue lists it no more', () => {
    const page = pageAt('/agents/prospect', { pricing: makePricing({ products: [] }) })
    expect(agentSharing(page).things.map((each) => (each as Thing)['@type'])).toEqual([
      'Organization',
      'WebSite',
    ])
  })

  it('that was made in the admin area is sold like every other, with the picture of all agents', () => {
    const juridico = makeProduct({ id: 'juridico', name: 'Jurídico', price_cents: 14_900 })
    const told = agentSharing(pageAt('/agents/juridico', { pricing: makePricing({ products: [juridico] }) }))
    expect(thing(told.things, 'Product')).toMatchObject({
      name: 'Jurídico',
      url: 'https://site.example/agents/juridico',
      offers: { price: '149.00' },
    })
    expect(told.image.url).toBe('https://site.example/r/mfe-public/1/share/agents.png')
  })

  it('offers nothing while there is no catalogue', () => {
    const told = agentSharing(unknown('/agents/prospect'))
    expect(thing(told.things, 'Product')).toBeUndefined()
    expect(JSON.stringify(told)).not.toMatch(/price|offer/i)
    expect(thing(told.things, 'SoftwareApplication')).toMatchObject({ name: 'Prospect AI' })
  })
})

it('never speaks of ratings, which nobody gave', () => {
  const all = products.map(({ slug }) => agentSharing(pageAt(`/agents/${slug}`)))
  expect(JSON.stringify(all)).not.toMatch(/"(?:aggregateRating|review)"/)
})
