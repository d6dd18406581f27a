import type { TransactionalPrice } from '@ag/contracts'
import { formatShortBRL, toCents } from '@ag/core'
import { Badge, ButtonLink, VisuallyHidden } from '@ag/ui'
import type { Offer } from '../../catalogue/catalogue'
import { AgentMark } from '../../parts/agent-mark/agent-mark'
import { Price } from '../../parts/price/price'
import { TrialLink } from '../../parts/trial-link/trial-link'
import { altOfWork } from '../../parts/work-picture/texts'
import { WorkPicture } from '../../parts/work-picture/work-picture'
import styles from './agent-row.module.css'
import { texts } from './texts'

interface AgentRowProps {
  offer: Offer
  /** What is charged by use, of all agents. */
  usage: TransactionalPrice[]
}

/** One agent of the comparison: a row on a desk, a card on a phone. */
export function AgentRow({ offer, usage }: AgentRowProps) {
  const { id, icon, name, href, description, popular, features, suitedTo } = offer
  const meters = usage.filter(({ key }) => offer.meters.includes(key))
  return (
    <li className={styles.row}>
      <div className={styles.identity}>
        <AgentMark icon={icon} />
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.description}>{description}</p>
          {popular && (
            <Badge tone="highlight" className={styles.popular}>
              {texts.popular}
            </Badge>
          )}
        </div>
        <div className={styles.picture}>
          <WorkPicture id={id} alt={altOfWork(id)} />
        </div>
      </div>
      <dl className={styles.facts}>
        {suitedTo && (
          <div>
            <dt>{texts.suitedTo}</dt>
            <dd>{suitedTo}</dd>
          </div>
        )}
        {features.length > 0 && (
          <div>
            <dt>{texts.features}</dt>
            <dd>{features.join(', ')}</dd>
          </div>
        )}
        {meters.length > 0 && (
          <div>
            <dt>{texts.chargedByUse}</dt>
            <dd>
              {meters
                .map(({ label, price }) => `${label}, ${formatShortBRL(toCents(price))} por mil`)
                .join('. ')}
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.offer}>
        <Price offer={offer} />
        <TrialLink short size="sm" offer={offer} wide />
        <ButtonLink size="sm" variant="outline" href={href} wide>
          <span>
            {texts.details}
            <VisuallyHidden>{texts.ofAgent(name)}</VisuallyHidden>
          </span>
        </ButtonLink>
      </div>
    </li>
  )
}
