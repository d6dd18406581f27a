import type { Service } from '@ag/contracts'
import { trialMessage } from '@ag/core'
import { Text } from '@ag/ui'
import { StatusBadge } from '../../parts/service-list/status-badge'
import styles from './overview-screen.module.css'

/** One line an agent: its name, its state and how its trial stands. */
export function ServiceRows({ services }: { services: Service[] }) {
  const now = Date.now()
  return (
    <ul className={styles.rows}>
      {services.map((service) => (
        <li key={service.product_id} className={styles.row}>
          <div>
            <Text strong>{service.name}</Text>
            <TrialLine message={trialMessage(service, now)} />
          </div>
          <StatusBadge status={service.status} />
        </li>
      ))}
    </ul>
  )
}

function TrialLine({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    <Text size="sm" tone="muted">
      {message}
    </Text>
  )
}
