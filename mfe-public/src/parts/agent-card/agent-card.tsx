import { Badge, Card, CheckIcon } from '@ag/ui'
import type { Offer } from '../../catalogue/catalogue'
import { AgentMark } from '../agent-mark/agent-mark'
import { Price } from '../price/price'
import { TrialLink } from '../trial-link/trial-link'
import styles from './agent-card.module.css'
import { texts } from './texts'

/** An agent in a list: what it is, what it costs, where to read on. */
export function AgentCard({ offer }: { offer: Offer }) {
  const { icon, name, href, description, popular, features } = offer
  return (
    <Card
      as="li"
      lifts
      tone={popular ? 'accent' : 'plain'}
      className={styles.card}
      data-popular={popular || undefined}
    >
      <div className={styles.top}>
        <AgentMark icon={icon} />
        {popular && <Badge tone="highlight">{texts.popular}</Badge>}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a href={href}>{name}</a>
        </h3>
        <p className={styles.description}>{description}</p>
      </div>
      {popular && features.length > 0 && (
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>
              <CheckIcon aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <Price offer={offer} />
        <TrialLink
          short
          size="sm"
          variant={popular ? 'primary' : 'secondary'}
          offer={offer}
          className={styles.trial}
        />
      </div>
    </Card>
  )
}
