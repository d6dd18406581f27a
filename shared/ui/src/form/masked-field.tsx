import type { FormEvent } from 'react'
import { caretAfter, typedCharacter } from './caret-after'
import { Field, type FieldProps } from './field'

export interface MaskedFieldProps extends Omit<FieldProps, 'value' | 'onInput'> {
  /** How a text is written; it may only put signs between what was typed, or leave characters out. */
  mask: (text: string) => string
}

/** A field whose text is written the way people know it while they type. */
export function MaskedField({ mask, ...field }: MaskedFieldProps) {
  return <Field {...field} onInput={(event) => writeMasked(event, mask)} />
}

/** Runs before the form reads what was typed: `input` is told before `change`. */
function writeMasked(
  { currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>,
  mask: MaskedFieldProps['mask'],
): void {
  const typed = input.value
  const text = mask(typed)
  if (text === typed) return
  const before = typed.slice(0, input.selectionStart ?? typed.length)
  const count = [...mask(before)].filter((character) => typedCharacter.test(character)).length
  // A deletion forwards that only met a sign goes on to the character behind it.
  const ahead = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward'
  input.value = text
  const caret = caretAfter(count, text, ahead)
  input.setSelectionRange(caret, caret)
}
