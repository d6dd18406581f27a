import styles from './chart.module.css'
import { ChartFigure, type ChartProps } from './chart-figure'

/** Amounts beside each other. */
export function BarChart(props: ChartProps) {
  return (
    <ChartFigure
      {...props}
      draw={({ top }) =>
        props.points.map(({ label, value }, index) => {
          const height = (Math.max(0, value) / top) * 100
          return (
            <rect
              key={label}
              className={styles.bar}
              x={index * 10 + 2}
              width={6}
              y={100 - height}
              height={height}
            />
          )
        })
      }
    />
  )
}
