import type { ChangeEventHandler, FocusEventHandler, ReactNode } from 'react'
import { type UseFormReturn, useFormContext } from 'react-hook-form'
import { useDescribed } from '../controls/use-described'

type Element = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement

interface Named {
  name: string
  onChange?: ChangeEventHandler<Element>
  onBlur?: FocusEventHandler<Element>
}

/** Ties a native control to the form it stands in. Without a form it is the plain control of whoever renders it. */
export function useField({ name, onChange, onBlur }: Named) {
  const form: UseFormReturn | null = useFormContext()
  const message = form?.formState.errors[name]?.message
  return {
    ...(form ? form.register(name, { onChange, onBlur }) : { name, onChange, onBlur }),
    error: typeof message === 'string' ? message : undefined,
  }
}

interface Given extends Named {
  hint?: ReactNode
  required?: boolean
}

/** Ties a native control to the form it stands in, and to its label, hint and message. */
export function useControl({ hint, required, ...named }: Given) {
  const { error, ...field } = useField(named)
  const described = useDescribed({ hint, error, required })
  return { ...described, props: { ...field, ...described.props } }
}
