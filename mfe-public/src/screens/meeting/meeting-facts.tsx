import type { ManagedMeeting } from '@ag/contracts'
import { formatFullDay, formatTime } from '@ag/core'
import { Badge, Heading, Text } from '@ag/ui'
import { eventStatus } from '@ag/ui/dates'
import { channelLabel } from '../../parts/channels/channels'
import { localTime } from '../../parts/meeting-times/local-time'
import styles from './managed-meeting.module.css'
import { texts } from './texts'

/** What, when, how and with whom. */
export function MeetingFacts({ meeting }: { meeting: ManagedMeeting }) {
  const { title, first_name, status, start_at, end_at, channel, consultant } = meeting
  const { label, tone } = eventStatus(status)
  const there = localTime(start_at)
  const when = texts.at(formatFullDay(start_at), formatTime(start_at), formatTime(end_at))
  const rows = [
    [texts.about, title],
    [texts.when, there ? `${when} ${texts.there(there)}` : when],
    [texts.channel, channelLabel(channel)],
    [texts.with, consultant.name],
  ]
  return (
    <>
      <div className={styles.head}>
        <Heading level={1} size="3xl">
          {texts.title}
        </Heading>
        {label && <Badge tone={tone}>{label}</Badge>}
      </div>
      <Text tone="muted">{texts.greeting(first_name)}</Text>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
