import { Heading } from '@ag/ui'
import styles from './consultation-screen.module.css'
import { texts } from './texts'

/** What follows the first message, so that nobody waits without knowing for what. */
export function NextSteps() {
  return (
    <section className={styles.next} aria-labelledby="next">
      <Heading level={2} size="xl" id="next">
        {texts.next.title}
      </Heading>
      <ol className={styles.steps}>
        {texts.next.list.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
