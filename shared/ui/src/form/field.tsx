import { classNames } from '@ag/ui'
import type { ComponentProps, ReactNode } from 'react'
import { Labelled } from '../controls/labelled'
import { useControl } from './control'
import styles from './form.module.css'

/** An input without words around it; whoever uses it names it. */
export function Input({ className, ...native }: ComponentProps<'input'>) {
  return <input type="text" {...native} className={classNames(styles.input, className)} />
}

export interface FieldProps extends Omit<ComponentProps<'input'>, 'ref'> {
  label: string
  name: string
  /** Said before there is anything to correct. */
  hint?: ReactNode
  /** Stands at the end of the input, over it. */
  ending?: ReactNode
  /** Stands below the input and its message. */
  below?: ReactNode
}

/** A label, an input and what is wrong with it. */
export function Field({ label, hint, ending, below, className, ...native }: FieldProps) {
  const control = useControl({ ...native, hint })
  return (
    <Labelled control={control} label={label} className={className} below={below}>
      <Input {...native} {...control.props} data-ending={ending ? true : undefined} />
      {ending}
    </Labelled>
  )
}
