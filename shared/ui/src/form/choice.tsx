import type { ComponentProps, ReactNode } from 'react'
import { Ticked, useControl } from './control'
import styles from './form.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  name: string
  hint?: ReactNode
  /** The words beside the box; they may hold links. */
  children: ReactNode
}

/** A box to tick, its words and what is wrong with it. */
export function Checkbox({ hint, children, className, ...native }: CheckboxProps) {
  const control = useControl({ ...native, hint })
  return (
    <Ticked control={control} label={children} className={className}>
      <input {...native} {...control.props} type="checkbox" className={styles.box} />
    </Ticked>
  )
}

export type SwitchProps = CheckboxProps

/** Something that is on or off from the moment it is turned. */
export function Switch({ hint, children, className, ...native }: SwitchProps) {
  const control = useControl({ ...native, hint })
  return (
    <Ticked control={control} label={children} className={className}>
      <input {...native} {...control.props} {...asSwitch} className={styles.switch} />
    </Ticked>
  )
}

/** Whether it is on is the native state of a checkbox, not another attribute beside it. */
const asSwitch = { type: 'checkbox', role: 'switch' } as const
