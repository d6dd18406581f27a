import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names'
import styles from './visually-hidden.module.css'

/** Words for those who listen; they take no room. */
export function VisuallyHidden({ className, ...native }: HTMLAttributes<HTMLSpanElement>) {
  return <span {...native} className={classNames(styles.hidden, className)} />
}
