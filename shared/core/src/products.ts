/** One row of the table that joins the three spellings of a product. */
export interface ProductIdentity {
  /** Name in the catalogue and in every contract. */
  id: string
  /** Last part of its page's address. */
  slug: string
  /** What people read. */
  name: string
  popular: boolean
  /** Monthly price of reference, shown only when no catalogue was ever loaded. */
  fallback_cents: number
}

/** The agents we sell, in the order of the specification. */
export const products = [
  { id: 'site-builder', slug: 'site-builder', name: 'Site Builder', popular: false, fallback_cents: 29_00 },
  {
    id: 'email-marketing',
    slug: 'email',
    name: 'Email Marketing',
    popular: false,
    fallback_cents: 147_00,
  },
  { id: 'social-media', slug: 'social', name: 'Social Media', popular: false, fallback_cents: 249_00 },
  { id: 'prospect', slug: 'prospect', name: 'Prospect AI', popular: true, fallback_cents: 399_00 },
  {
    id: 'business-intelligence',
    slug: 'bi',
    name: 'Business Intelligence',
    popular: false,
    fallback_cents: 249_00,
  },
  { id: 'marketing-ai', slug: 'marketingai', name: 'Marketing AI', popular: false, fallback_cents: 499_00 },
  {
    id: 'whatsapp',
    slug: 'whatsapp',
    name: 'Atendimento WhatsApp',
    popular: false,
    fallback_cents: 197_00,
  },
] as const satisfies ProductIdentity[]

export type ProductId = (typeof products)[number]['id']

/** The product of a catalogue id, if there is one. */
export function productById(id: string): ProductIdentity | undefined {
  return products.find((product) => product.id === id)
}

/** The product of an agent page, if there is one. */
export function productBySlug(slug: string): ProductIdentity | undefined {
  return products.find((product) => product.slug === slug)
}

/** Address of a product's page: 'email-marketing' → '/agents/email', and of any other its id. */
export function agentPath(id: string): string {
  return `/agents/${productById(id)?.slug ?? id}`
}

/** The id of the product whose page an address is, whether it is sold or not: '/agents/email' → 'email-marketing'. */
export function agentIdAt(path: string): string | undefined {
  const slug = /^\/agents\/([^/]+)$/.exec(path)?.[1]
  return slug && (productBySlug(slug)?.id ?? slug)
}

/** Has it a demo that visitors can try? The engines of these seven are part of the site. */
export const hasDemo = (id: string): boolean => productById(id) !== undefined

/** Days of free trial before the first invoice. */
export const trialDays = 14
/** Days after the first charge in which the money comes back. */
export const guaranteeDays = 30
/** Days after a trial in which its product can still be read. */
export const readOnlyDays = 15
/** Days for which the data of what is paused or cancelled is kept. */
export const dataRetentionDays = 90
