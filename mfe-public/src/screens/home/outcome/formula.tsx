import type { Offer } from '../../../catalogue/catalogue'
import type { MeteredUse, Outcome, Work } from './outcome'
import styles from './outcome.module.css'
import { texts } from './texts'

interface FormulaProps {
  offer: Offer
  work: Work
  outcome: Outcome
  use?: MeteredUse & { label: string }
}

/** The whole sum, with its numbers in place. */
export function Formula({ offer: { name, cents = 0 }, work, outcome, use }: FormulaProps) {
  const { formula } = texts
  return (
    <ol className={styles.formula}>
      <li>{formula.time(work, outcome)}</li>
      <li>{formula.worth(work, outcome)}</li>
      <li>{formula.price(name, cents)}</li>
      {use && <li>{formula.use(use.label, use.perTask, outcome)}</li>}
      <li className={styles.total}>
        {formula.total}
        {formula.saved(outcome)}
      </li>
    </ol>
  )
}
