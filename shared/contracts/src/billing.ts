import * as z from 'zod/mini'
import { endsTrial, ifContinued, subscriptionStatus } from './dashboard'
import { endpoint } from './endpoint'
import { idField } from './fields'
import { openWords } from './open-words'
import { bareTaxId, isCnpj, isCpf } from './tax-id'

export const invoiceStatus = z.enum(['draft', 'open', 'paid', 'overdue', 'refunded', 'void'])
export type InvoiceStatus = z.infer<typeof invoiceStatus>

export const paymentType = z.enum(['card', 'pix', 'boleto'])
export type PaymentType = z.infer<typeof paymentType>

export const paymentMethod = z.object({
  type: openWords(paymentType),
  /** Of a card only. */
  brand: z.nullable(z.string()),
  last4: z.nullable(z.string()),
  /** E.g. `2028-04`. */
  expires: z.nullable(z.string()),
})
export type PaymentMethod = z.infer<typeof paymentMethod>

const required = (message: string, most: number) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(most, `Use no máximo ${most} caracteres.`))
const optional = (most: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(most, `Use no máximo ${most} caracteres.`)), '')

export const billingAddress = z.object({
  postal_code: z
    .string('Informe um CEP válido.')
    .check(z.trim(), z.regex(/^\d{5}-?\d{3}$/, 'Informe um CEP válido.')),
  street: required('Informe a rua.', 120),
  number: required('Informe o número.', 20),
  complement: optional(60),
  district: required('Informe o bairro.', 60),
  city: required('Informe a cidade.', 60),
  state: z.string('Informe a UF.').check(z.regex(/^[A-Z]{2}$/, 'Informe a UF.')),
})

export type BillingAddress = z.output<typeof billingAddress>

const payer = {
  document_type: z.enum(['cpf', 'cnpj']),
  document: z.pipe(
    z.string('Informe o documento.').check(z.maxLength(30, 'Informe o documento.')),
    z.transform(bareTaxId),
  ),
  legal_name: required('Informe a razão social ou o nome.', 120),
}

const documentFits = <T extends { document_type: string; document: string }>() => [
  z.refine<T>(({ document_type, document }) => document_type !== 'cnpj' || isCnpj(document), {
    path: ['document'],
    message: 'Informe um CNPJ válido.',
  }),
  z.refine<T>(({ document_type, document }) => document_type !== 'cpf' || isCpf(document), {
    path: ['document'],
    message: 'Informe um CPF válido.',
  }),
]

/** Who invoices are for, without an address. The document is kept without its marks. */
export const payerForm = z.object(payer).check(...documentFits())
export type Payer = z.output<typeof payerForm>

/** Who the invoices are for. An address that does not come along stays as it was. */
export const billingProfile = z
  .object({ ...payer, address: z.optional(billingAddress) })
  .check(...documentFits())

/** The same with its address, as a form has it: its fields stand side by side. */
export const billingProfileForm = z.pipe(
  z.object({ ...payer, ...billingAddress.shape }).check(...documentFits()),
  z.transform(({ document_type, document, legal_name, ...address }) => ({
    document_type,
    document,
    legal_name,
    address,
  })),
)
export type BillingProfile = z.output<typeof billingProfile>

/** What is paid for, e.g. 'Prospect AI (24–30/11, 7 de 30 dias)'; the product it is, where it is one. */
const line = z.object({ label: z.string(), amount: z.number(), product_id: z.optional(z.string()) })

export const invoice = z.object({
  id: z.string(),
  /** E.g. `2026-000123`: without gaps. */
  number: z.string(),
  issued_at: z.string(),
  due_date: z.string(),
  total: z.number(),
  lines: z.array(line),
  status: openWords(invoiceStatus),
  method: z.nullable(openWords(paymentType)),
  /** While it is open and to be paid by Pix. */
  pix: z.nullable(
    z.object({ copy_paste: z.string(), qr_svg: z.string(), expires_at: z.nullable(z.string()) }),
  ),
  /** While it is open and to be paid by boleto: its digits as banks group them, and the page that shows it whole. */
  boleto: z.nullable(
    z.object({ barcode: z.string(), url: z.url({ protocol: /^https?$/ }), expires_at: z.string() }),
  ),
  /** What it can be paid with now; nothing once it is not open. */
  payment_types: z.array(paymentType),
  pdf_url: z.string(),
  nfse: z.object({
    status: openWords(z.enum(['not_required', 'pending', 'issued', 'failed'])),
    number: z.nullable(z.string()),
    url: z.nullable(z.string()),
  }),
  paid_at: z.nullable(z.string()),
  /** Why the last try to pay it failed, in words, and when the next one is. */
  failure: z.nullable(z.object({ message: z.string(), next_try: z.nullable(z.string()) })),
})
export type Invoice = z.infer<typeof invoice>

