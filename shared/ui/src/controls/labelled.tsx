import { classNames } from '@ag/ui'
import type { ReactNode } from 'react'
import styles from './controls.module.css'
import { Label } from './label'
import type { Described } from './use-described'

interface LabelledProps {
  control: Described
  label: ReactNode
  className: string | undefined
  /** Stands below everything else, e.g. what is thought of the text so far. */
  below?: ReactNode
  children: ReactNode
}

/** A control below its label, between what is said before and after somebody has filled it in. */
export function Labelled({ control, label, className, below, children }: LabelledProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <Label htmlFor={control.props.id} required={control.required}>
        {label}
      </Label>
      {control.hint && <p {...control.hint} className={styles.hint} />}
      <div className={styles.frame}>{children}</div>
      {control.error && <p {...control.error} className={styles.error} />}
      {below}
    </div>
  )
}

/** A control in front of its words. */
export function Ticked({ control, label, className, children }: LabelledProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.choice}>
        {children}
        <div>
          <Label htmlFor={control.props.id} required={control.required} light>
            {label}
          </Label>
          {control.hint && <p {...control.hint} className={styles.hint} />}
        </div>
      </div>
      {control.error && <p {...control.error} className={styles.error} />}
    </div>
  )
}
