import { VisuallyHidden } from '@ag/ui'
import EyeIcon from 'lucide-react/icons/eye'
import EyeOffIcon from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { Field, type FieldProps } from './field'
import styles from './form.module.css'

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'ending'> {
  autoComplete: 'current-password' | 'new-password'
}

/** A password, hidden until its owner wants to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const [visible, setVisible] = useState(false)
  const Icon = visible ? EyeOffIcon : EyeIcon
  return (
    <Field
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={visible ? 'text' : 'password'}
      ending={
        <button type="button" className={styles.reveal} onClick={() => setVisible(!visible)}>
          <Icon aria-hidden="true" />
          <VisuallyHidden>{visible ? 'Ocultar senha' : 'Mostrar senha'}</VisuallyHidden>
        </button>
      }
    />
  )
}
