import { formatFullDay } from '@ag/core'
import { Badge, classNames } from '@ag/ui'
import { useState } from 'react'
import { type Day, monthOf } from './days'
import { eventStatus } from './event-status'
import styles from './month-calendar.module.css'
import { MonthGrid } from './month-grid'
import { texts } from './texts'
import { useCurrentDay } from './use-current-day'

export interface CalendarEvent {
  id: string
  title: string
  date: Day
  /** 'HH:MM' */
  time?: string
  /** `confirmed`, `pending`, `cancelled` or `completed`; any other is neutral. */
  status: string
}

export interface MonthCalendarProps {
  events: CalendarEvent[]
  today: Day
  /** The day to begin with; today unless said. */
  initial?: Day
  /** Lower cells with one event each. */
  compact?: boolean
  onMonthChange?: (month: string) => void
  className?: string
}

const mostDots = 5

/** Events in the cells of a month; the events of a chosen day are listed below it. */
export function MonthCalendar({
  events,
  today,
  initial = today,
  compact = false,
  onMonthChange,
  className,
}: MonthCalendarProps) {
  const [current, move] = useCurrentDay(initial, { onMonthChange })
  const [chosen, choose] = useState<Day>()
  const month = monthOf(current)
  const shown = events.filter(({ date }) => monthOf(date) === month)
  const eventsOn = (day: Day) => shown.filter(({ date }) => date === day).sort(byTime)

  return (
    <div className={classNames(styles.calendar, className)}>
      <MonthGrid
        className={styles.grid}
        compact={compact}
        current={current}
        onMove={move}
        onChoose={(day) => {
          move(day)
          choose(day)
        }}
        today={today}
        cell={(day) => {
          const those = eventsOn(day)
          return {
            label:
              those.length > 0 ? `${formatFullDay(day)}, ${texts.events(those.length)}` : formatFullDay(day),
            selected: day === chosen,
            content: <CellEvents events={those} most={compact ? 1 : 2} />,
          }
        }}
      />
      {shown.length === 0 && <p className={styles.empty}>{texts.noEvents}</p>}
      <div aria-live="polite">
        {chosen !== undefined && monthOf(chosen) === month && (
          <DayEvents day={chosen} events={eventsOn(chosen)} />
        )}
      </div>
    </div>
  )
}

const byTime = (one: CalendarEvent, other: CalendarEvent) => (one.time ?? '').localeCompare(other.time ?? '')

/** Words where there is room for them, dots where there is not; a reader gets the count and the list below. */
function CellEvents({ events, most }: { events: CalendarEvent[]; most: number }) {
  if (events.length === 0) return null
  const more = events.length - most
  return (
    <>
      <span className={styles.events}>
        {events.slice(0, most).map(({ id, title, time, status }) => (
          <span key={id} className={styles.event} data-tone={eventStatus(status).tone}>
            {[time, title].filter(Boolean).join(' ')}
          </span>
        ))}
        {more > 0 && <span className={styles.more}>{texts.more(more)}</span>}
      </span>
      <span className={styles.dots}>
        {events.slice(0, mostDots).map(({ id, status }) => (
          <span key={id} className={styles.dot} data-tone={eventStatus(status).tone} />
        ))}
      </span>
    </>
  )
}

function DayEvents({ day, events }: { day: Day; events: CalendarEvent[] }) {
  return (
    <div className={styles.agenda}>
      <p className={styles.day}>{formatFullDay(day)}</p>
      {events.length === 0 && <p className={styles.none}>{texts.noEventsThatDay}</p>}
      <ul className={styles.list}>
        {events.map(({ id, title, time, status }) => {
          const { label, tone } = eventStatus(status)
          return (
            <li key={id} className={styles.entry}>
              <span>{[time, title].filter(Boolean).join(' · ')}</span>
              {label && <Badge tone={tone}>{label}</Badge>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
