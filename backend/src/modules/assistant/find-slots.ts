import { meetingZone } from '@ag/contracts'
import type { Clock } from '../../clock'
import type { Availability } from '../meetings/availability'
import type { Opening } from '../meetings/schedule'
import { clockOf, isoIn } from '../meetings/zoned-day'
import type { OfferedSlot } from './memory'
import { suitsWish } from './read-moment'
import type { SlotWish } from './tools'

/** So many are offered at once. */
const offeredAtOnce = 3

/** The first free slots that fit a wish. */
export const findSlots =
  ({ availability, clock }: { availability: Availability; clock: Clock }) =>
  async (wish: SlotWish): Promise<OfferedSlot[]> => {
    const { first, last = first } = wish
    const slots = await availability.nearest(
      beginOf(wish, clock()),
      offeredAtOnce,
      (opening) => suits(wish, opening),
      { span: { first, last } },
    )
    return slots.map(({ start_at, end_at, label }) => ({ start_at, end_at, label }))
  }

/** Where the search begins: what fits lies there or later. */
function beginOf({ after, first, minute, from = 0 }: SlotWish, now: Date): Date {
  if (after) return new Date(after)
  const begin = first && clockOf(first, meetingZone)(minute ?? from)
  return begin ? new Date(begin) : now
}

/** Is an opening what is wished for? */
export function suits(
  { channel, after, ...wish }: SlotWish,
  { start, channels }: Pick<Opening, 'start' | 'channels'>,
): boolean {
  if (channel !== undefined && !channels.includes(channel)) return false
  if (after !== undefined && start <= Date.parse(after)) return false
  // Reading the clock of a zone is what takes time here.
  if (Object.values(wish).every((each) => each === undefined)) return true
  const local = isoIn(meetingZone, new Date(start))
  return suitsWish(wish, local.slice(0, 10), Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)))
}
