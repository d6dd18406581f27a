import type { Range } from '@ag/agents/marketing-ai/forecast'
import { useId } from 'react'
import styles from './range-chart.module.css'

interface RangeChartProps {
  title: string
  rows: { label: string; range: Range; words: string }[]
}

/** Ranges beside each other on one scale; each also stands in words. */
export function RangeChart({ title, rows }: RangeChartProps) {
  const id = useId()
  const top = Math.max(1, ...rows.map(({ range }) => range.high))
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption className={styles.title} id={id}>
        {title}
      </figcaption>
      <ul className={styles.rows}>
        {rows.map(({ label, range, words }) => (
          <li key={label} className={styles.row}>
            <span className={styles.label}>{label}</span>
            <span className={styles.words}>{words}</span>
            <svg className={styles.plot} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.track} width="100" height="10" />
              <rect
                className={styles.range}
                x={(range.low / top) * 100}
                width={Math.max(1, ((range.high - range.low) / top) * 100)}
                height="10"
              />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  )
}