export const billingItem = z.object({
  product_id: z.string(),
  name: z.string(),
  price: z.number(),
  price_version: z.number(),
  status: openWords(subscriptionStatus),
  trial_ends_at: z.nullable(z.string()),
  /** When its trial ends it becomes a plan by itself. */
  continues_after_trial: z.boolean(),
  current_period_end: z.nullable(z.string()),
  /** Until when the money comes back on request; null before the first charge and once it is over. */
  guarantee_until: z.nullable(z.string()),
  /** What would come back; null where nothing would. */
  refund_amount: z.nullable(z.number()),
  /** The part of it that people would have to send, because the way it was paid knows no way back. */
  refund_by_hand: z.number(),
  /** A price that has been announced. */
  next_price: z.nullable(z.object({ price: z.number(), from: z.string() })),
})
export type BillingItem = z.infer<typeof billingItem>

const knownPayer = {
  document_type: z.enum(['cpf', 'cnpj']),
  document: z.string(),
  legal_name: z.string(),
}

export const billing = z.object({
  currency: z.literal('BRL'),
  /** Of the account: the worst of its subscriptions. */
  status: openWords(z.enum(['none', 'trialing', 'active', 'past_due', 'paused', 'cancelled'])),
  items: z.array(billingItem),
  next_invoice: z.nullable(
    z.object({
      date: z.string(),
      lines: z.array(line),
      total: z.number(),
      projected_total: z.number(),
      ends_trial: endsTrial,
      if_continued: ifContinued,
    }),
  ),
  payment_method: z.nullable(paymentMethod),
  /** What can be chosen for the months to come. */
  payment_types: z.array(paymentType),
  /** Who invoices are for; nothing is charged before it is known. */
  payer: z.nullable(z.object(knownPayer)),
  /** The same with its address, which a boleto is made out to; null while there is none. */
  billing_profile: z.nullable(z.object({ ...knownPayer, address: billingAddress })),
  /** The newest first; a hundred at most. */
  invoices: z.array(invoice),
  /** New cards are taken by a page of the payment provider. */
  card_page: z.boolean(),
  /** The product can be tried out without money: cards that pass or fail are known. */
  sandbox: z.boolean(),
})
export type Billing = z.infer<typeof billing>

/** Everything about money; invoices of one state or year where told. */
export const getBilling = endpoint({
  method: 'GET',
  path: '/api/v1/dashboard/billing',
  query: z.object({
    status: z.optional(invoiceStatus),
    year: z.optional(z.string().check(z.regex(/^20\d{2}$/, 'Informe um ano válido.'))),
  }),
  reply: billing,
})

/** One way to pay. A card comes as the provider's token; its number never reaches us. In a sandbox it says how a code ends. */
const way = z.object({ type: paymentType, token: z.optional(z.string().check(z.maxLength(200))) })

/** Terms as they were shown (`due_today` is the amount of the boleto where one pays), and how they are paid for unless as always; a new card is kept once it has paid. */
const agreement = z.object({ due_today: z.number(), price_version: z.number(), payment: z.optional(way) })

const productParams = z.object({ product_id: idField })

/** What beginning with a product would cost: nothing during a trial, otherwise the rest of the month. */
export const subscriptionOffer = z.object({
  product_id: z.string(),
  name: z.string(),
  /** A trial, if the company has not had one. */
  trial_days: z.number(),
  due_today: z.number(),
  /** What is paid for today, in words: '24–30/11, 7 de 30 dias'; empty during a trial. */
  due_today_for: z.string(),
  monthly: z.number(),
  price_version: z.number(),
  next_charge: z.object({ date: z.string(), amount: z.number(), for: z.string() }),
  /**
   * By boleto, whose money comes days later: it pays from the day by which that is certain, and what is used before is
   * free. Null where a boleto begins nothing.
   */
  boleto: z.nullable(
    z.object({
      amount: z.number(),
      from: z.string(),
      for: z.string(),
      next_charge: z.object({ date: z.string(), amount: z.number(), for: z.string() }),
    }),
  ),
  /** What can be paid with today. */
  payment_types: z.array(paymentType),
})
export type SubscriptionOffer = z.infer<typeof subscriptionOffer>

export const getSubscriptionOffer = endpoint({
  method: 'GET',
  path: '/api/v1/dashboard/subscriptions/:product_id/offer',
  params: productParams,
  reply: subscriptionOffer,
})

/** Begins with a product on the terms that were shown; others are refused with VERSION_CONFLICT. Also the way back. */
export const subscribe = endpoint({
  method: 'POST',
  path: '/api/v1/dashboard/subscriptions/:product_id',
  status: 201,
  isKeyed: true,
  params: productParams,
  body: agreement,
  reply: z.object({ item: billingItem, invoice: z.nullable(invoice) }),
})

