import type { ComponentProps, ReactNode } from 'react'
import { Labelled } from '../controls/labelled'
import { useControl } from './control'
import styles from './form.module.css'

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'ref'> {
  label: string
  name: string
  hint?: ReactNode
}

/** A label, room for several lines and what is wrong with them. */
export function Textarea({ label, hint, className, rows = 4, ...native }: TextareaProps) {
  const control = useControl({ ...native, hint })
  return (
    <Labelled control={control} label={label} className={className}>
      <textarea {...native} {...control.props} rows={rows} className={styles.input} />
    </Labelled>
  )
}
