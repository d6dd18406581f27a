import type { ElementType, HTMLAttributes } from 'react'
import { classNames } from '../class-names'
import styles from './card.module.css'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element it is: `article`, `li`, `section` … */
  as?: ElementType
  tone?: 'plain' | 'soft' | 'accent' | 'loud'
  /** Lifts under the pointer: for cards that lead somewhere. */
  lifts?: boolean
}

/** A framed piece of content. */
export function Card({
  as: Element = 'div',
  tone = 'plain',
  lifts = false,
  className,
  ...native
}: CardProps) {
  return (
    <Element
      {...native}
      className={classNames(styles.card, className)}
      data-tone={tone}
      data-lifts={lifts || undefined}
    />
  )
}
