import type {
  AvailableDay,
  Dashboard,
  MeetingChannel,
  MeetingHold,
  Pricing,
  ProductDetails,
  Settings,
} from '@ag/contracts'
import type { Found } from './knowledge'
import type { OfferedSlot } from './memory'
import type { WishedTime } from './read-moment'

/** What slots are looked for. */
export interface SlotWish extends WishedTime {
  channel?: MeetingChannel
  /** Later than this moment only. */
  after?: string
}

/** What became of keeping a slot. */
export type Held =
  | { status: 'held'; slot: OfferedSlot; hold: MeetingHold }
  | { status: 'taken' | 'invalid'; alternatives: OfferedSlot[] }
  | { status: 'refused' }

/** A customer with what only they may read. */
interface KnownCustomer {
  name: string
  email: string
  phone: string | null
  company: string
  dashboard(): Promise<Dashboard>
}

/**
 * All that an answer may look up or do: the same for the built-in engine and for a model, and each the use case that
 * pages use too. Nothing here books.
 */
export interface Tools {
  now(): Date
  settings(): Promise<Settings>
  pricing(): Promise<Pricing>
  product(id: string): Promise<ProductDetails>
  find(question: string, productId?: string): Promise<Found | undefined>
  day(date: string): Promise<AvailableDay>
  slots(wish: SlotWish): Promise<OfferedSlot[]>
  hold(start_at: string, replaces: string | undefined, channel: MeetingChannel | undefined): Promise<Held>
  /** Gives a slot back that is not wanted any more. */
  release(holdId: string): Promise<void>
  /** Mails the links of the meetings that an address has; whether it has any is told to nobody. */
  mailLinks(email: string): Promise<void>
  manageUrl(meetingId: string): string
  calendarUrl(meetingId: string): string
  /** Whoever is signed in; visitors are nobody. */
  customer: KnownCustomer | undefined
}
