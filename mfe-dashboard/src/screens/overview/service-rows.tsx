import type { Service } from '@ag/contracts'
import { trialMessage } from '@ag/core'
import { Text } from '@ag/ui'
import { resultFigure } from '../../parts/agent-results/result-figure'
import { StatusBadge } from '../../parts/service-list/status-badge'
import styles from './overview-screen.module.css'
import { texts } from './texts'

/** One line an agent: its name, its state and how its trial stands. */
export function ServiceRows({ services }: { services: Service[] }) {
  const now = Date.now()
  return (
    <ul className={styles.rows}>
      {services.map((service) => (
        <li key={service.product_id} className={styles.row}>
          <div>
            <Text strong>
              <a href={`/dashboard/services/${service.product_id}`}>{service.name}</a>
            </Text>
            <TrialLine message={trialMessage(service, now)} />
            <Done service={service} />
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

/** What the agent did lately; how far it is while it has done nothing yet. */
function Done({ service: { setup, results } }: { service: Service }) {
  const told = results.filter(({ value }) => value > 0).slice(0, 3)
  if (told.length === 0)
    return setup.done < setup.total ? (
      <Text size="sm" tone="muted">
        {texts.setup(setup.done, setup.total)}
      </Text>
    ) : null
  return (
    <Text size="sm">
      {told.map((result) => `${resultFigure(result)} ${result.label.toLowerCase()}`).join(' · ')}
    </Text>
  )
}
