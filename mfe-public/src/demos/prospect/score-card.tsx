import { mostPoints, type Score, scoreParts } from '@ag/agents/prospect/lead-score'
import type { Prospecting } from '@ag/agents/prospect/prospecting'
import { Badge, Heading, VisuallyHidden } from '@ag/ui'
import styles from './score-card.module.css'
import { texts } from './texts'

const bandTones = { A: 'success', B: 'highlight', C: 'neutral' } as const

/** The score as a ring, and each of its parts with the reason for it. */
export function ScoreCard({ score, conversation }: { score: Score; conversation: Prospecting }) {
  const { total, band, parts } = score
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <svg className={styles.ring} viewBox="0 0 96 96" aria-hidden="true">
          <circle className={styles.track} cx="48" cy="48" r="40" />
          <circle
            className={styles.arc}
            cx="48"
            cy="48"
            r="40"
            pathLength="100"
            strokeDasharray={`${total} 100`}
            data-band={band}
            data-empty={total === 0 || undefined}
          />
          <text className={styles.figure} x="48" y="58" textAnchor="middle">
            {total}
          </text>
        </svg>
        <div className={styles.words}>
          <Heading level={4} size="md">
            {texts.score.title}
          </Heading>
          <Badge tone={bandTones[band]}>{texts.score.band(band)}</Badge>
          <p className={styles.meaning}>
            {conversation.standing.status === 'opted-out' ? texts.score.pass : texts.score.bands[band]}
          </p>
        </div>
        <VisuallyHidden role="status">{texts.score.said(total, band)}</VisuallyHidden>
      </div>
      <ul className={styles.parts}>
        {scoreParts.map((part) => (
          <li key={part} className={styles.part}>
            <span className={styles.name}>{texts.score.parts[part]}</span>
            <span className={styles.points}>{texts.score.points(parts[part], mostPoints[part])}</span>
            <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.rest} width="100" height="6" />
              <rect className={styles.won} width={(parts[part] / mostPoints[part]) * 100} height="6" />
            </svg>
            <span className={styles.reason}>
              {conversation.skipped.includes(part)
                ? texts.score.skipped
                : (texts.reason(part, conversation.facts, conversation.seller.idealSize) ??
                  texts.score.unknown)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
