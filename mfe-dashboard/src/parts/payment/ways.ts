import type { Billing, PaymentMethod, PaymentType } from '@ag/contracts'
import { texts } from './texts'

/** What can be paid with, and what the server is told then. */
export interface Way {
  value: string
  label: string
  type: PaymentType
  /** The provider's name of a card that is not kept yet. */
  token?: string
}

/** What ways to pay depend on. */
export type Payable = Pick<
  Billing,
  'payment_types' | 'payment_method' | 'billing_profile' | 'card_page' | 'sandbox'
>

/** Cards of the simulation, which are known in advance to pass or to fail. */
const testCards: Way[] = [
  { value: 'sandbox_passes', label: texts.ways.passes, type: 'card', token: 'sandbox_passes' },
  { value: 'sandbox_fails', label: texts.ways.fails, type: 'card', token: 'sandbox_fails' },
]

/** What a company can choose to pay with from now on. */
export const waysToKeep = ({ payment_types, sandbox }: Payable): Way[] => newWays(payment_types, sandbox)

/** What something can be paid with that takes these types: the card that is kept first. */
export function waysToPay({ payment_method: kept, sandbox }: Payable, types: readonly PaymentType[]): Way[] {
  const own =
    kept?.type === 'card' && types.includes('card')
      ? [{ value: 'kept', label: describeMethod(kept), type: kept.type }]
      : []
  return [...own, ...newWays(types, sandbox)]
}

const newWays = (types: readonly PaymentType[], isSandbox: boolean): Way[] => [
  ...(types.includes('card') && isSandbox ? testCards : []),
  ...codes.filter(({ type }) => types.includes(type)),
]

/** A boleto is made out to somebody, who has to be known first. */
export const lacksPayer = (ways: readonly Way[], { billing_profile }: Payable): boolean =>
  billing_profile === null && ways.some(({ type }) => type === 'boleto')

/** No page of ours may take the number of a card: one can only be kept where its provider has a page for that. */
export const takesNewCards = ({ payment_types, card_page, sandbox }: Payable): boolean =>
  sandbox || card_page || !payment_types.includes('card')

const codes: Way[] = [
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
