import { priceOf } from '@ag/agents/whatsapp/answer'
import type { Business } from '@ag/agents/whatsapp/businesses'
import { openingAt, openingWords, weekLines } from '@ag/agents/whatsapp/opening-hours'
import { Badge, Heading } from '@ag/ui'
import styles from './knowledge-card.module.css'
import { texts } from './texts'

/** Everything the agent may answer from, in sight of whoever writes to it. */
export function KnowledgeCard({ business, now }: { business: Business; now: Date }) {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Heading level={4} size="md">
          {texts.knows}
        </Heading>
        <Badge tone={openingAt(business, now).open ? 'success' : 'neutral'}>
          {openingWords(business, now)}
        </Badge>
      </div>
      <div className={styles.columns}>
        <Rows title={texts.hours} rows={weekLines(business)} />
        <Rows title={texts.prices} rows={business.items.map((item) => [item.name, priceOf(item)])} />
      </div>
      <div>
        <h5 className={styles.title}>{texts.questions}</h5>
        {business.questions.map(({ title, answer }) => (
          <details key={title} className={styles.question}>
            <summary>{title}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  )
}

function Rows({ title, rows }: { title: string; rows: (readonly [string, string])[] }) {
  return (
    <div>
      <h5 className={styles.title}>{title}</h5>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
