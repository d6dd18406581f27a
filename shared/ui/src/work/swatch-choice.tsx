import { useId } from 'react'
import styles from './swatch-choice.module.css'

/** Colours that go together, under a name; the first is the ground of the other three. */
interface Swatch<Id extends string> {
  id: Id
  label: string
  colours: readonly [ground: string, first: string, second: string, third: string]
}

interface SwatchChoiceProps<Id extends string> {
  legend: string
  swatches: readonly Swatch<Id>[]
  chosen: Id
  onChoose: (id: Id, label: string) => void
}

/** A choice among colours, as swatches with their names. */
export function SwatchChoice<Id extends string>({
  legend,
  swatches,
  chosen,
  onChoose,
}: SwatchChoiceProps<Id>) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      {swatches.map(({ id, label, colours: [ground, first, second, third] }) => (
        <label key={id} className={styles.scheme}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id, label)} />
          <svg viewBox="0 0 36 20" aria-hidden="true">
            <rect width="36" height="20" rx="10" fill={ground} />
            <circle cx="10" cy="10" r="6" fill={first} />
            <circle cx="18" cy="10" r="6" fill={second} />
            <circle cx="26" cy="10" r="6" fill={third} />
          </svg>
          {label}
        </label>
      ))}
    </fieldset>
  )
}
