import { Card, CheckIcon, Heading, Text } from '@ag/ui'
import { agentIndex } from '../../agent-index'
import type { Offer } from '../../catalogue/catalogue'
import { useCatalogue } from '../../catalogue/use-catalogue'
import { PageSection } from '../../parts/page-section/page-section'
import { Price } from '../../parts/price/price'
import { UsagePrices } from '../../parts/usage-prices/usage-prices'
import styles from './agent-plan.module.css'
import { texts } from './texts'
import { useDetails } from './use-details'

/** What the monthly price includes, and what comes on top of it. */
export function AgentPlan({ offer }: { offer: Offer }) {
  const { usage } = useCatalogue()
  const meters = usage.filter(({ key }) => agentIndex[offer.id].meters.includes(key))
  const included =
    useDetails(offer.id)?.feature_details ?? offer.features.map((name) => ({ name, description: '' }))
  return (
    <PageSection title={texts.plan.title} lead={offer.description}>
      <div className={styles.cards}>
        <Card as="section">
          <Heading level={3}>{texts.plan.included}</Heading>
          <Price size="lg" offer={offer} />
          <ul className={styles.features}>
            {included.map(({ name, description }) => (
              <li key={name}>
                <CheckIcon aria-hidden="true" />
                <span>
                  <strong>{name}</strong>
                  {description && <span className={styles.meaning}>{description}</span>}
                </span>
              </li>
            ))}
          </ul>
          {offer.integrations.length > 0 && (
            <Text size="sm" tone="muted">
              {texts.plan.integrations(offer.integrations)}
            </Text>
          )}
        </Card>
        {meters.length > 0 && (
          <Card as="section" tone="soft" className={styles.charged}>
            <Heading level={3}>{texts.plan.charged}</Heading>
            <Text tone="muted">{texts.plan.chargedLead}</Text>
            <UsagePrices prices={meters} />
          </Card>
        )}
      </div>
    </PageSection>
  )
}
