import { Button } from '@ag/ui'
import { useEffect, useState } from 'react'
import { Field, type FieldProps } from './field'
import styles from './form.module.css'
import { suggestedEmail } from './suggested-email'
import { texts } from './texts'
import type { Submission } from './use-submit'

export interface EmailFieldProps extends Pick<FieldProps, 'label' | 'defaultValue'> {
  form: Submission['form']
  autoComplete: 'email' | 'username' | 'username webauthn'
}

/** Somebody who types is left in peace until they pause. */
const pause = 600

/** An address, with a way to mend a slip in a well-known domain. */
export function EmailField({ form, ...field }: EmailFieldProps) {
  const { suggestion, setTyped } = useSuggestion()
  const take = (email: string) => {
    form.setValue('email', email, { shouldValidate: form.formState.isSubmitted })
    form.setFocus('email')
    setTyped(email)
  }
  return (
    <Field
      autoCapitalize="none"
      inputMode="email"
      required
      {...field}
      name="email"
      type="email"
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      below={
        <div role="status" className={styles.suggestion}>
          {suggestion && (
            <Button variant="ghost" size="sm" onClick={() => take(suggestion)}>
              {texts.didYouMean(suggestion)}
            </Button>
          )}
        </div>
      }
    />
  )
}

function useSuggestion() {
  const [typed, setTyped] = useState('')
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return { setTyped, suggestion: settled === typed ? suggestedEmail(settled) : undefined }
}
