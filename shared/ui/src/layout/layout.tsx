import type { ElementType, HTMLAttributes } from 'react'
import { classNames } from '../class-names'
import styles from './layout.module.css'

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType
  /** `page` for rows of things, `text` for reading, `form` for one column of fields. */
  width?: 'page' | 'text' | 'form'
}

/** Keeps content off the edges and at a width that reads well. */
export function Container({ as: Element = 'div', width = 'page', className, ...native }: ContainerProps) {
  return <Element {...native} className={classNames(styles.container, className)} data-width={width} />
}

export interface SectionProps extends HTMLAttributes<HTMLElement> {
  tone?: 'plain' | 'soft' | 'loud'
  width?: ContainerProps['width']
}

/** A band across the page with room above and below. */
export function Section({ tone = 'plain', width, className, children, ...native }: SectionProps) {
  return (
    <section {...native} className={classNames(styles.section, className)} data-tone={tone}>
      <Container width={width}>{children}</Container>
    </section>
  )
}

type Gap = 'xs' | 'sm' | 'md' | 'lg' | 'xl'

export interface StackProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType
  gap?: Gap
}

/** Things one below the other. */
export function Stack({ as: Element = 'div', gap = 'md', className, ...native }: StackProps) {
  return <Element {...native} className={classNames(styles.stack, className)} data-gap={gap} />
}

/** Things side by side that wrap when there is no room. */
export function Cluster({ as: Element = 'div', gap = 'sm', className, ...native }: StackProps) {
  return <Element {...native} className={classNames(styles.cluster, className)} data-gap={gap} />
}

export interface GridProps extends StackProps {
  /** The least width of a cell; there are as many columns as fit. */
  cell?: 'sm' | 'md' | 'lg'
}

/** Cells of the same width, as many in a row as fit. */
export function Grid({ as: Element = 'div', gap = 'md', cell = 'md', className, ...native }: GridProps) {
  return (
    <Element {...native} className={classNames(styles.grid, className)} data-gap={gap} data-cell={cell} />
  )
}
