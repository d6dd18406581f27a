import { formatFullDay, formatTime, isoDay } from '@ag/core'
import { useSuspenseQuery } from '@ag/platform'
import { Button, Text } from '@ag/ui'
import { availableSlots } from './bookable-days'
import { localTime } from './local-time'
import styles from './meeting-times.module.css'
import type { FreeSlot, SlotChoice } from './slot-choice'
import { texts } from './texts'

interface HourListProps {
  day: string
  choice: SlotChoice
  onDay: (day: string) => void
  onHour: (slot: FreeSlot) => void
}

/** The free hours of a day; the one that is held is pressed. */
export function HourList({ day, choice: { held, asking }, onDay, onHour }: HourListProps) {
  const { data } = useSuspenseQuery(availableSlots(day))
  const slots = withHeld(data.slots, day, held?.slot)
  const chosen = asking ?? held?.slot
  if (slots.length === 0) return <NoHours next={data.next_available_date} onDay={onDay} />
  return (
    <ul className={styles.hours}>
      {slots.map((slot) => (
        <li key={slot.start_at}>
          <button
            type="button"
            className={styles.hour}
            aria-pressed={isSame(slot, chosen)}
            aria-busy={isSame(slot, asking) || undefined}
            onClick={() => onHour(slot)}
          >
            <span>{formatTime(slot.start_at)} </span>
            <There start={slot.start_at} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The same moment by the visitor's clock, where that is another one. */
function There({ start }: { start: string }) {
  const there = localTime(start)
  return there && <span className={styles.there}>{texts.there(there)}</span>
}

function NoHours({ next, onDay }: { next: string | null; onDay: (day: string) => void }) {
  return (
    <>
      <Text size="sm">{next ? texts.nextDay(formatFullDay(next)) : texts.noneThatDay}</Text>
      {next && (
        <Button variant="secondary" size="sm" onClick={() => onDay(next)}>
          {texts.seeNextDay}
        </Button>
      )}
    </>
  )
}

/** For others it is taken; for who holds it, it is still there. */
function withHeld(free: FreeSlot[], day: string, held: FreeSlot | undefined): FreeSlot[] {
  if (!held || isoDay(held.start_at) !== day || free.some((slot) => isSame(slot, held))) return free
  return [...free, held].sort((one, other) => Date.parse(one.start_at) - Date.parse(other.start_at))
}

const isSame = (one: FreeSlot, other: FreeSlot | undefined) =>
  other !== undefined && Date.parse(one.start_at) === Date.parse(other.start_at)
