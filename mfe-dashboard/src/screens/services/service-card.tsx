import type { Service } from '@ag/contracts'
import { agentPath, formatLongDay, trialMessage } from '@ag/core'
import { Card, Heading, Text } from '@ag/ui'
import { useId } from 'react'
import { StatusBadge } from '../../parts/service-list/status-badge'
import styles from './service-card.module.css'
import { texts } from './texts'

/** One agent: its state, its trial, how far its set-up is. */
export function ServiceCard({ service }: { service: Service }) {
  const { product_id, name, status, trial_ends_at, setup } = service
  const setupId = useId()
  const path = agentPath(product_id)
  const trial = trialMessage(service, Date.now())
  return (
    <Card as="li">
      <div className={styles.head}>
        <Heading level={2} size="lg">
          {name}
        </Heading>
        <StatusBadge status={status} />
      </div>
      {trial && <Text size="sm">{trial}</Text>}
      {status === 'trialing' && trial_ends_at && (
        <Text size="sm" tone="muted">
          {texts.trialUntil(formatLongDay(trial_ends_at))}
        </Text>
      )}
      {setup.total > 0 && (
        <div className={styles.setup}>
          <Text size="sm" id={setupId}>
            {texts.setup(setup.done, setup.total)}
          </Text>
          <progress
            className={styles.progress}
            max={setup.total}
            value={setup.done}
            aria-labelledby={setupId}
          />
        </div>
      )}
      {path && (
        <Text size="sm" className={styles.more}>
          <a href={path}>{texts.about(name)}</a>
        </Text>
      )}
    </Card>
  )
}
