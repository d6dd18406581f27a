import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import styles from './skeleton.module.css'

export interface SkeletonProps extends HTMLAttributes<HTMLDivElement> {
  rows?: number
  /** The shape of what will come. */
  shape?: 'text' | 'card'
}

/** Room kept for content on its way; says once that it is loading. */
export function Skeleton({ rows = 3, shape = 'text', className, ...native }: SkeletonProps) {
  return (
    <div {...native} role="status" className={classNames(styles.skeleton, className)} data-shape={shape}>
      <VisuallyHidden>Carregando…</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <span key={row} className={styles.row} aria-hidden="true" />
      ))}
    </div>
  )
}
