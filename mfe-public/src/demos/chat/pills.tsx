import type { ReactNode } from 'react'
import styles from './pills.module.css'

interface PillsProps<Id extends string> {
  legend: string
  /** Name of the group in the document. */
  name: string
  options: { id: Id; label: ReactNode }[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** One of a few, each in sight. */
export function Pills<Id extends string>({ legend, name, options, chosen, onChoose }: PillsProps<Id>) {
  return (
    <fieldset className={styles.pills}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ id, label }) => (
        <label key={id} className={styles.pill}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
