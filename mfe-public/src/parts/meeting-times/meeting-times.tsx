import { formatFullDay } from '@ag/core'
import { Button, DataBoundary, Skeleton, Text } from '@ag/ui'
import { useId, useRef } from 'react'
import { type BookableDays, useBookableDays } from './bookable-days'
import { DayCalendar } from './day-calendar'
import { HoldNotice } from './hold-notice'
import { HourList } from './hour-list'
import styles from './meeting-times.module.css'
import type { SlotChoice } from './slot-choice'
import { texts } from './texts'
import { useAttention } from './use-attention'

export { firstDays } from './bookable-days'

export interface MeetingTimesProps {
  choice: SlotChoice
}

/**
 * A day, then an hour of it, which is held for the visitor; each choice leads the keyboard on to what comes next. Until
 * somebody chooses a day it is the first that has an hour left.
 */
export function MeetingTimes(props: MeetingTimesProps) {
  return (
    <DataBoundary loading={<Skeleton rows={8} />}>
      <BookableTimes {...props} />
    </DataBoundary>
  )
}

function BookableTimes(props: MeetingTimesProps) {
  const bookable = useBookableDays()
  return bookable ? <DayAndHour {...props} bookable={bookable} /> : <Skeleton rows={8} />
}

function DayAndHour({ choice, bookable }: MeetingTimesProps & { bookable: BookableDays }) {
  const { held, asking } = choice
  const day = choice.day ?? bookable.days.find(({ free }) => free > 0)?.date
  const calendar = useRef<HTMLDivElement>(null)
  const [hours, goToHours] = useAttention<HTMLHeadingElement>()
  const aboutId = useId()

  const chooseDay = (next: string) => {
    choice.chooseDay(next)
    goToHours()
  }
  return (
    <div className={styles.times}>
      <div className={styles.columns}>
        <div ref={calendar}>
          <DayCalendar day={day} onChoose={chooseDay} {...bookable} />
        </div>
        <section className={styles.hourColumn} aria-labelledby={`${aboutId}title`}>
          <h3
            ref={hours}
            tabIndex={-1}
            id={`${aboutId}title`}
            className={styles.title}
            aria-describedby={aboutId}
          >
            {texts.hour}
          </h3>
          {day === undefined ? (
            <Text size="sm" tone="muted">
              {texts.noDayYet}
            </Text>
          ) : (
            <>
              <div id={aboutId}>
                <p className={styles.day}>{formatFullDay(day)}</p>
                <Text size="xs" tone="muted">
                  {texts.zone}
                </Text>
              </div>
              <DataBoundary key={day} loading={<Skeleton rows={4} />}>
                <HourList day={day} choice={choice} onDay={chooseDay} onHour={choice.hold} />
              </DataBoundary>
              <Button
                variant="ghost"
                size="sm"
                className={styles.back}
                onClick={() => calendar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()}
              >
                {texts.backToCalendar}
              </Button>
            </>
          )}
        </section>
      </div>
      {held && (
        <HoldNotice
          held={held}
          busy={asking !== undefined}
          onExpire={() => choice.lose({ type: 'expired' })}
          onKeep={() => void choice.hold(held.slot)}
          onChange={() => hours.current?.focus()}
        />
      )}
    </div>
  )
}
