import { meetingZone } from '@ag/contracts'
import { weekdayOf } from '@ag/core/days'
import type { Clock } from '../../clock'
import type { Availability } from '../meetings/availability'
import type { Opening } from '../meetings/schedule'
import { clockOf, isoIn } from '../meetings/zoned-day'
import type { OfferedSlot } from './memory'
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
export function suits(wish: SlotWish, { start, channels }: Pick<Opening, 'start' | 'channels'>): boolean {
  const { channel, after, first, last, minute, from, until, without } = wish
  if (channel !== undefined && !channels.includes(channel)) return false
  if (after !== undefined && start <= Date.parse(after)) return false
  // Reading the clock of a zone is what takes time here.
  if ([first, minute, from, until, without].every((each) => each === undefined)) return true
  const local = isoIn(meetingZone, new Date(start))
  const day = local.slice(0, 10)
  const of = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))
  return (
    (first === undefined || (day >= first && day <= (last ?? first))) &&
    (minute === undefined || of === minute) &&
    (from === undefined || of >= from) &&
    (until === undefined || of < until) &&
    !without?.includes(weekdayOf(day))
  )
}
