import { type Day, monthOf } from '@ag/core/days'
import { useState } from 'react'

/**
 * The day the keyboard is on: the initial one, which may still change, until somebody has moved. It says so when its month
 * is another one than before, and goes along with what is chosen from outside and with a month that is kept there.
 */
export function useCurrentDay(
  initial: Day,
  {
    chosen,
    month,
    onMonthChange,
  }: { chosen?: Day; month?: string; onMonthChange?: (month: string) => void } = {},
) {
  const [moved, setCurrent] = useState<Day | undefined>(chosen)
  const current = moved ?? initial
  const [followed, follow] = useState(chosen)
  if (chosen !== followed) {
    follow(chosen)
    if (chosen !== undefined) setCurrent(chosen)
  }
  const [turned, turn] = useState(month)
  if (month !== turned) {
    turn(month)
    if (month !== undefined && month !== monthOf(current)) setCurrent(`${month}-01`)
  }
  function move(day: Day) {
    setCurrent(day)
    const month = monthOf(day)
    if (month !== monthOf(current)) onMonthChange?.(month)
  }
  return [current, move] as const
}
