import type { getAdminMeeting, ReplyOf } from '@ag/contracts'
import { formatDay, formatTime } from '@ag/core'
import { SectionCard } from '@ag/ui/work'
import styles from './meeting-detail.module.css'
import { texts } from './texts'

interface MeetingHistoryProps {
  /** The latest first. */
  steps: ReplyOf<typeof getAdminMeeting>['history']
}

/** What has happened to a meeting, and who did it. */
export function MeetingHistory({ steps }: MeetingHistoryProps) {
  if (steps.length === 0) return null
  return (
    <SectionCard id="history" title={texts.history}>
      <ol className={styles.steps}>
        {steps.map(({ kind, by, at, from_start_at, start_at, reason }) => (
          <li key={`${at} ${kind}`} className={styles.step}>
            <p>
              <strong>{texts.steps[kind]}</strong> {texts.by[by]}
            </p>
            {from_start_at && <p>{texts.moved(moment(from_start_at), moment(start_at))}</p>}
            {reason && <p>{texts.reason(reason)}</p>}
            <p className={styles.at}>
              <time dateTime={at}>{moment(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}

const moment = (when: string) => texts.moment(formatDay(when), formatTime(when))
