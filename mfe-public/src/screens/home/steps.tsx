import { PageSection } from '../../parts/page-section/page-section'
import { restTexts } from './rest-texts'
import styles from './steps.module.css'

/** How it works, in three steps. */
export function Steps() {
  return (
    <PageSection tone="soft" title={restTexts.steps.title}>
      <ol className={styles.steps}>
        {restTexts.steps.list.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}
