import { type ReactNode, useId } from 'react'
import styles from './chart.module.css'
import { roundTop, staysLabelled } from './scale'
import { Table } from './table'
import { texts } from './texts'

export interface Point {
  /** Where it stands, e.g. 'nov'. */
  label: string
  value: number
}

export interface ChartProps {
  title: string
  points: Point[]
  /** What the values are, e.g. 'Mensagens'. */
  unit: string
  /** What the labels are, e.g. 'Canal'; periods unless said. */
  axis?: string
  /** How a value is written; as a plain number unless said. */
  format?: (value: number) => string
}

const mostLabels = 6
const plain = new Intl.NumberFormat('pt-BR')

interface FigureProps extends ChartProps {
  /** Draws the points ten units wide each and up to 100 high, where `top` is as high as it gets. */
  draw: (about: { top: number }) => ReactNode
}

/** A picture for the eye and the same numbers as a table, for those who read or listen. */
export function ChartFigure({
  title,
  points,
  unit,
  axis = texts.period,
  format = plain.format,
  draw,
}: FigureProps) {
  const id = useId()
  const top = roundTop(points.map(({ value }) => value))
  const width = points.length * 10
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption className={styles.title} id={id}>
        {title}
      </figcaption>
      <div className={styles.chart} aria-hidden="true">
        <div className={styles.scale}>
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{format(value)}</span>
          ))}
        </div>
        <svg
          className={styles.plot}
          viewBox={`0 0 ${width} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {[0, 50, 100].map((height) => (
            <path key={height} className={styles.rule} d={`M0 ${height}H${width}`} />
          ))}
          {points.length > 0 && draw({ top })}
        </svg>
        <div className={styles.labels}>
          {points.map(({ label }, index) => (
            <span key={label} data-spare={!staysLabelled(index, points.length, mostLabels, 2) || undefined}>
              {staysLabelled(index, points.length, mostLabels) && label}
            </span>
          ))}
        </div>
      </div>
      <details className={styles.details}>
        <summary>{texts.asTable}</summary>
        <Table
          caption={title}
          captionHidden
          columns={[
            { id: 'label', header: axis, cell: ({ label }) => label, heads: true },
            { id: 'value', header: unit, cell: ({ value }) => format(value), align: 'end' },
          ]}
          rows={points}
          rowKey={({ label }) => label}
        />
      </details>
    </figure>
  )
}
