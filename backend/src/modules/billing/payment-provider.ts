import type { PaymentType } from '@ag/contracts'

/** A card as its provider knows it. */
export interface KeptCard {
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

/** What became of a charge. */
export type Outcome =
  | { status: 'paid'; reference: string }
  | { status: 'failed'; reference: string | null; message: string }
  | { status: 'pending'; reference: string | null }

export interface PixCode {
  reference: string | null
  copyPaste: string
  expiresAt: Date | null
}

/** Moves money. Each speaks to one service, or to none; what it cannot do it does not have. */
export interface PaymentProvider {
  name: string
  /** Keeps a card for charges to come; the token is what the provider gave to the browser. */
  keepCard?(companyId: string, token: string): Promise<KeptCard>
  chargeCard?(charge: Charge & { token: string }): Promise<Outcome>
  requestPix?(charge: Charge): Promise<PixCode>
  /** Asks what became of a payment that was left pending. */
  look?(payment: { reference: string | null; created_at: Date }): Promise<Outcome>
  /** Without it somebody has to send the money by hand. */
  refund?(refund: { key: string; reference: string; amountCents: number }): Promise<void>
}

/** Who handles which way to pay. */
export interface Payments {
  isSandbox: boolean
  types: PaymentType[]
  of(type: PaymentType): PaymentProvider | undefined
  named(name: string): PaymentProvider | undefined
}

/** The first that can handle a type does. */
export function paymentsBy(providers: readonly PaymentProvider[], isSandbox: boolean): Payments {
  const can: Record<PaymentType, (provider: PaymentProvider) => boolean> = {
    card: ({ chargeCard }) => chargeCard !== undefined,
    pix: ({ requestPix }) => requestPix !== undefined,
    boleto: () => false,
  }
  const of = (type: PaymentType) => providers.find(can[type])
  return {
    isSandbox,
    types: (['card', 'pix', 'boleto'] as const).filter((type) => of(type) !== undefined),
    of,
    named: (name) => providers.find((provider) => provider.name === name),
  }
}
