import { formatShortBRL } from '@ag/core'
import { VisuallyHidden } from '@ag/ui'
import type { Offer } from '../../catalogue/catalogue'
import styles from './price.module.css'
import { texts } from './texts'

interface PriceProps {
  offer: Pick<Offer, 'cents' | 'state'>
  size?: 'sm' | 'md' | 'lg'
}

/** What an agent costs a month, and whether that is an offer. */
export function Price({ offer: { cents, state }, size = 'md' }: PriceProps) {
  if (cents === undefined)
    return (
      <p className={styles.price} data-size={size} data-pending>
        <VisuallyHidden>{texts.pending}</VisuallyHidden>
      </p>
    )
  return (
    <p className={styles.price} data-size={size} data-price>
      <span className={styles.amount}>{formatShortBRL(cents)}</span>
      <span className={styles.period}>{texts.period}</span>
      {state === 'reference' && <span className={styles.reference}>{texts.reference}</span>}
    </p>
  )
}
