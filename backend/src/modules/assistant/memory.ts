import type { MeetingChannel, Slot } from '@ag/contracts'
import type { WishedTime } from './read-moment'

/** What the assistant asks for. */
export type Question =
  | 'interest'
  | 'need'
  | 'size'
  | 'timing'
  | 'channel'
  | 'slot'
  | 'name'
  | 'email'
  | 'phone'
  | 'consent'
  | 'resume'

/** A slot as it was offered. */
export type OfferedSlot = Pick<Slot, 'start_at' | 'end_at' | 'label'>

/** What the assistant remembers of a conversation besides what everybody may read. */
export interface Memory {
  /** What it asked last: the next words may be the answer. */
  asked?: Question
  /** Questions that were passed over and are not asked again. */
  skipped?: Question[]
  /** What it offered last, in this order. */
  offered?: OfferedSlot[]
  /** When somebody said they would like to meet, before they said how. */
  wish?: WishedTime
  /** The agent that was spoken of last, by its id in the catalogue. */
  topic?: string
  /** How often in a row it did not understand. */
  unclear?: number
  /** Somebody was handed over; the line about it has been said. */
  handedOver?: boolean
  /** The team has been told by mail that somebody waits. */
  teamTold?: true
  /** The next address is that of a booked meeting, whose link is wanted. */
  linkWanted?: boolean
  /** What has been booked in this conversation. */
  booked?: { meeting_id: string; preferred_time: string; channel: MeetingChannel }
}
