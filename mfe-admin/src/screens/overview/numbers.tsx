import type { AdminOverview } from '@ag/contracts'
import { VisuallyHidden } from '@ag/ui'
import { formatCount } from './format-count'
import styles from './overview-screen.module.css'
import { texts } from './texts'

/** The figures that tell how things stand. */
export function Numbers({ overview }: { overview: AdminOverview }) {
  const { users, trials_ending_7_days, products, mail } = overview
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers">
        <VisuallyHidden>{texts.numbers}</VisuallyHidden>
      </h2>
      <dl className={styles.numbers}>
        <Figure
          name={texts.users}
          value={users.total}
          detail={texts.usersDetail(formatCount(users.verified), formatCount(users.new_last_7_days))}
        />
        <Figure name={texts.trials} value={trials_ending_7_days} detail={texts.trialsDetail} />
        <Figure name={texts.products} value={products} detail={texts.productsDetail} />
        <Figure
          name={texts.mail}
          value={mail.sent}
          detail={texts.mailDetail(formatCount(mail.waiting), formatCount(mail.dead))}
        />
      </dl>
    </section>
  )
}

function Figure({ name, value, detail }: { name: string; value: number; detail: string }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{formatCount(value)}</dd>
      <dd className={styles.detail}>{detail}</dd>
    </div>
  )
}
