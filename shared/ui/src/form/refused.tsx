import type { ComponentType, ReactNode } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { Form } from './form'

/** Puts a story into a form whose fields have been refused with these messages. */
export function refused(messages: Record<string, string>) {
  const errors = Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [field, { type: 'refused', message }]),
  )
  return (Story: ComponentType) => (
    <RefusedForm errors={errors}>
      <Story />
    </RefusedForm>
  )
}

function RefusedForm({ errors, children }: { errors: FieldErrors; children: ReactNode }) {
  const form = useForm({ errors, shouldFocusError: false })
  return (
    <Form form={form} onSubmit={async (event) => event?.preventDefault()}>
      {children}
    </Form>
  )
}
