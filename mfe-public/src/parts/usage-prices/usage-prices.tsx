import type { TransactionalPrice } from '@ag/contracts'
import { formatShortBRL, toCents } from '@ag/core'
import { texts } from './texts'
import styles from './usage-prices.module.css'

/** What is charged by use, per thousand units. */
export function UsagePrices({ prices }: { prices: TransactionalPrice[] }) {
  return (
    <dl className={styles.prices}>
      {prices.map(({ key, label, per, price }) => (
        <div key={key} className={styles.row}>
          <dt>{label}</dt>
          <dd className={styles.price}>
            {formatShortBRL(toCents(price))} <span className={styles.per}>{texts.per(per)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
