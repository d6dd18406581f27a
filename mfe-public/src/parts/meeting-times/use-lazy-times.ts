import { isoDay } from '@ag/core'
import { prefetch, useQueryClient } from '@ag/platform'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import type { MeetingTimesProps } from './meeting-times'

type LazyTimes =
  | { status: 'loading' }
  | { status: 'ready'; MeetingTimes: ComponentType<MeetingTimesProps> }
  | { status: 'failed' }

/**
 * The calendar, once its code and its first days are there. Without them the page goes on with what it has.
 * @param onReady called right before it is shown
 */
export function useLazyTimes(onReady: () => void = () => undefined): LazyTimes {
  const queryClient = useQueryClient()
  const [times, setTimes] = useState<LazyTimes>({ status: 'loading' })
  const ready = useEffectEvent(onReady)
  useEffect(() => {
    let gone = false
    // The first day that a browser is asked for costs it 20 ms (100 where it is slow): now, not while the calendar is drawn.
    const timer = setTimeout(() => isoDay(Date.now()))
    const load = async () => {
      const { MeetingTimes, firstDays } = await import(
        /* webpackChunkName: "meeting-times" */ './meeting-times'
      )
      await prefetch(queryClient, [firstDays()])
      if (gone) return
      ready()
      setTimes({ status: 'ready', MeetingTimes })
    }
    load().catch(() => !gone && setTimes({ status: 'failed' }))
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [queryClient])
  return times
}
