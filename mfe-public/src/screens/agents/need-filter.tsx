import type { ProductNeed } from '@ag/contracts'
import { needs } from '@ag/core/needs'
import { useId } from 'react'
import styles from './need-filter.module.css'
import { texts } from './texts'

interface NeedFilterProps {
  chosen: ProductNeed | undefined
  /** Called with undefined for all agents. */
  onChoose: (need: ProductNeed | undefined) => void
}

/** Which agents to compare, by what somebody needs: one choice among a few. */
export function NeedFilter({ chosen, onChoose }: NeedFilterProps) {
  const name = useId()
  const choices = [{ id: undefined, label: texts.filter.all }, ...needs]
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>{texts.filter.legend}</legend>
      <div className={styles.choices}>
        {choices.map(({ id, label }) => (
          <label key={label} className={styles.choice}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
