import { VisuallyHidden } from '@ag/ui'
import styles from './chart.module.css'
import type { ChartProps } from './chart-figure'
import { linePath } from './line-path'
import { roundTop } from './scale'

export type SparklineProps = Omit<ChartProps, 'unit'>

const plain = new Intl.NumberFormat('pt-BR')

/** The course of an amount beside the amount itself; its values are there to listen to. */
export function Sparkline({ title, points, format = plain.format }: SparklineProps) {
  const values = points.map(({ value }) => value)
  return (
    <span className={styles.spark}>
      <svg viewBox={`0 0 ${points.length * 10} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.line} d={linePath(values, roundTop(values))} />
      </svg>
      <VisuallyHidden>
        {title}: {points.map(({ label, value }) => `${label} ${format(value)}`).join(', ')}
      </VisuallyHidden>
    </span>
  )
}
