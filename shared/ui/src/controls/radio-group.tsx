import type { ComponentProps, ReactNode, RefCallback } from 'react'
import styles from './controls.module.css'
import { useDescribed } from './use-described'

interface RadioOption {
  value: string
  label: ReactNode
  /** Stands before the words, for the eye alone. */
  icon?: ReactNode
}

export interface RadioGroupProps
  extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'ref' | 'value' | 'defaultValue' | 'checked'> {
  label: string
  name: string
  options: RadioOption[]
  /** The value of what is chosen at first. */
  defaultValue?: string
  hint?: ReactNode
  /** What is wrong with the choice. */
  error?: string
  /** Called with each of the inputs, the chosen one first: who keeps their value must not take an empty one for it. */
  ref?: RefCallback<HTMLInputElement>
}

/** One of a few, each in sight. */
export function RadioGroup({
  label,
  options,
  defaultValue,
  hint,
  error,
  className,
  ref,
  ...native
}: RadioGroupProps) {
  const described = useDescribed({ hint, error, required: native.required })
  return (
    <fieldset
      ref={ref && eachInput(ref)}
      className={className}
      aria-describedby={described.props['aria-describedby']}
    >
      <legend className={styles.legend}>
        {label}
        {native.required && (
          <span className={styles.asterisk} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {described.hint && <p {...described.hint} className={styles.hint} />}
      <div className={styles.options}>
        {options.map(({ value, label: words, icon }) => (
          <label key={value} className={styles.option}>
            <input
              {...native}
              type="radio"
              className={styles.radio}
              value={value}
              defaultChecked={value === defaultValue}
            />
            {icon && (
              <span className={styles.sign} aria-hidden="true">
                {icon}
              </span>
            )}
            <span>{words}</span>
          </label>
        ))}
      </div>
      {described.error && <p {...described.error} className={styles.error} />}
    </fieldset>
  )
}

const eachInput = (tell: RefCallback<HTMLInputElement>) => (group: HTMLFieldSetElement) => {
  const inputs = [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  for (const input of inputs.sort((one, other) => Number(other.checked) - Number(one.checked))) tell(input)
  return () => void tell(null)
}
