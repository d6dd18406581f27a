import { Button } from '../button/button'
import { AlertIcon } from '../icons/icons'
import styles from './data-error.module.css'
import { ErrorAction } from './error-action'
import { useDescription } from './use-description'

export interface DataErrorProps {
  title?: string
  /** What went wrong, for the catalogue to name and explain; what it knows to do about it takes the place of a retry. */
  error?: unknown
  /** An explanation where there is no error to describe. */
  message?: string
  onRetry?: () => void
}

/** Stands where data should have been, with why and a way to ask for it again. */
export function DataError({ title = 'Erro ao carregar dados', error, message, onRetry }: DataErrorProps) {
  const known = useDescription(error)
  const words = known?.message ?? message
  return (
    <div className={styles.error} role="alert">
      <AlertIcon className={styles.icon} aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {known && <p className={styles.cause}>{known.title}</p>}
      {words && <p className={styles.message}>{words}</p>}
      <ErrorAction action={known?.action} />
      {onRetry && !known?.action && (
        <Button variant="outline" onClick={onRetry}>
          Tentar novamente
        </Button>
      )}
    </div>
  )
}
