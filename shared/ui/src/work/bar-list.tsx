import styles from './bar-list.module.css'

interface BarListProps {
  title: string
  bars: { label: string; value: number }[]
  format: (value: number) => string
}

/** Amounts below each other, with room for long names; read as a list, the picture is left to the eye. */
export function BarList({ title, bars, format }: BarListProps) {
  const longest = Math.max(...bars.map(({ value }) => value), 0)
  return (
    <ul className={styles.list} aria-label={title}>
      {bars.map(({ label, value }) => (
        <li key={label} className={styles.row}>
          <span className={styles.label}>{label}</span>
          <svg className={styles.track} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.bar} width={longest === 0 ? 0 : (value / longest) * 100} height="10" />
          </svg>
          <span className={styles.value}>{format(value)}</span>
        </li>
      ))}
    </ul>
  )
}
