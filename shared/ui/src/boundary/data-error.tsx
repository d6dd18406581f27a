import { Button } from '../button/button'
import { AlertIcon } from '../icons/icons'
import styles from './data-error.module.css'

export interface DataErrorProps {
  title?: string
  message?: string
  onRetry?: () => void
}

/** Stands where data should have been, with a way to ask for it again. */
export function DataError({ title = 'Erro ao carregar dados', message, onRetry }: DataErrorProps) {
  return (
    <div className={styles.error} role="alert">
      <AlertIcon className={styles.icon} aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {message && <p className={styles.message}>{message}</p>}
      {onRetry && (
        <Button variant="outline" onClick={onRetry}>
          Tentar novamente
        </Button>
      )}
    </div>
  )
}
