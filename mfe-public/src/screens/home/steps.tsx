import { PageSection } from '../../parts/page-section/page-section'
import styles from './steps.module.css'
import { texts } from './texts'

/** How it works, in three steps. */
export function Steps() {
  return (
    <PageSection tone="soft" title={texts.steps.title}>
      <ol className={styles.steps}>
        {texts.steps.list.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}
