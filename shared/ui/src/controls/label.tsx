import { classNames } from '@ag/ui'
import type { LabelHTMLAttributes } from 'react'
import styles from './controls.module.css'

export interface LabelProps extends LabelHTMLAttributes<HTMLLabelElement> {
  htmlFor: string
  /** Shows a red asterisk; the input itself says it to those who listen. */
  required?: boolean
  /** Running text instead of a title, as beside a checkbox. */
  light?: boolean
}

/** The name of an input. */
export function Label({ htmlFor, required, light, className, children, ...native }: LabelProps) {
  return (
    <label
      {...native}
      htmlFor={htmlFor}
      className={classNames(styles.label, className)}
      data-light={light || undefined}
    >
      {children}
      {required && (
        <span className={styles.asterisk} aria-hidden="true">
          {' *'}
        </span>
      )}
    </label>
  )
}
