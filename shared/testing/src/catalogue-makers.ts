import type { Dashboard, Pricing, Product, ProductDetails, Settings } from '@ag/contracts'

/** A catalogue entry; Prospect AI unless told. */
export const makeProduct = (changes: Partial<Product> = {}): Product => ({
  id: 'prospect',
  name: 'Prospect AI',
  description: 'Encontra, aborda e qualifica leads pelo WhatsApp.',
  price: 399,
  price_formatted: 'R$ 399,00',
  price_cents: 39_900,
  popular: true,
  features: ['Conversa de qualificação', 'Pontuação explicada'],
  integrations: ['WhatsApp', 'Google Agenda'],
  demo_url: '/agents/prospect',
  ...changes,
})

/** One product with its features and questions. */
export const makeProductDetails = (changes: Partial<ProductDetails> = {}): ProductDetails => ({
  ...makeProduct(),
  feature_details: [
    {
      name: 'Conversa de qualificação',
      description: '',
      icon: 'message',
      is_highlighted: true,
      sort_order: 1,
    },
  ],
  faq: [{ question: 'Preciso de cartão para testar?', answer: 'Não.', sort_order: 1 }],
  seo: { title: 'Prospect AI', description: 'Encontre leads.' },
  ...changes,
})

const entries: [string, string, number, string][] = [
  ['site-builder', 'Site Builder', 29, 'site-builder'],
  ['email-marketing', 'Email Marketing', 49, 'email'],
  ['social-media', 'Social Media', 79, 'social'],
  ['prospect', 'Prospect AI', 399, 'prospect'],
  ['business-intelligence', 'Business Intelligence', 199, 'bi'],
  ['marketing-ai', 'Marketing AI', 299, 'marketingai'],
  ['whatsapp', 'Atendimento WhatsApp', 97, 'whatsapp'],
]

/** The whole catalogue with the prices of the specification. */
export const makePricing = (changes: Partial<Pricing> = {}): Pricing => ({
  currency: 'BRL',
  period: 'month',
  version: 1,
  updated_at: '2026-11-01T09:00:00-03:00',
  trial_days: 14,
  guarantee_days: 30,
  products: entries.map(([id, name, price, slug]) =>
    makeProduct({
      id,
      name,
      price,
      price_formatted: `R$ ${price},00`,
      price_cents: price * 100,
      popular: id === 'prospect',
      demo_url: `/agents/${slug}`,
    }),
  ),
  transactional: [
    { key: 'whatsapp_messages', label: 'Mensagens de WhatsApp', per: 1000, price: 10 },
    { key: 'email_sends', label: 'Envios de e-mail', per: 1000, price: 5 },
    { key: 'ai_credits', label: 'Créditos de IA', per: 1000, price: 20 },
  ],
  ...changes,
})

export const makeSettings = (changes: Partial<Settings> = {}): Settings => ({
  company_name: 'Empresa Exemplo',
  legal_name: 'Empresa Exemplo Ltda.',
  cnpj: null,
  address: null,
  contact_email: 'contato@exemplo.com.br',
  contact_phone: '(11) 4000-0000',
  whatsapp_number: '5511940000000',
  instagram_url: '',
  facebook_url: '',
  linkedin_url: '',
  youtube_url: '',
  x_url: '',
  product_name: 'Agentes',
  hours: 'Segunda a sexta, das 9h às 18h',
  assistant: { enabled: true, status: 'online' },
  ...changes,
})

/** What the customer's first screen gets: one agent in trial. */
export const makeDashboard = (changes: Partial<Dashboard> = {}): Dashboard => ({
  greeting_name: 'Ana',
  services: [
    {
      product_id: 'prospect',
      name: 'Prospect AI',
      status: 'trialing',
      trial_ends_at: '2026-12-04T12:00:00-03:00',
      continues_after_trial: false,
      setup: { done: 2, total: 4 },
    },
  ],
  next_invoice: { amount: 399, due_date: '2026-12-04', estimated_usage: 12.5 },
  usage_alerts: [],
  upcoming_meetings: [],
  notices: [],
  ...changes,
})
