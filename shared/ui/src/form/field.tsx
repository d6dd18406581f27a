import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { classNames } from '../class-names'
import styles from './form.module.css'
import { Label } from './label'

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'defaultValue' | 'value'> {
  label: string
  name: string
  /** Said before there is anything to correct. */
  hint?: ReactNode
  /** Stands at the end of the input, over it. */
  ending?: ReactNode
}

/** A label, an input and what is wrong with it. */
export function Field({ label, name, hint, ending, className, required, ...native }: FieldProps) {
  const { register } = useFormContext()
  const { id, error, describedBy, hintId, errorId } = useFieldState(name, hint)
  return (
    <div className={classNames(styles.field, className)}>
      <Label htmlFor={id} required={required}>
        {label}
      </Label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.frame}>
        <input
          type="text"
          {...native}
          {...register(name)}
          id={id}
          required={required}
          className={styles.input}
          data-ending={ending ? true : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
        {ending}
      </div>
      <FieldError id={errorId} message={error} />
    </div>
  )
}

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'checked'> {
  name: string
  /** The words beside the box; they may hold links. */
  children: ReactNode
}

/** A box to tick, its words and what is wrong with it. */
export function Checkbox({ name, children, className, required, ...native }: CheckboxProps) {
  const { register } = useFormContext()
  const { id, error, describedBy, errorId } = useFieldState(name)
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.choice}>
        <input
          {...native}
          {...register(name)}
          type="checkbox"
          id={id}
          required={required}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
        <Label htmlFor={id} required={required} light>
          {children}
        </Label>
      </div>
      <FieldError id={errorId} message={error} />
    </div>
  )
}

function useFieldState(name: string, hint?: ReactNode) {
  const { formState } = useFormContext()
  const id = useId()
  const message = formState.errors[name]?.message
  const error = typeof message === 'string' ? message : undefined
  const hintId = `${id}hint`
  const errorId = `${id}error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  return { id, error, describedBy, hintId, errorId }
}

function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p id={id} className={styles.error}>
      {message}
    </p>
  )
}
