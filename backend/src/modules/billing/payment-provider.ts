import type { BillingAddress, BillingProfile, PaymentType } from '@ag/contracts'
import { isoDay } from '@ag/core'
import type { Clock } from '../../clock'
import { boletoDay } from './boleto-days'
import type { InvoiceRow } from './issue-invoice'

/** A card as its provider knows it. */
export interface SavedCard {
  token: string
  brand: string
  last4: string
  /** E.g. `2028-04`. */
  expires: string
}

/** Something to be paid. */
export interface Charge {
  /** The payment's id: asked again with the same one, a provider charges nothing twice. */
  key: string
  amountCents: number
  /** Number of the invoice. */
  number: string
}

/** A charge that ends elsewhere; with a token only a simulation is told how. */
export interface CodeCharge extends Charge {
  token?: string | undefined
}

/** What became of a charge. */
export type Outcome =
  | { status: 'paid'; reference: string }
  | { status: 'failed'; reference: string | null; message: string }
  | { status: 'pending'; reference: string | null }

interface PixCode {
  reference: string | null
  copyPaste: string
  expiresAt: Date | null
}

/** Who a boleto is made out to. */
export interface Payer extends Pick<BillingProfile, 'document' | 'legal_name'> {
  address: BillingAddress
  email: string
}

interface Boleto {
  reference: string
  /** Its digits, as they are typed at a bank. */
  barcode: string
  /** A page that shows it whole. */
  voucherUrl: string
  expiresAt: Date
}

/** A visit to a page of the provider that takes a card. */
interface CardVisit {
  /** Its id with us: asked again with the same one, a provider opens no second page. */
  key: string
  companyId: string
  /** The card that the company has paid with so far. */
  savedToken: string | null
  /** Where the customer comes back to, with a card or without. */
  doneUrl: string
  leftUrl: string
}

/** How such a visit stands. */
export type CardPage = { status: 'open' } | { status: 'expired' } | { status: 'saved'; card: SavedCard }

/** Moves money. Each speaks to one service, or to none; what it cannot do it does not have. */
export interface PaymentProvider {
  name: string
  /** Keeps a card for charges to come; the token is what the provider gave to the browser. */
  saveCard?(companyId: string, token: string): Promise<SavedCard>
  /** Opens a page of the provider where a customer types the number of a card. */
  openCardPage?(visit: CardVisit): Promise<{ reference: string; url: string }>
  readCardPage?(reference: string): Promise<CardPage>
  chargeCard?(charge: Charge & { token: string }): Promise<Outcome>
  requestPix?(charge: CodeCharge): Promise<PixCode>
  /** A boleto that can be paid until the end of the day so many days from now. */
  requestBoleto?(charge: CodeCharge & { payer: Payer; days: number }): Promise<Boleto>
  /** The least that a boleto may be over. */
  leastBoletoCents?: number
  /** Asks what became of a payment that was left pending. */
  look?(payment: { reference: string | null; created_at: Date }): Promise<Outcome>
  /** Without it somebody has to send the money by hand, and so for these types. */
  refund?(refund: { key: string; reference: string; amountCents: number }): Promise<void>
  refundsByHand?: readonly PaymentType[]
}

/** Who handles which way to pay. */
export interface Payments {
  isSandbox: boolean
  types: PaymentType[]
  /** Those whose money is there at once, or within the day. */
  typesAtOnce: PaymentType[]
  /** What an invoice can be paid with. */
  typesFor(invoice: Pick<InvoiceRow, 'month' | 'total_cents' | 'due_date'>): PaymentType[]
  of(type: PaymentType): PaymentProvider | undefined
  named(name: string): PaymentProvider | undefined
}

/** The first that can handle a type does. */
export function paymentsBy(
  providers: readonly PaymentProvider[],
  isSandbox: boolean,
  clock: Clock,
): Payments {
  const can: Record<PaymentType, (provider: PaymentProvider) => boolean> = {
    card: ({ chargeCard }) => chargeCard !== undefined,
    pix: ({ requestPix }) => requestPix !== undefined,
    boleto: ({ requestBoleto }) => requestBoleto !== undefined,
  }
  const of = (type: PaymentType) => providers.find(can[type])
  const types = (['card', 'pix', 'boleto'] as const).filter((type) => of(type) !== undefined)
  const typesAtOnce = types.filter((type) => type !== 'boleto')
  return {
    isSandbox,
    types,
    typesAtOnce,
    typesFor({ month, total_cents, due_date }) {
      const isEnough = total_cents >= (of('boleto')?.leastBoletoCents ?? 0)
      const isInTime = month !== null || due_date >= boletoDay(isoDay(clock()))
      return isEnough && isInTime ? types : typesAtOnce
    },
    of,
    named: (name) => providers.find((provider) => provider.name === name),
  }
}

/** Whether money that was paid in this way goes back without anybody's help. */
export const refundsItself = (
  provider: PaymentProvider | undefined,
  { type, reference }: { type: string; reference: string | null },
): boolean =>
  provider?.refund !== undefined &&
  reference !== null &&
  !provider.refundsByHand?.some((byHand) => byHand === type)
