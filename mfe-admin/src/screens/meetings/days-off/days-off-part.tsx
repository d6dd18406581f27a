import { BlockedDays } from './blocked-days'
import styles from './days-off.module.css'
import { Holidays } from './holidays'

/** Days on which nobody receives, or somebody does not. */
export function DaysOffPart() {
  return (
    <div className={styles.part}>
      <BlockedDays />
      <Holidays />
    </div>
  )
}
