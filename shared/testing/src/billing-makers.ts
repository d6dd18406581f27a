import type { Billing, BillingItem, Invoice, SubscriptionOffer } from '@ag/contracts'

/** An agent that is paid for, with its guarantee over. */
export const makeBillingItem = (changes: Partial<BillingItem> = {}): BillingItem => ({
  product_id: 'prospect',
  name: 'Prospect AI',
  price: 399,
  price_version: 1,
  status: 'active',
  trial_ends_at: null,
  continues_after_trial: false,
  current_period_end: '2026-12-01',
  guarantee_until: null,
  refund_amount: null,
  refund_by_hand: 0,
  next_price: null,
  ...changes,
})

/** An invoice that was paid by card. */
export const makeInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  id: 'inv_1',
  number: '2026-000123',
  issued_at: '2026-11-01T09:00:00-03:00',
  due_date: '2026-11-08',
  total: 399,
  lines: [{ label: 'Prospect AI (1–30/11)', amount: 399, product_id: 'prospect' }],
  status: 'paid',
  method: 'card',
  pix: null,
  boleto: null,
  payment_types: changes.status === 'open' || changes.status === 'overdue' ? ['card', 'pix'] : [],
  pdf_url: '/api/v1/dashboard/billing/invoices/inv_1/pdf',
  nfse: { status: 'not_required', number: null, url: null },
  paid_at: '2026-11-01T09:05:00-03:00',
  failure: null,
  ...changes,
})

/** One agent, a card and an invoice that was paid. */
export const makeBilling = (changes: Partial<Billing> = {}): Billing => ({
  currency: 'BRL',
  status: 'active',
  items: [makeBillingItem()],
  next_invoice: {
    date: '2026-12-01',
    lines: [{ label: 'Prospect AI (1–31/12)', amount: 399 }],
    total: 399,
    projected_total: 399,
    ends_trial: false,
    if_continued: false,
  },
  payment_method: { type: 'card', brand: 'visa', last4: '4242', expires: '2030-12' },
  payment_types: ['card', 'pix'],
  payer: { document_type: 'cnpj', document: '11222333000181', legal_name: 'Padaria da Ana Ltda' },
  billing_profile: null,
  invoices: [makeInvoice()],
  card_page: false,
  sandbox: true,
  ...changes,
})

/** What beginning with an agent costs: nothing for fourteen days unless told. */
export const makeOffer = (changes: Partial<SubscriptionOffer> = {}): SubscriptionOffer => ({
  product_id: 'prospect',
  name: 'Prospect AI',
  trial_days: 14,
  due_today: 0,
  due_today_for: '',
  monthly: 399,
  price_version: 1,
  next_charge: { date: '2026-12-05', amount: 347.52, for: '5–31/12, 27 de 31 dias' },
  boleto: null,
  payment_types: ['card', 'pix'],
  ...changes,
})
