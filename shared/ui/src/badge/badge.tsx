import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names'
import styles from './badge.module.css'

export type Tone = 'neutral' | 'accent' | 'highlight' | 'success' | 'warning' | 'danger' | 'info'

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: Tone
}

/** A short label: a status, a mark. */
export function Badge({ tone = 'neutral', className, ...native }: BadgeProps) {
  return <span {...native} className={classNames(styles.badge, className)} data-tone={tone} />
}
