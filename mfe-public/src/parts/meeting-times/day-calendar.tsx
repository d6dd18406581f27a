import type { AvailableMonth } from '@ag/contracts'
import { formatDay, isoDay } from '@ag/core'
import { monthOf } from '@ag/core/days'
import { DatePicker } from '@ag/ui/dates'
import { useState } from 'react'
import type { BookableDays } from './bookable-days'
import styles from './meeting-times.module.css'
import { texts } from './texts'

interface DayCalendarProps extends BookableDays {
  day: string | undefined
  onChoose: (day: string) => void
}

type Day = AvailableMonth['days'][number]

/** The days of the coming weeks, each with what is free on it. */
export function DayCalendar({ day, onChoose, first, last, days }: DayCalendarProps) {
  const byDate = new Map(days.map((known) => [known.date, known]))
  const firstFree = days.find(({ free }) => free > 0)?.date ?? first
  // Another day leads to its month.
  const [turned, turn] = useState<{ from: string | undefined; month: string }>()
  const month = turned && turned.from === day ? turned.month : monthOf(day ?? firstFree)
  const closed = days.filter(
    ({ closed_label, date }) => closed_label && date >= first && date <= last && monthOf(date) === month,
  )
  return (
    <div className={styles.calendar}>
      <DatePicker
        label={texts.day}
        value={day}
        onChange={onChoose}
        today={isoDay(Date.now())}
        min={firstFree}
        max={last}
        isAvailable={(date) => date === day || (byDate.get(date)?.free ?? 0) > 0}
        onMonthChange={(to) => turn({ from: day, month: to })}
        describe={(date) => descriptionOf(byDate.get(date))}
      />
      {closed.length > 0 && (
        <ul className={styles.closed}>
          {closed.map(({ date, closed_label }) => (
            <li key={date}>{texts.closedOn(closed_label ?? '', formatDay(date).slice(0, 5))}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What is read after the day; of a weekend the note below the calendar says it. */
function descriptionOf(day: Day | undefined): string | undefined {
  if (!day) return undefined
  if (day.free > 0) return texts.free(day.free)
  if (day.closed_label) return texts.closed(day.closed_label)
  return day.closed_reason === 'full' ? texts.full : undefined
}
