import { Heading } from '@ag/ui'
import styles from './consultation-screen.module.css'
import { texts } from './texts'

/** What follows the booking, so that nobody waits without knowing for what. */
export function NextSteps() {
  return (
    <section aria-labelledby="next">
      <Heading level={2} size="lg" id="next">
        {texts.nextSteps.title}
      </Heading>
      <ol className={styles.nextSteps}>
        {texts.nextSteps.list.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
