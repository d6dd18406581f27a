import { CheckIcon } from '@ag/ui'
import { useId } from 'react'
import styles from './chip-choice.module.css'

interface ChipChoiceProps<Id extends string> {
  legend: string
  options: readonly { id: Id; name: string }[]
  chosen: readonly Id[]
  /** The chosen ones, in the order of the options. */
  onChange: (chosen: Id[]) => void
  /** What is wrong with the choice; read out as soon as it appears. */
  problem?: string
}

/** Several of a few, each a checkbox in the shape of a chip. */
export function ChipChoice<Id extends string>({
  legend,
  options,
  chosen,
  onChange,
  problem,
}: ChipChoiceProps<Id>) {
  const id = useId()
  return (
    <fieldset className={styles.choice} aria-describedby={problem && id}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.id} className={styles.chip}>
            <input
              type="checkbox"
              className={styles.box}
              checked={chosen.includes(option.id)}
              onChange={({ target }) =>
                onChange(
                  options
                    .map((each) => each.id)
                    .filter((each) => (each === option.id ? target.checked : chosen.includes(each))),
                )
              }
            />
            <CheckIcon className={styles.check} aria-hidden="true" />
            {option.name}
          </label>
        ))}
      </div>
      <p id={id} className={styles.problem} role="alert">
        {problem}
      </p>
    </fieldset>
  )
}
