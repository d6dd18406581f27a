import type { Billing, PaymentMethod, PaymentType } from '@ag/contracts'
import { capitalize } from '@ag/core'
import { texts } from './texts'

/** What can be paid with, and what the server is told then. */
export interface PaymentOption {
  value: string
  label: string
  type: PaymentType
  /** The provider's name of a card that is not saved yet. */
  token?: string
}

/** What ways to pay depend on. */
export type Payable = Pick<
  Billing,
  'payment_types' | 'payment_method' | 'payer' | 'billing_profile' | 'card_page' | 'sandbox'
>

/** A card of the simulation; what its bank answers is chosen beside it. */
const newCard: PaymentOption = { value: 'new', label: texts.options.newCard, type: 'card' }

/** What the bank of the simulation does with a payment, by the token that tells it. */
export const bankAnswers = [
  { value: 'sandbox_passes', label: texts.options.bank.passes },
  { value: 'sandbox_fails', label: texts.options.bank.fails },
  { value: 'sandbox_expires', label: texts.options.bank.expires },
] as const

/** Whether the bank of the simulation has to be told what to answer: of a card that is kept it is known. */
export const asksBank = (option: PaymentOption | undefined, { sandbox }: Pick<Payable, 'sandbox'>): boolean =>
  sandbox && option !== undefined && option.value !== 'saved'

/** What a company can choose to pay with from now on. */
export const recurringOptions = ({ payment_types, sandbox }: Payable): PaymentOption[] =>
  newOptions(payment_types, sandbox)

/** What something can be paid with that takes these types: the card that is saved first. */
export function paymentOptions(
  { payment_method: saved, sandbox }: Payable,
  types: readonly PaymentType[],
): PaymentOption[] {
  const own =
    saved?.type === 'card' && types.includes('card')
      ? [{ value: 'saved', label: describeMethod(saved), type: saved.type }]
      : []
  return [...own, ...newOptions(types, sandbox)]
}

const newOptions = (types: readonly PaymentType[], isSandbox: boolean): PaymentOption[] => [
  ...(types.includes('card') && isSandbox ? [newCard] : []),
  ...codes.filter(({ type }) => types.includes(type)),
]

/** The option that is chosen at first: what the company pays with, or what stands first. */
export const usualOption = (
  options: PaymentOption[],
  { payment_method }: Payable,
): PaymentOption | undefined => options.find(({ type }) => type === payment_method?.type) ?? options[0]

/** A boleto is made out to somebody at an address, which has to be known first. */
export const lacksAddress = (option: PaymentOption | undefined, { billing_profile }: Payable): boolean =>
  option?.type === 'boleto' && billing_profile === null

/** No page of ours may take the number of a card: one can only be saved where its provider has a page for that. */
export const takesNewCards = ({ payment_types, card_page, sandbox }: Payable): boolean =>
  sandbox || card_page || !payment_types.includes('card')

const codes: PaymentOption[] = [
  { value: 'pix', label: texts.types.pix, type: 'pix' },
  { value: 'boleto', label: texts.types.boleto, type: 'boleto' },
]

const brands: Record<string, string> = { amex: 'American Express', elo: 'Elo', hipercard: 'Hipercard' }

/** 'Visa final 4242', 'Pix' */
export function describeMethod({ type, brand, last4 }: PaymentMethod): string {
  if (type !== 'card') return texts.types[type]
  const name = brand ?? texts.types.card
  return texts.card(brands[name] ?? capitalize(name), last4 ?? '')
}
