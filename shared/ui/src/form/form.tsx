import { Alert, Button, classNames } from '@ag/ui'
import type { FormHTMLAttributes } from 'react'
import { FormProvider } from 'react-hook-form'
import styles from './form.module.css'
import { texts } from './texts'
import type { Draft } from './use-draft'
import type { Submission } from './use-submit'

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  form: Submission['form']
  onSubmit: Submission['submit']
  draft?: Submission['draft']
}

/** A form for `useSubmit`. It is a POST, so that a secret can never end up in an address. */
export function Form({ form, onSubmit, draft, className, children, ...native }: FormProps) {
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        {...native}
        className={classNames(styles.form, className)}
        onSubmit={onSubmit}
        onChange={draft?.store}
      >
        {draft && <Recovered draft={draft} />}
        {children}
      </form>
    </FormProvider>
  )
}

/** Always there, so that what appears in it is read out. */
function Recovered({ draft }: { draft: Draft }) {
  return (
    <div role="status" className={styles.recovered}>
      {draft.recovered && (
        <Alert
          action={
            <Button variant="outline" size="sm" onClick={draft.discard}>
              {texts.draft.discard}
            </Button>
          }
        >
          {texts.draft.recovered}
        </Alert>
      )}
    </div>
  )
}
