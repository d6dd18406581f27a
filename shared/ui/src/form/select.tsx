import { ChevronDownIcon } from '@ag/ui'
import type { ComponentProps, ReactNode } from 'react'
import { Labelled } from '../controls/labelled'
import { useControl } from './control'
import styles from './form.module.css'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'ref' | 'multiple' | 'size'> {
  label: string
  name: string
  hint?: ReactNode
  /** What it shows while nothing is chosen. */
  placeholder?: string
  /** Its `<option>`s. */
  children: ReactNode
}

/** A label, a native list of choices and what is wrong with the choice. */
export function Select({ label, hint, placeholder, className, children, ...native }: SelectProps) {
  const control = useControl({ ...native, hint })
  return (
    <Labelled control={control} label={label} className={className}>
      <select {...native} {...control.props} className={styles.input} data-ending>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {children}
      </select>
      <ChevronDownIcon className={styles.chevron} aria-hidden="true" />
    </Labelled>
  )
}
