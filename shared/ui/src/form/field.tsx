import { classNames } from '@ag/ui'
import type { ComponentProps, ReactNode } from 'react'
import { Labelled, useControl } from './control'
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
}

/** A label, an input and what is wrong with it. */
export function Field({ label, hint, ending, className, ...native }: FieldProps) {
  const control = useControl({ ...native, hint })
  return (
    <Labelled control={control} label={label} className={className}>
      <Input {...native} {...control.props} data-ending={ending ? true : undefined} />
      {ending}
    </Labelled>
  )
}
