import { agentIdAt, agentPath, hasDemo, productById, productBySlug, products } from './products'

it('joins the three spellings, in the order of the catalogue', () => {
  expect(products.map(({ id, slug, name }) => [id, slug, name])).toEqual([
    ['site-builder', 'site-builder', 'Site Builder'],
    ['email-marketing', 'email', 'Email Marketing'],
    ['social-media', 'social', 'Social Media'],
    ['prospect', 'prospect', 'Prospect AI'],
    ['business-intelligence', 'bi', 'Business Intelligence'],
    ['marketing-ai', 'marketingai', 'Marketing AI'],
    ['whatsapp', 'whatsapp', 'Atendimento WhatsApp'],
  ])
})

it('knows the prices of reference', () => {
  expect(products.map(({ fallback_cents }) => fallback_cents / 100)).toEqual([
    29, 147, 249, 399, 249, 499, 197,
  ])
})

it('marks one product as popular', () => {
  expect(products.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['prospect'])
})

it('finds a product by id and by slug', () => {
  expect(productById('business-intelligence')?.slug).toBe('bi')
  expect(productBySlug('bi')?.name).toBe('Business Intelligence')
  expect(productById('bi')).toBeUndefined()
  expect(productBySlug('toString')).toBeUndefined()
})

it('writes the address of a product', () => {
  expect(agentPath('email-marketing')).toBe('/agents/email')
  expect(agentPath('juridico')).toBe('/agents/juridico')
})

it('reads which product an address is about', () => {
  expect(agentIdAt('/agents/email')).toBe('email-marketing')
  expect(agentIdAt('/agents/juridico')).toBe('juridico')
  expect(agentIdAt('/agents')).toBeUndefined()
  expect(agentIdAt('/agents/email/x')).toBeUndefined()
})

it('knows which agents have a demo', () => {
  expect(hasDemo('email-marketing')).toBe(true)
  expect(hasDemo('juridico')).toBe(false)
})
