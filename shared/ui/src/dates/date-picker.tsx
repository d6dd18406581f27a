import { formatFullDay } from '@ag/core'
import type { Day } from '@ag/core/days'
import { classNames } from '@ag/ui'
import { useId } from 'react'
import styles from './date-picker.module.css'
import { fallsOnWeekend } from './days'
import { MonthGrid } from './month-grid'
import { texts } from './texts'
import { useCurrentDay } from './use-current-day'

export interface DatePickerProps {
  /** What the day is for. */
  label: string
  value?: Day
  onChange: (day: Day) => void
  today: Day
  /** The first day that can be chosen; today unless said. */
  min?: Day
  /** The last one. */
  max?: Day
  /** Days that cannot be chosen for a reason of their own, as when nothing is free. */
  isAvailable?: (day: Day) => boolean
  /** What is read after the day, e.g. '6 horários livres'. */
  describe?: (day: Day) => string | undefined
  /** Sends the day along with a form. */
  name?: string
  onMonthChange?: (month: string) => void
  className?: string
}

/** A day for a meeting: a working day from `min` on. */
export function DatePicker({
  label,
  value,
  onChange,
  today,
  min = today,
  max,
  isAvailable = () => true,
  describe,
  name,
  onMonthChange,
  className,
}: DatePickerProps) {
  const noteId = useId()
  const [current, move] = useCurrentDay(value ?? min, { chosen: value, onMonthChange })
  const isOff = (day: Day) =>
    day < min || (max !== undefined && day > max) || fallsOnWeekend(day) || !isAvailable(day)

  return (
    <fieldset className={classNames(styles.picker, className)} aria-describedby={noteId}>
      <legend className={styles.label}>{label}</legend>
      <MonthGrid
        current={current}
        onMove={move}
        onChoose={(day) => {
          move(day)
          onChange(day)
        }}
        today={today}
        min={min}
        max={max}
        cell={(day) => {
          const more = describe?.(day)
          return {
            label: more ? `${formatFullDay(day)}, ${more}` : formatFullDay(day),
            selected: day === value,
            disabled: isOff(day),
          }
        }}
      />
      <p className={styles.note} id={noteId}>
        {texts.weekdaysOnly}
      </p>
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
    </fieldset>
  )
}
