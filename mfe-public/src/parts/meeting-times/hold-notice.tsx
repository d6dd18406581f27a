import { formatFullDay, formatTime } from '@ag/core'
import { Button, VisuallyHidden } from '@ag/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { asClock, secondsLeft, warnedFrom, warningAt } from './hold-time'
import { localTime } from './local-time'
import styles from './meeting-times.module.css'
import type { HeldSlot } from './slot-choice'
import { texts } from './texts'

interface HoldNoticeProps {
  held: HeldSlot
  onExpire: () => void
  onKeep: () => void
  onChange: () => void
  /** Something is being asked of the server about it. */
  busy: boolean
}

/** The hour that is kept, for how long, and the ways to more time and to another hour. */
export function HoldNotice({ held, onExpire, onKeep, onChange, busy }: HoldNoticeProps) {
  const { slot, hold, until, quiet } = held
  const words = useRef<HTMLDivElement>(null)
  const seconds = useSecondsLeft(until, onExpire)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each hold is one more to be told of
  useEffect(() => {
    if (!quiet) words.current?.focus()
  }, [hold.id, quiet])
  const there = localTime(slot.start_at)
  return (
    <section className={styles.held} aria-label={texts.held.title}>
      {/* biome-ignore lint/a11y/useSemanticElements: these are words to be read as one, and no fields */}
      <div
        ref={words}
        tabIndex={-1}
        role="group"
        aria-labelledby="held held-for"
        className={styles.heldWords}
      >
        <h3 className={styles.heldTitle}>{texts.held.title}</h3>
        <p id="held" className={styles.heldWhen}>
          {texts.held.when(formatFullDay(slot.start_at), formatTime(slot.start_at))}
          {there && ` ${texts.there(there)}`}
        </p>
        <p id="held-for">{texts.held.forFiveMinutes}</p>
      </div>
      <p className={styles.clock}>
        <VisuallyHidden>{texts.held.left} </VisuallyHidden>
        <span role="timer">{asClock(seconds)}</span>
      </p>
      <div className={styles.heldWays}>
        {seconds <= warnedFrom && (
          <Button size="sm" onClick={onKeep} loading={busy}>
            {texts.held.keep}
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={onChange}>
          {texts.held.change}
        </Button>
      </div>
      <VisuallyHidden role="status">{warningAt(seconds)}</VisuallyHidden>
    </section>
  )
}

/** Counts down by the clock, which goes on while the page sleeps. */
function useSecondsLeft(until: number, onEnd: () => void): number {
  const [now, setNow] = useState(() => Date.now())
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    setNow(Date.now())
    const ticking = setInterval(() => {
      setNow(Date.now())
      if (Date.now() < until) return
      clearInterval(ticking)
      end()
    }, 1000)
    return () => clearInterval(ticking)
  }, [until])
  return secondsLeft(until, now)
}
