import styles from './offer-dialog.module.css'

interface TermProps {
  name: string
  value: string
  detail?: string
}

/** One of the terms that somebody agrees on. */
export function Term({ name, value, detail }: TermProps) {
  return (
    <div className={styles.term}>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong> {detail && <span>{detail}</span>}
      </dd>
    </div>
  )
}
