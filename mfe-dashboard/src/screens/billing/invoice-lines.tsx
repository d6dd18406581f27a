import type { Invoice } from '@ag/contracts'
import { formatBRL, toCents } from '@ag/core'
import styles from './invoice-lines.module.css'

interface InvoiceLinesProps extends Pick<Invoice, 'lines' | 'total'> {
  /** What the sum is called. */
  name: string
}

/** What an amount is made of, line by line, and the sum. */
export function InvoiceLines({ lines, total, name }: InvoiceLinesProps) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, amount }) => (
        <Line key={`${label} ${amount}`} label={label} amount={amount} />
      ))}
      <Line label={name} amount={total} />
    </dl>
  )
}

function Line({ label, amount }: Invoice['lines'][number]) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd className={styles.amount}>{formatBRL(toCents(amount))}</dd>
    </div>
  )
}
