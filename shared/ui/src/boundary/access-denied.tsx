import { describeError } from '@ag/core'
import { Button } from '../button/button'
import { LockIcon } from '../icons/icons'
import { Container } from '../layout/layout'
import styles from './access-denied.module.css'

interface AccessDeniedProps {
  /** The refusal: it may say what is missing. */
  error: unknown
}

/** Says that this part of the site is not for this person, and leads back. */
export function AccessDenied({ error }: AccessDeniedProps) {
  const { title, message, action } = describeError(error)
  return (
    <Container width="text" className={styles.denied}>
      <LockIcon className={styles.icon} aria-hidden="true" />
      <h1>{title}</h1>
      <p className={styles.message}>{message}</p>
      <Button onClick={goBack}>{action?.label}</Button>
    </Container>
  )
}

/** Somebody who came straight here has nowhere to go back to. */
function goBack() {
  if (window.history.length > 1) window.history.back()
  else window.location.assign('/')
}
