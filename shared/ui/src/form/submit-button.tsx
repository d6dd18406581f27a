import { useSyncExternalStore } from 'react'
import { Button, type ButtonProps } from '../button/button'

/** The button that sends a form. Until the page is awake it is disabled, or the browser itself would send the form. */
export function SubmitButton({ disabled, ...props }: ButtonProps) {
  const awake = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  return (
    <Button {...props} type="submit" disabled={disabled || !awake} data-waiting={awake ? undefined : true} />
  )
}
