import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names'
import styles from './spinner.module.css'

/** A turning ring; what it stands for is said elsewhere, e.g. by `aria-busy`. */
export function Spinner({ className, ...native }: HTMLAttributes<HTMLSpanElement>) {
  return <span {...native} className={classNames(styles.spinner, className)} aria-hidden="true" />
}
