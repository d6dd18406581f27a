import type { FormEvent } from 'react'
import { Field, type FieldProps } from './field'
import { caretAfter, masked, readable } from './phone-mask'

export interface PhoneFieldProps extends Omit<FieldProps, 'type' | 'defaultValue' | 'value'> {
  /** A number as it is kept, or as somebody typed it. */
  defaultValue?: string
}

/** A phone number, written as it is here while it is typed; other countries' begin with `+` and are left alone. */
export function PhoneField({ defaultValue, ...field }: PhoneFieldProps) {
  return (
    <Field
      autoComplete="tel"
      inputMode="tel"
      {...field}
      type="tel"
      defaultValue={defaultValue && readable(defaultValue)}
      onInput={writeMasked}
    />
  )
}

/** Runs before the form reads what was typed: `input` is told before `change`. */
function writeMasked({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>): void {
  const typed = input.value
  const text = masked(typed)
  if (text === typed) return
  const before = typed.slice(0, input.selectionStart ?? typed.length).replace(/\D/g, '').length
  // A deletion forwards that only met a sign goes on to the digit behind it.
  const ahead = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward'
  input.value = text
  const caret = caretAfter(before, text, ahead)
  input.setSelectionRange(caret, caret)
}
