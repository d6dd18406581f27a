import { type ChoiceProps, Checkbox as PlainCheckbox, Switch as PlainSwitch } from '../controls/choice'
import { useField } from './control'

export interface CheckboxProps extends Omit<ChoiceProps, 'error' | 'ref'> {
  name: string
}

/** A box to tick, its words and what is wrong with it. */
export function Checkbox(props: CheckboxProps) {
  return <PlainCheckbox {...props} {...useField(props)} />
}

export type SwitchProps = CheckboxProps

/** Something that is on or off from the moment it is turned. */
export function Switch(props: SwitchProps) {
  return <PlainSwitch {...props} {...useField(props)} />
}
