import { PageSection } from '../../parts/page-section/page-section'
import type { AgentFacts } from './agent-facts'
import styles from './agent-work.module.css'
import { texts } from './texts'

/** What the agent does in four lines, and what it needs for that. */
export function AgentWork({ facts }: { facts: AgentFacts }) {
  return (
    <PageSection tone="soft" title={texts.does}>
      <div className={styles.columns}>
        <ul className={styles.works}>
          {facts.does.map(({ title, text }) => (
            <li key={title} className={styles.work}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className={styles.needs}>
          <h3>{texts.needs}</h3>
          <ul className={styles.list}>
            {facts.needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </div>
      </div>
    </PageSection>
  )
}
