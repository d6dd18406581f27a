import { useState } from 'react'
import { type Day, monthOf } from './days'

/**
 * The day the keyboard is on; says so when its month is another one than before. It goes along with what is chosen from
 * outside.
 */
export function useCurrentDay(
  initial: Day,
  { chosen, onMonthChange }: { chosen?: Day; onMonthChange?: (month: string) => void } = {},
) {
  const [current, setCurrent] = useState(initial)
  const [followed, follow] = useState(chosen)
  if (chosen !== followed) {
    follow(chosen)
    if (chosen !== undefined) setCurrent(chosen)
  }
  function move(day: Day) {
    setCurrent(day)
    const month = monthOf(day)
    if (month !== monthOf(current)) onMonthChange?.(month)
  }
  return [current, move] as const
}
