import { PageSection } from '../../parts/page-section/page-section'
import styles from './promises.module.css'
import { restTexts } from './rest-texts'

/** Why it is safe to try: trial, guarantee, clear bills. */
export function Promises() {
  return (
    <PageSection title={restTexts.promises.title}>
      <ul className={styles.promises}>
        {restTexts.promises.list.map(({ figure, title, text }) => (
          <li key={title} className={styles.promise}>
            <h3 className={styles.title}>
              <span className={styles.figure}>{figure}</span> {title}
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
