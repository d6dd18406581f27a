import { Card, Heading, Text } from '@ag/ui'
import type { Offer } from '../../catalogue/catalogue'
import { useCatalogue } from '../../catalogue/use-catalogue'
import { PageSection } from '../../parts/page-section/page-section'
import { Price } from '../../parts/price/price'
import { UsagePrices } from '../../parts/usage-prices/usage-prices'
import styles from './agent-plan.module.css'
import { texts } from './texts'
import { useDetails } from './use-details'

/** The sign of what has no icon of its own. */
const checkPath = 'M20 6 9 17l-5-5'

/** What the monthly price includes, and what comes on top of it. */
export function AgentPlan({ offer }: { offer: Offer }) {
  const { usage } = useCatalogue()
  const meters = usage.filter(({ key }) => offer.meters.includes(key))
  const included =
    useDetails(offer.id)?.feature_details ??
    offer.features.map((name) => ({ name, description: '', icon_path: checkPath }))
  return (
    <PageSection title={texts.plan.title} lead={offer.description}>
      <div className={styles.cards}>
        <Card as="section">
          <Heading level={3}>{texts.plan.included}</Heading>
          <Price size="lg" offer={offer} />
          <ul className={styles.features}>
            {included.map(({ name, description, icon_path }) => (
              <li key={name}>
                <svg
                  viewBox="0 0 24 24"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.8"
                  aria-hidden="true"
                >
                  <path strokeLinecap="round" strokeLinejoin="round" d={icon_path} />
                </svg>
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
