import { makePricing, makeProduct } from '@ag/testing'
import { catalogueOf, offerOf } from './catalogue'

it('sells what the catalogue lists, at its price', () => {
  const catalogue = catalogueOf(makePricing(), false)
  expect(catalogue.source).toBe('live')
  expect(offerOf(catalogue, 'email-marketing')).toMatchObject({
    state: 'live',
    cents: 4900,
    href: '/agents/email',
  })
})

it('goes on selling from the last good catalogue after a failure', () => {
  expect(catalogueOf(makePricing(), true)).toEqual(catalogueOf(makePricing(), false))
})

it.each([
  ['site-builder', 2900],
  ['email-marketing', 14_700],
  ['social-media', 24_900],
  ['prospect', 39_900],
  ['business-intelligence', 24_900],
  ['marketing-ai', 49_900],
  ['whatsapp', 19_700],
] as const)('has a price of reference for %s', (id, cents) => {
  expect(offerOf(catalogueOf(undefined, true), id)).toMatchObject({ state: 'reference', cents })
})

it('names no price before anything is known', () => {
  const { source, offers } = catalogueOf(undefined, false)
  expect(source).toBe('loading')
  expect(offers.map(({ cents }) => cents)).toEqual(Array.from({ length: 7 }))
})

it('offers what the catalogue has beside the agents that the site came with', () => {
  const products = [...makePricing().products, makeProduct({ id: 'juridico' })]
  expect(catalogueOf(makePricing({ products }), false).offers.at(-1)).toMatchObject({
    id: 'juridico',
    href: '/agents/juridico',
    state: 'live',
  })
})
