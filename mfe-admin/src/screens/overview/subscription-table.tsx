import type { AdminOverview } from '@ag/contracts'
import { subscriptionLabel } from '@ag/core'
import { formatCount } from './format-count'
import styles from './overview-screen.module.css'
import { texts } from './texts'

/** How many subscriptions stand where. */
export function SubscriptionTable({ subscriptions }: Pick<AdminOverview, 'subscriptions'>) {
  const total = subscriptions.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className={styles.subscriptions} aria-labelledby="subscriptions">
      <h2 className={styles.sectionTitle} id="subscriptions">
        {texts.subscriptions}
      </h2>
      <table className={styles.table} aria-labelledby="subscriptions">
        <thead>
          <tr>
            <th scope="col">{texts.status}</th>
            <th scope="col">{texts.count}</th>
          </tr>
        </thead>
        <tbody>
          {subscriptions.map(({ status, count }) => (
            <tr key={status}>
              <th scope="row">{subscriptionLabel(status)}</th>
              <td data-none={count === 0 || undefined}>{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            <td>{formatCount(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
