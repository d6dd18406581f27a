import type { Billing, PaymentMethod, PaymentType } from '@ag/contracts'
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
  'payment_types' | 'payment_method' | 'billing_profile' | 'card_page' | 'sandbox'
>

/** Cards of the simulation, which are known in advance to pass or to fail. */
const testCards: PaymentOption[] = [
  { value: 'sandbox_passes', label: texts.options.passes, type: 'card', token: 'sandbox_passes' },
  { value: 'sandbox_fails', label: texts.options.fails, type: 'card', token: 'sandbox_fails' },
]

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
  ...(types.includes('card') && isSandbox ? testCards : []),
  ...codes.filter(({ type }) => types.includes(type)),
]

/** A boleto is made out to somebody, who has to be known first. */
export const lacksPayer = (options: readonly PaymentOption[], { billing_profile }: Payable): boolean =>
  billing_profile === null && options.some(({ type }) => type === 'boleto')

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
  return texts.card(brands[name] ?? name.charAt(0).toUpperCase() + name.slice(1), last4 ?? '')
}
