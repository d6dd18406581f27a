import { Checkbox } from '@ag/ui/controls'
import type { Column } from '@ag/ui/data'
import styles from './admin-list.module.css'
import { texts } from './texts'

interface ColumnChoiceProps<Row> {
  columns: Column<Row>[]
  hidden: string[]
  onChange: (hidden: string[]) => void
}

/** Which of the columns that can be left out are shown. */
export function ColumnChoice<Row>({ columns, hidden, onChange }: ColumnChoiceProps<Row>) {
  return (
    <details className={styles.details}>
      <summary>{texts.columns}</summary>
      <div className={styles.choices}>
        {columns.map(({ id, header }) => (
          <Checkbox
            key={id}
            checked={!hidden.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? hidden.filter((each) => each !== id) : [...hidden, id])
            }
          >
            {header}
          </Checkbox>
        ))}
      </div>
    </details>
  )
}
