import type { ErrorDescription } from '@ag/core'
import { Alert, ErrorAction } from '@ag/ui'
import type { ReactNode } from 'react'

export interface FormErrorProps extends ErrorDescription {
  /** What can be done about it, where the form knows better than the error. */
  children?: ReactNode
}

/** What went wrong with the form as a whole; read out as soon as it appears. */
export function FormError({ title, message, action, children }: FormErrorProps) {
  return (
    <Alert tone="danger" role="alert" title={title} action={children ?? loginOf(action)}>
      {message}
    </Alert>
  )
}

/** From a form nobody is led back: what they have typed would be gone. */
const loginOf = (action: ErrorDescription['action']) =>
  action?.type === 'login' && <ErrorAction action={action} size="sm" />
