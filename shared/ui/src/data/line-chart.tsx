import styles from './chart.module.css'
import { ChartFigure, type ChartProps } from './chart-figure'
import { linePath } from './line-path'

/** How an amount went over time. */
export function LineChart(props: ChartProps) {
  return (
    <ChartFigure
      {...props}
      draw={({ top }) => {
        const line = linePath(
          props.points.map(({ value }) => value),
          top,
        )
        return (
          <>
            <path className={styles.area} d={`${line}V100H5Z`} />
            <path className={styles.line} d={line} />
          </>
        )
      }}
    />
  )
}
