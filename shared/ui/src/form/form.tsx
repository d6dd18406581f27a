import { classNames } from '@ag/ui'
import type { FormHTMLAttributes } from 'react'
import { FormProvider } from 'react-hook-form'
import styles from './form.module.css'
import type { Submission } from './use-submit'

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  form: Submission['form']
  onSubmit: Submission['submit']
}

/** A form for `useSubmit`. It is a POST, so that a secret can never end up in an address. */
export function Form({ form, onSubmit, className, ...native }: FormProps) {
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        {...native}
        className={classNames(styles.form, className)}
        onSubmit={onSubmit}
      />
    </FormProvider>
  )
}
