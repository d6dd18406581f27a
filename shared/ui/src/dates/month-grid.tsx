import { type Day, dayOfMonth, monthOf } from '@ag/core/days'
import { ChevronRightIcon, VisuallyHidden } from '@ag/ui'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { dayByKey, firstOfWeek, lastOfMonth, monthTitle, shiftMonths, weekdays, weeksOf } from './days'
import styles from './month-grid.module.css'
import { texts } from './texts'

interface DayCell {
  /** The day in words, and what there is on it. */
  label: string
  selected?: boolean
  disabled?: boolean
  /** Below its number, for the eye alone. */
  content?: ReactNode
}

export interface MonthGridProps {
  /** The one day that Tab leads to; its month is the one that shows. */
  current: Day
  onMove: (day: Day) => void
  onChoose: (day: Day) => void
  today: Day
  /** Days before it cannot be chosen, and the weeks that have gone by are left out. */
  min?: Day
  max?: Day
  cell: (day: Day) => DayCell
  compact?: boolean
  className?: string
}

/** A month as a grid of days, with a way to the months around it. */
export function MonthGrid({
  current,
  onMove,
  onChoose,
  today,
  min,
  max,
  cell,
  compact,
  className,
}: MonthGridProps) {
  const titleId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const byKey = useRef(false)
  const earliest = min && firstOfWeek(min < today ? min : today)
  const isShown = (week: (Day | undefined)[]) =>
    earliest === undefined || week.some((day) => day !== undefined && day >= earliest)
  useEffect(() => {
    if (!byKey.current) return
    byKey.current = false
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  })

  function moveByKey(event: KeyboardEvent) {
    const day = dayByKey(event.key, event.shiftKey, current)
    if (day === undefined) return
    event.preventDefault()
    byKey.current = true
    onMove(within(day, min, max, earliest))
  }

  const isFirst = min !== undefined && monthOf(current) <= monthOf(min)
  const isLast = max !== undefined && monthOf(current) >= monthOf(max)
  return (
    <div className={className} data-compact={compact || undefined}>
      <div className={styles.head}>
        <Turn
          label={texts.previousMonth}
          end={isFirst}
          onTurn={() => onMove(within(shiftMonths(current, -1), min, max, earliest))}
          back
        />
        <p className={styles.title} id={titleId} aria-live="polite">
          {monthTitle(current)}
        </p>
        <Turn
          label={texts.nextMonth}
          end={isLast}
          onTurn={() => onMove(within(shiftMonths(current, 1), min, max, earliest))}
        />
      </div>
      <table ref={grid} {...asGrid} className={styles.grid} aria-labelledby={titleId}>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={short} scope="col" abbr={long} className={styles.weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(current)
            .filter(isShown)
            .map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((day, weekday) => {
                  if (day === undefined) return <td key={weekdays[weekday]?.short} />
                  const { label, selected, disabled, content } = cell(day)
                  return (
                    <td key={day} {...asCell(selected)} className={styles.cell}>
                      <button
                        type="button"
                        className={styles.day}
                        tabIndex={day === current ? 0 : -1}
                        aria-current={day === today ? 'date' : undefined}
                        aria-disabled={disabled || undefined}
                        onClick={() => !disabled && onChoose(day)}
                        onKeyDown={moveByKey}
                      >
                        <VisuallyHidden>{label}</VisuallyHidden>
                        <span className={styles.sight} aria-hidden="true">
                          <span className={styles.number}>{dayOfMonth(day)}</span>
                          {content}
                        </span>
                      </button>
                    </td>
                  )
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

/** A table whose arrow keys belong to it and not to whoever reads it out. */
const asGrid = { role: 'grid' } as const
const asCell = (selected?: boolean) => ({ role: 'gridcell', 'aria-selected': selected || undefined })

interface TurnProps {
  label: string
  /** There is no month further on. */
  end: boolean
  onTurn: () => void
  back?: boolean
}

/** Goes to another month; at the end it stays where it is, so that the focus does not get lost. */
function Turn({ label, end, onTurn, back }: TurnProps) {
  return (
    <button
      type="button"
      className={styles.turn}
      data-back={back}
      aria-label={label}
      aria-disabled={end || undefined}
      onClick={() => !end && onTurn()}
    >
      <ChevronRightIcon aria-hidden="true" />
    </button>
  )
}

/** The nearest day of those that show: in the first month, from its first week on that has not gone by. */
function within(day: Day, min: Day | undefined, max: Day | undefined, earliest: Day = ''): Day {
  if (min !== undefined && (monthOf(day) < monthOf(min) || day < earliest)) return min
  if (max !== undefined && day > lastOfMonth(max)) return max
  return day
}