/** Leaves a trial or a paused product for a paid one, now. */
export const activateSubscription = endpoint({
  method: 'POST',
  path: '/api/v1/dashboard/subscriptions/:product_id/activate',
  isKeyed: true,
  params: productParams,
  body: agreement,
  reply: z.object({ item: billingItem, invoice: z.nullable(invoice) }),
})

/**
 * Lets a trial become a plan when it ends, or not after all. How it will be paid for may come along: it is stored, and
 * nothing is charged before.
 */
export const continueAfterTrial = endpoint({
  method: 'PUT',
  path: '/api/v1/dashboard/subscriptions/:product_id/after-trial',
  params: productParams,
  body: z.object({ continues: z.boolean(), payment: z.optional(way) }),
  reply: billingItem,
})

const reasonBody = z.object({ reason: optional(500) })

/** Ends a paid product with its period, a trial at once. */
export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/v1/dashboard/subscriptions/:product_id/cancel',
  params: productParams,
  body: reasonBody,
  reply: billingItem,
})

export const undoCancellation = endpoint({
  method: 'POST',
  path: '/api/v1/dashboard/subscriptions/:product_id/undo-cancel',
  params: productParams,
  reply: billingItem,
})

/** Within thirty days of the first charge: the money goes back, the product ends. */
export const refundSubscription = endpoint({
  method: 'POST',
  path: '/api/v1/dashboard/subscriptions/:product_id/refund',
  params: productParams,
  body: reasonBody,
  reply: z.object({
    item: billingItem,
    refunded: z.number(),
    /** The part of it that people have to send, because the way it was paid knows no way back. */
    by_hand: z.number(),
  }),
})

/** How future invoices are paid. */
export const savePaymentMethod = endpoint({
  method: 'PUT',
  path: '/api/v1/dashboard/billing/payment-method',
  body: way,
  reply: paymentMethod,
})

/** Opens a page of the payment provider that takes a card; the browser goes there, and comes back to Faturamento. */
export const openCardPage = endpoint({
  method: 'POST',
  path: '/api/v1/dashboard/billing/card-page',
  reply: z.object({ url: z.url({ protocol: /^https?$/ }) }),
})

const cardPage = z.object({ status: z.enum(['open', 'saved', 'expired']) })
export type CardPageStatus = z.infer<typeof cardPage>['status']

/** How the visit to such a page ended: whoever comes back asks, until the card is kept. */
export const getCardPage = endpoint({
  method: 'GET',
  path: '/api/v1/dashboard/billing/card-page/:id',
  params: z.object({ id: idField }),
  reply: cardPage,
})

export const saveBillingProfile = endpoint({
  method: 'PUT',
  path: '/api/v1/dashboard/billing/profile',
  body: billingProfile,
  reply: z.object({ saved: z.literal(true) }),
})

/** What a CEP says of an address: all but number and complement, and less where it is a whole town's. */
const foundAddress = z.object({
  street: z.string(),
  district: z.string(),
  city: z.string(),
  state: z.string(),
})
export type FoundAddress = z.infer<typeof foundAddress>

/**
 * The address that a CEP belongs to; null where it belongs to none, or nobody can say now. A POST, as addresses of calls are
 * written down and where somebody lives is not.
 */
export const findAddress = endpoint({
  method: 'POST',
  path: '/api/v1/dashboard/billing/address',
  body: z.object({ postal_code: billingAddress.shape.postal_code }),
  reply: z.object({ address: z.nullable(foundAddress) }),
})

const invoiceParams = z.object({ id: idField })

/** One invoice, e.g. to see whether a Pix has arrived. */
export const getInvoice = endpoint({
  method: 'GET',
  path: '/api/v1/dashboard/billing/invoices/:id',
  params: invoiceParams,
  reply: invoice,
})

/** Pays an open invoice, or says how: a card is charged at once, and kept if it is new and has paid; Pix and boleto get codes. */
export const payInvoice = endpoint({
  method: 'POST',
  path: '/api/v1/dashboard/billing/invoices/:id/pay',
  isKeyed: true,
  params: invoiceParams,
  body: way,
  reply: invoice,
})

/** The invoice as application/pdf. */
export const getInvoiceFile = endpoint({
  method: 'GET',
  path: '/api/v1/dashboard/billing/invoices/:id/pdf',
  params: invoiceParams,
})

/** An administrator has seen the money on the account: for the Pix that needs no provider. */
export const markInvoicePaid = endpoint({
  method: 'POST',
  path: '/api/v1/admin/invoices/:id/paid',
  params: invoiceParams,
  reply: invoice,
})
