import { classNames } from '@ag/ui'
import { type ChangeEventHandler, type FocusEventHandler, type ReactNode, useId } from 'react'
import { type UseFormReturn, useFormContext } from 'react-hook-form'
import styles from './form.module.css'
import { Label } from './label'

type Element = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement

interface Given {
  name: string
  hint?: ReactNode
  required?: boolean
  onChange?: ChangeEventHandler<Element>
  onBlur?: FocusEventHandler<Element>
}

/**
 * Ties a native control to its label, hint and message, and to the form it stands in. Without a form it is the plain
 * control of whoever renders it.
 */
export function useControl({ name, hint, required, onChange, onBlur }: Given) {
  const form: UseFormReturn | null = useFormContext()
  const id = useId()
  const message = form?.formState.errors[name]?.message
  const error = typeof message === 'string' ? message : undefined
  const hintId = `${id}hint`
  const errorId = `${id}error`
  return {
    required,
    error,
    hint: hint ? { id: hintId, children: hint } : undefined,
    errorId,
    props: {
      ...(form ? form.register(name, { onChange, onBlur }) : { name, onChange, onBlur }),
      id,
      required,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
    },
  }
}

type Control = ReturnType<typeof useControl>

interface LabelledProps {
  control: Control
  label: ReactNode
  className: string | undefined
  children: ReactNode
}

/** A control below its label, between what is said before and after somebody has filled it in. */
export function Labelled({ control, label, className, children }: LabelledProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <Label htmlFor={control.props.id} required={control.required}>
        {label}
      </Label>
      {control.hint && <p {...control.hint} className={styles.hint} />}
      <div className={styles.frame}>{children}</div>
      <ControlError control={control} />
    </div>
  )
}

/** A control in front of its words. */
export function Ticked({ control, label, className, children }: LabelledProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.choice}>
        {children}
        <div>
          <Label htmlFor={control.props.id} required={control.required} light>
            {label}
          </Label>
          {control.hint && <p {...control.hint} className={styles.hint} />}
        </div>
      </div>
      <ControlError control={control} />
    </div>
  )
}

function ControlError({ control: { error, errorId } }: { control: Control }) {
  if (!error) return null
  return (
    <p id={errorId} className={styles.error}>
      {error}
    </p>
  )
}
