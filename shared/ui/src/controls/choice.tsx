import type { ComponentProps, ReactNode } from 'react'
import styles from './controls.module.css'
import { Ticked } from './labelled'
import { useDescribed } from './use-described'

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'id'> {
  hint?: ReactNode
  /** What is wrong with it. */
  error?: string
  /** The words beside the box; they may hold links. */
  children: ReactNode
}

/** A box to tick, its words and what is wrong with it. */
export function Checkbox({ hint, error, children, className, ...native }: ChoiceProps) {
  const control = useDescribed({ hint, error, required: native.required })
  return (
    <Ticked control={control} label={children} className={className}>
      <input {...native} {...control.props} type="checkbox" className={styles.box} />
    </Ticked>
  )
}

/** Something that is on or off from the moment it is turned. */
export function Switch({ hint, error, children, className, ...native }: ChoiceProps) {
  const control = useDescribed({ hint, error, required: native.required })
  return (
    <Ticked control={control} label={children} className={className}>
      <input {...native} {...control.props} {...asSwitch} className={styles.switch} />
    </Ticked>
  )
}

/** Whether it is on is the native state of a checkbox, not another attribute beside it. */
const asSwitch = { type: 'checkbox', role: 'switch' } as const
