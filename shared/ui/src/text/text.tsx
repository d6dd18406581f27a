import type { ElementType, HTMLAttributes } from 'react'
import { classNames } from '../class-names'
import styles from './text.module.css'

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its place in the outline of the page. */
  level: 1 | 2 | 3 | 4
  /** How big it looks, when that differs from its place. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl' | '4xl'
}

/** A heading whose look and level are free of each other. */
export function Heading({ level, size, className, ...native }: HeadingProps) {
  const Element: ElementType = `h${level}`
  return <Element {...native} className={classNames(styles.heading, className)} data-size={size} />
}

export interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  tone?: 'plain' | 'muted' | 'accent' | 'danger'
  strong?: boolean
}

/** Running words. */
export function Text({
  as: Element = 'p',
  size = 'md',
  tone = 'plain',
  strong = false,
  className,
  ...native
}: TextProps) {
  return (
    <Element
      {...native}
      className={classNames(styles.text, className)}
      data-size={size}
      data-tone={tone}
      data-strong={strong || undefined}
    />
  )
}
