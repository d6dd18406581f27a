import { dayAndTime } from '@ag/agents/local-days'
import type { Standing } from '@ag/agents/prospect/prospecting'
import { formatDay, formatTime } from '@ag/core'
import { shortMonth } from '@ag/core/day-names'
import { Heading } from '@ag/ui'
import styles from './outcome-card.module.css'
import { texts } from './texts'

interface OutcomeCardProps {
  standing: Standing
  now: Date
}

/** Where the conversation has come to: a meeting that is proposed, a wish to be left alone, or still on its way. */
export function OutcomeCard({ standing, now }: OutcomeCardProps) {
  const { title, text } = outcomeOf(standing, now)
  return (
    <div className={styles.card} data-status={standing.status}>
      {standing.status === 'proposed' && (
        <p className={styles.day} aria-hidden="true">
          <span>{dayMonth.month(standing.slot)}</span>
          <b>{dayMonth.day(standing.slot)}</b>
        </p>
      )}
      <div>
        <Heading level={4} size="md">
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  )
}

/** The outcome in words. */
export function outcomeOf(standing: Standing, now: Date): { title: string; text: string } {
  const { outcome } = texts
  switch (standing.status) {
    case 'proposed':
      return { title: outcome.proposed, text: outcome.proposedText(dayAndTime(now, standing.slot)) }
    case 'opted-out': {
      const when = `${formatDay(standing.at)}, ${formatTime(standing.at)}`
      return { title: outcome.optedOut, text: outcome.optedOutText(standing.word, when) }
    }
    case 'declined':
      return { title: outcome.declined, text: outcome.declinedText }
    default:
      return { title: outcome.open, text: outcome.openText }
  }
}

const dayMonth = {
  day: (when: Date) => formatDay(when).slice(0, 2),
  month: (when: Date) => shortMonth(Number(formatDay(when).slice(3, 5)) - 1).toUpperCase(),
}
