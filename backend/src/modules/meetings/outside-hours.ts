import type { Day } from '@ag/core/days'
import { after, minutes } from '../../clock'
import { usualSlot } from './availability'
import { quarter } from './occupancy'
import type { Place } from './reservations'
import { blockOf, openingsOn, type Receiver, type Schedule } from './schedule'

/** Who could take a time beside their hours, on a weekend or holiday too; each of them would still have to accept it. */
export function placesOutside(schedule: Schedule, day: Day, start: Date, receivers: Receiver[]): Place[] {
  if (start.getTime() % quarter !== 0) return []
  return receivers.flatMap((receiver) => {
    if (blockOf(schedule, day, receiver.id)) return []
    const own = schedule.rules.find(({ consultant_id }) => consultant_id === receiver.id) ?? usualSlot
    const end = after(start, minutes(own.slot_minutes))
    const until = after(end, minutes(own.buffer_after))
    const isWithin = openingsOn(schedule, day, [receiver]).some(
      (opening) => opening.start < end.getTime() && start.getTime() < opening.end,
    )
    return isWithin ? [] : [{ consultant_id: receiver.id, start, end, until }]
  })
}
