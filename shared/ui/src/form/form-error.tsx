import type { ErrorDescription } from '@ag/core'
import { Alert } from '@ag/ui'
import type { ReactNode } from 'react'

export interface FormErrorProps extends Pick<ErrorDescription, 'title' | 'message'> {
  /** What can be done about it. */
  children?: ReactNode
}

/** What went wrong with the form as a whole; read out as soon as it appears. */
export function FormError({ title, message, children }: FormErrorProps) {
  return (
    <Alert tone="danger" role="alert" title={title} action={children}>
      {message}
    </Alert>
  )
}
