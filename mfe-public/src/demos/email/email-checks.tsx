import type { Check } from '@ag/agents/email-marketing/check-email'
import { CheckIcon, Heading, Text, VisuallyHidden, WarningIcon } from '@ag/ui'
import { useId } from 'react'
import styles from './email-checks.module.css'
import { texts } from './texts'

/** The checks, those that failed first; the count is read out when it changes. */
export function EmailChecks({ checks }: { checks: Check[] }) {
  const id = useId()
  const passed = checks.filter((check) => check.passed)
  const failed = checks.filter((check) => !check.passed)
  return (
    <section className={styles.checks} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={4} size="lg" id={id}>
          {texts.checks.title}
        </Heading>
        <p className={styles.score} data-all={failed.length === 0} role="status">
          {texts.checks.score(passed.length, checks.length)}
        </p>
        <Text size="sm" tone="muted" className={styles.lead}>
          {texts.checks.lead}
        </Text>
      </div>
      <ul className={styles.list}>
        {[...failed, ...passed].map((check) => (
          <li key={check.id} className={styles.check} data-passed={check.passed}>
            <span className={styles.sign} aria-hidden="true">
              {check.passed ? <CheckIcon /> : <WarningIcon />}
            </span>
            <div>
              <p className={styles.title}>
                <VisuallyHidden>{check.passed ? texts.checks.passed : texts.checks.failed} </VisuallyHidden>
                {check.title}
              </p>
              <p className={styles.says}>{check.says}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
