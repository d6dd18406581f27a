import { LockIcon } from '../icons/icons'
import { Container } from '../layout/layout'
import styles from './access-denied.module.css'
import { ErrorAction } from './error-action'
import { useDescription } from './use-description'

interface AccessDeniedProps {
  /** The refusal: it may say what is missing. */
  error: unknown
}

/** Says that this part of the site is not for this person, and leads back. */
export function AccessDenied({ error }: AccessDeniedProps) {
  const known = useDescription(error)
  return (
    <Container width="text" className={styles.denied}>
      <LockIcon className={styles.icon} aria-hidden="true" />
      <h1>Acesso negado</h1>
      <p className={styles.message}>{known?.message}</p>
      <ErrorAction action={known?.action} />
    </Container>
  )
}
