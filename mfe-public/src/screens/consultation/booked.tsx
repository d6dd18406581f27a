import type { Meeting } from '@ag/contracts'
import { formatFullDay, formatTime } from '@ag/core'
import { Button, ButtonLink, Cluster, Heading, SuccessIcon, Text } from '@ag/ui'
import { useEffect, useRef } from 'react'
import { channelLabel } from '../../parts/channels/channels'
import { atStep } from '../../parts/manage-link/manage-link'
import { localTime } from '../../parts/meeting-times/local-time'
import styles from './booking-page.module.css'
import { Rows } from './rows'
import { texts } from './texts'

interface BookedProps {
  meeting: Meeting
  onAgain: () => void
}

/** The meeting that stands, and what can still be done about it. */
export function Booked({ meeting, onAgain }: BookedProps) {
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => head.current?.focus(), [])
  const { start_at, end_at, channel, consultant, contact_info, join_url, ics_url, manage_url } = meeting
  const words = texts.booked
  const isPending = meeting.status === 'pending'
  const [day, time] = [formatFullDay(start_at), formatTime(start_at)]
  const there = localTime(start_at)
  return (
    <div className={styles.booked}>
      <div ref={head} tabIndex={-1} className={styles.bookedHead}>
        <SuccessIcon className={styles.sign} aria-hidden="true" />
        <Heading level={1} size="3xl">
          {isPending ? words.requested : words.title}
        </Heading>
        <Text size="lg">{(isPending ? words.waiting : words.done)(day, time, contact_info.email)}</Text>
      </div>
      <Rows
        rows={[
          [words.zone, `${time} – ${formatTime(end_at)}${there ? ` (${words.there(there)})` : ''}`],
          [texts.review.channel, channelLabel(channel)],
          [words.with, consultant.name],
        ]}
      />
      <Cluster>
        {join_url && (
          <ButtonLink href={join_url} external>
            {words.join}
          </ButtonLink>
        )}
        <ButtonLink href={ics_url} variant={join_url ? 'secondary' : 'primary'} download>
          {words.toCalendar}
        </ButtonLink>
        <ButtonLink href={atStep(manage_url, 'move')} variant="outline">
          {words.move}
        </ButtonLink>
        <ButtonLink href={atStep(manage_url, 'cancel')} variant="outline">
          {words.cancel}
        </ButtonLink>
        <Button variant="ghost" onClick={onAgain}>
          {words.again}
        </Button>
      </Cluster>
    </div>
  )
}
