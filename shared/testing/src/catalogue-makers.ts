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
  icon_path: 'M4 4h16',
  suited_to: 'Equipes de vendas que precisam de novos clientes',
  needs: ['vender', 'atender'],
  meters: ['whatsapp_messages', 'ai_credits'],
  ...changes,
})

/** One product with its features and questions. */
export const makeProductDetails = (changes: Partial<ProductDetails> = {}): ProductDetails => ({
  ...makeProduct(),
  headline: 'Leads qualificados pelo WhatsApp, com horário marcado',
  summary: 'Sua equipe recebe quem tem interesse, com o motivo ao lado.',
  works: [{ title: 'Explica a pontuação', text: 'Cada lead chega com nota e com os motivos da nota.' }],
  requirements: ['Um número de WhatsApp da empresa'],
  feature_details: [
    {
      name: 'Conversa de qualificação',
      description: '',
      icon: 'bot',
      icon_path: 'M4 4h16',
      is_highlighted: true,
      sort_order: 1,
    },
  ],
  faq: [{ question: 'Preciso de cartão para testar?', answer: 'Não.', sort_order: 1 }],
  seo: {
    title: 'Prospect AI: prospecção com WhatsApp',
    description: 'Encontre leads. A partir de {preço} por mês.',
  },
  ...changes,
})

type Entry = [id: string, name: string, price: number, slug: string, needs: string[], meters: string[]]

const entries: Entry[] = [
  ['site-builder', 'Site Builder', 29, 'site-builder', ['divulgar', 'escrever'], ['ai_credits']],
  [
    'email-marketing',
    'Email Marketing',
    49,
    'email',
    ['vender', 'divulgar', 'escrever'],
    ['email_sends', 'ai_credits'],
  ],
  ['social-media', 'Social Media', 79, 'social', ['divulgar', 'escrever'], ['ai_credits']],
  ['prospect', 'Prospect AI', 399, 'prospect', ['vender', 'atender'], ['whatsapp_messages', 'ai_credits']],
  ['business-intelligence', 'Business Intelligence', 199, 'bi', ['entender'], ['ai_credits', 'email_sends']],
  ['marketing-ai', 'Marketing AI', 299, 'marketingai', ['divulgar', 'entender'], ['ai_credits']],
  [
    'whatsapp',
    'Atendimento WhatsApp',
    97,
    'whatsapp',
    ['atender', 'vender'],
    ['whatsapp_messages', 'ai_credits'],
  ],
]

/** The whole catalogue with the prices of the specification. */
export const makePricing = (changes: Partial<Pricing> = {}): Pricing => ({
  currency: 'BRL',
  period: 'month',
  version: 1,
  updated_at: '2026-11-01T09:00:00-03:00',
  trial_days: 14,
  guarantee_days: 30,
  products: entries.map(([id, name, price, slug, needs, meters]) =>
    makeProduct({
      id,
      name,
      price,
      price_formatted: `R$ ${price},00`,
      price_cents: price * 100,
      popular: id === 'prospect',
      demo_url: `/agents/${slug}`,
      needs,
      meters,
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
      icon_path: 'M4 12h16',
      continues_after_trial: false,
      setup: { done: 2, total: 4 },
      results: [],
    },
  ],
  next_invoice: {
    amount: 399,
    due_date: '2026-12-04',
    estimated_usage: 12.5,
    ends_trial: false,
    if_continued: false,
  },
  usage_alerts: [],
  upcoming_meetings: [],
  notices: [],
  ...changes,
})
