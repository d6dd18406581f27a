import { ChevronDownIcon, classNames } from '@ag/ui'
import { type ReactNode, useId } from 'react'
import styles from './table.module.css'

export type SortDirection = 'ascending' | 'descending'
export interface Sorting {
  column: string
  direction: SortDirection
}

export interface Column<Row> {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'end'
  /** What it holds is read as one word, like a number with hyphens: it stays in one line. */
  whole?: boolean
  /** Holds what can be done with the row: stays in sight where the table scrolls. */
  acts?: boolean
  /** Names the row: read out with each of its cells. */
  heads?: boolean
  /** Its header asks for another order. */
  sortable?: boolean
}

export interface TableProps<Row> {
  caption: ReactNode
  /** Leaves the caption to those who listen, where a heading says it already. */
  captionHidden?: boolean
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  /** How the rows are ordered; whoever has the rows orders them. */
  sorting?: Sorting
  onSort?: (sorting: Sorting) => void
  className?: string
}

/** Rows and columns; where they are wider than their place they scroll, by keyboard as well. */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  sorting,
  onSort,
  className,
}: TableProps<Row>) {
  const id = useId()
  return (
    <section className={classNames(styles.frame, className)} aria-labelledby={id} {...scrolls}>
      <table className={styles.table}>
        <caption id={id} className={styles.caption} data-hidden={captionHidden || undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id: column, header, align, sortable, acts }) => {
              const direction = sorting?.column === column ? sorting.direction : undefined
              return (
                <th key={column} scope="col" data-align={align} data-acts={acts} aria-sort={direction}>
                  {sortable ? (
                    <button
                      type="button"
                      className={styles.sort}
                      onClick={() => onSort?.({ column, direction: opposite(direction) })}
                    >
                      {header}
                      <ChevronDownIcon aria-hidden="true" />
                    </button>
                  ) : (
                    header
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id: column, cell, align, heads, whole, acts }) =>
                heads ? (
                  <th key={column} scope="row" data-align={align} data-whole={whole}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={column} data-align={align} data-whole={whole} data-acts={acts}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const opposite = (direction?: SortDirection) => (direction === 'ascending' ? 'descending' : 'ascending')

/** What scrolls must be reachable by those who have no pointer to scroll it with. */
const scrolls = { tabIndex: 0 }
