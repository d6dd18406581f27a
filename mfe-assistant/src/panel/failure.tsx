import type { Settings } from '@ag/contracts'
import { Alert, Text } from '@ag/ui'
import styles from './failure.module.css'
import { texts } from './texts'

interface FailureProps {
  message: string
  settings: Pick<Settings, 'contact_email' | 'contact_phone'>
  /** Only takes the message away: what was not sent is in the input again. */
  onRetry: () => void
}

/** What went wrong, and how else to reach somebody. */
export function Failure({ message, settings: { contact_email, contact_phone }, onRetry }: FailureProps) {
  return (
    <Alert
      tone="danger"
      role="alert"
      className={styles.failure}
      action={
        <button type="button" className={styles.retry} onClick={onRetry}>
          {texts.retry}
        </button>
      }
    >
      <Text size="sm">{message}</Text>
      {(contact_email || contact_phone) && (
        <Text size="sm">
          {texts.contact} {contact_email && <a href={`mailto:${contact_email}`}>{contact_email}</a>}
          {contact_email && contact_phone && ' · '}
          {contact_phone && <a href={`tel:${contact_phone.replace(/[^\d+]/g, '')}`}>{contact_phone}</a>}
        </Text>
      )}
    </Alert>
  )
}
