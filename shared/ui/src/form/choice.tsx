import { type ChoiceProps, Checkbox as PlainCheckbox, Switch as PlainSwitch } from '../controls/choice'
import { type RadioGroupProps as PlainProps, RadioGroup as PlainRadioGroup } from '../controls/radio-group'
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

export type RadioGroupProps = Omit<PlainProps, 'error' | 'ref'>

/** One of a few, each in sight, and what is wrong with the choice. */
export function RadioGroup(props: RadioGroupProps) {
  return <PlainRadioGroup {...props} {...useField(props)} />
}
