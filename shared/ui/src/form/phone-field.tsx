import { formatPhone, maskPhone } from '@ag/core/phone'
import { MaskedField, type MaskedFieldProps } from './masked-field'

export interface PhoneFieldProps extends Omit<MaskedFieldProps, 'type' | 'mask' | 'defaultValue'> {
  /** A number as it is kept, or as somebody typed it. */
  defaultValue?: string
}

/** A phone number, written as it is here while it is typed; other countries' begin with `+` and are left alone. */
export function PhoneField({ defaultValue, ...field }: PhoneFieldProps) {
  return (
    <MaskedField
      autoComplete="tel"
      inputMode="tel"
      {...field}
      type="tel"
      mask={maskPhone}
      defaultValue={defaultValue && formatPhone(defaultValue)}
    />
  )
}
