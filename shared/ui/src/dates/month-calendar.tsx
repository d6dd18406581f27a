import { formatFullDay } from '@ag/core'
import { type Day, monthOf } from '@ag/core/days'
import { Badge, classNames } from '@ag/ui'
import { type ReactNode, useMemo, useState } from 'react'
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
  /** The month that shows, where somebody else keeps it: an address, for one. */
  month?: string
  /** Are the events of the month still on their way? Then none of them is missed. */
  busy?: boolean
  /** The day whose events are listed at first. */
  defaultChosen?: Day
  onChoose?: (day: Day) => void
  /** An event of the list below, where it is more than words; around the words it gets. */
  entry?: (event: CalendarEvent, words: string) => ReactNode
  /** Lower cells with one event each; of that one its hour, where there is no room for its name. */
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
  month: given,
  busy = false,
  compact = false,
  defaultChosen,
  onChoose,
  onMonthChange,
  entry,
  className,
}: MonthCalendarProps) {
  const [current, move] = useCurrentDay(initial, { month: given, onMonthChange })
  const [chosen, choose] = useState(defaultChosen)
  const month = monthOf(current)
  // Once for many events, and not again for each key that is pressed.
  const days = useMemo(() => byDay(events), [events])
  const eventsOn = (day: Day) => days.get(day) ?? none
  const isEmpty = !busy && ![...days.keys()].some((day) => monthOf(day) === month)

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
          onChoose?.(day)
        }}
        today={today}
        cell={(day) => {
          const those = eventsOn(day)
          return {
            label:
              those.length > 0 ? `${formatFullDay(day)}, ${texts.events(those.length)}` : formatFullDay(day),
            selected: day === chosen,
            content: <CellEvents events={those} compact={compact} />,
          }
        }}
      />
      {isEmpty && <p className={styles.empty}>{texts.noEvents}</p>}
      <div aria-live="polite">
        {chosen !== undefined && monthOf(chosen) === month && (
          <DayEvents day={chosen} events={eventsOn(chosen)} busy={busy} entry={entry} />
        )}
      </div>
    </div>
  )
}

const none: CalendarEvent[] = []

function byDay(events: CalendarEvent[]): Map<Day, CalendarEvent[]> {
  const days = new Map<Day, CalendarEvent[]>()
  for (const event of events) {
    const those = days.get(event.date)
    if (those) those.push(event)
    else days.set(event.date, [event])
  }
  for (const those of days.values()) those.sort(byTime)
  return days
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other)
const byTime = (one: CalendarEvent, other: CalendarEvent) => compare(one.time ?? '', other.time ?? '')

/** Words where there is room for them, dots where there is not; a reader gets the count and the list below. */
function CellEvents({ events, compact }: { events: CalendarEvent[]; compact: boolean }) {
  if (events.length === 0) return null
  const most = compact ? 1 : 2
  const more = events.length - most
  return (
    <>
      <span className={styles.events}>
        {events.slice(0, most).map(({ id, title, time, status }) => (
          <span key={id} className={styles.event} data-tone={eventStatus(status).tone}>
            {compact && time ? (
              <Briefly time={time} title={title} />
            ) : (
              [time, title].filter(Boolean).join(' ')
            )}
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

const Briefly = ({ time, title }: { time: string; title: string }) => (
  <>
    {time}
    <span className={styles.name}> {title}</span>
  </>
)

interface DayEventsProps extends Pick<MonthCalendarProps, 'busy' | 'entry' | 'events'> {
  day: Day
}

function DayEvents({ day, events, busy, entry = (_, words) => words }: DayEventsProps) {
  return (
    <div className={styles.agenda}>
      <p className={styles.day}>{formatFullDay(day)}</p>
      {events.length === 0 && !busy && <p className={styles.none}>{texts.noEventsThatDay}</p>}
      <ul className={styles.list}>
        {events.map((event) => {
          const { id, title, time, status } = event
          const { label, tone } = eventStatus(status)
          return (
            <li key={id} className={styles.entry}>
              <span>{entry(event, [time, title].filter(Boolean).join(' · '))}</span>
              {label && <Badge tone={tone}>{label}</Badge>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
