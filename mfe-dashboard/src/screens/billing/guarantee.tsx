import type { BillingItem } from '@ag/contracts'
import { formatLongDay } from '@ag/core'
import { SectionCard } from '@ag/ui/work'
import styles from './guarantee.module.css'
import { texts } from './texts'

/** What can still be given back; nothing if nothing can. */
export function Guarantee({ items }: { items: BillingItem[] }) {
  const covered = items.flatMap(({ product_id, name, guarantee_until }) =>
    guarantee_until ? [{ product_id, name, until: guarantee_until }] : [],
  )
  if (covered.length === 0) return null
  return (
    <SectionCard id="guarantee" title={texts.guarantee.title} lead={texts.guarantee.lead}>
      <ul className={styles.covered}>
        {covered.map(({ product_id, name, until }) => (
          <li key={product_id}>
            <strong>{name}</strong>, {texts.guarantee.until(formatLongDay(until))}
          </li>
        ))}
      </ul>
      <p className={styles.ask}>
        <a href="/dashboard/services">{texts.guarantee.ask}</a>
      </p>
    </SectionCard>
  )
}
