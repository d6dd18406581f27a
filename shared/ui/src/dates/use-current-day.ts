import { useState } from 'react'
import { type Day, monthOf } from './days'

/** The day the keyboard is on; says so when its month is another one than before. */
export function useCurrentDay(initial: Day, onMonthChange?: (month: string) => void) {
  const [current, setCurrent] = useState(initial)
  function move(day: Day) {
    setCurrent(day)
    const month = monthOf(day)
    if (month !== monthOf(current)) onMonthChange?.(month)
  }
  return [current, move] as const
}
