import type { TransactionalPrice } from '@ag/contracts'
import { type ProductId, toCents } from '@ag/core'
import type { Catalogue, Offer } from '../../../catalogue/catalogue'

/** What a visitor says about one kind of work in one month. */
export interface Work {
  tasks: number
  /** Minutes that a person spends on one task. */
  minutes: number
  /** What an hour of that person costs, in cents. */
  hourCents: number
  /** Part of the tasks that the agent takes over, from 0 to 100. */
  share: number
}

/** What one task adds to the bill, where that can be counted ahead; AI credits depend on the content. */
export interface MeteredUse {
  /** Key of the transactional price. */
  meter: string
  perTask: number
}

export interface WorkOfAgent extends Omit<Work, 'hourCents'> {
  use?: MeteredUse
}

/** Where the calculator starts, by agent: examples that the visitor replaces. */
export const exampleWork: Record<ProductId, WorkOfAgent> = {
  'site-builder': { tasks: 6, minutes: 60, share: 80 },
  'email-marketing': {
    tasks: 4,
    minutes: 180,
    share: 60,
    use: { meter: 'email_sends', perTask: 1000 },
  },
  'social-media': { tasks: 20, minutes: 40, share: 60 },
  prospect: { tasks: 300, minutes: 8, share: 70, use: { meter: 'whatsapp_messages', perTask: 6 } },
  'business-intelligence': { tasks: 8, minutes: 120, share: 70 },
  'marketing-ai': { tasks: 12, minutes: 90, share: 60 },
  whatsapp: { tasks: 800, minutes: 5, share: 60, use: { meter: 'whatsapp_messages', perTask: 8 } },
}

/** An agent whose work can be counted. */
export type CountedOffer = Offer & { id: ProductId }

/** Those of the agents on offer whose work can be counted. */
export const countedIn = ({ offers }: Catalogue): CountedOffer[] => offers.filter(isCounted)

const isCounted = (offer: Offer): offer is CountedOffer => Object.hasOwn(exampleWork, offer.id)

export const exampleHourCents = 35_00

export interface Outcome {
  /** Hours that the agent takes over in a month. */
  hours: number
  /** What those hours cost today, in cents. */
  worthCents: number
  /** Use that is charged, in units; zero when nothing can be counted ahead. */
  units: number
  useCents: number
  /** Worth less monthly price and use, in cents; below zero when the agent costs more than it saves. */
  savedCents: number
}

/** hours = tasks × minutes ÷ 60 × share; saved = hours × cost of an hour − monthly price − use. */
export function outcomeOf(
  { tasks, minutes, hourCents, share }: Work,
  monthlyCents: number,
  use?: MeteredUse & Pick<TransactionalPrice, 'per' | 'price'>,
): Outcome {
  const taken = tasks * (share / 100)
  const hours = (taken * minutes) / 60
  const worthCents = Math.round(hours * hourCents)
  const units = use ? Math.round(taken * use.perTask) : 0
  const useCents = use ? Math.round((units * toCents(use.price)) / use.per) : 0
  return { hours, worthCents, units, useCents, savedCents: worthCents - monthlyCents - useCents }
}
