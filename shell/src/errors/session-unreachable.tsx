import { describeError } from '@ag/core'
import { restoreSession } from '@ag/platform'
import { Container, DataError } from '@ag/ui'
import styles from './panel.module.css'

/** Nobody has said whose the session is: the page heals by itself, or at a press. */
export function SessionUnreachable({ error }: { error: unknown }) {
  return (
    <Container className={styles.alone}>
      <DataError message={describeError(error).message} onRetry={() => void restoreSession()} />
    </Container>
  )
}
