import { ArrowRightIcon, ButtonLink } from '@ag/ui'
import { useCatalogue } from '../../catalogue/use-catalogue'
import { AgentCard } from '../../parts/agent-card/agent-card'
import { PageSection } from '../../parts/page-section/page-section'
import styles from './agent-grid.module.css'
import { texts } from './texts'

/** The agents with their prices, the popular one first. */
export function AgentGrid() {
  const { offers } = useCatalogue()
  const popularFirst = offers.toSorted((one, other) => Number(other.popular) - Number(one.popular))
  return (
    <PageSection title={texts.agents.title} lead={texts.agents.lead}>
      <ul className={styles.grid}>
        {popularFirst.map((offer) => (
          <AgentCard key={offer.id} offer={offer} />
        ))}
      </ul>
      <ButtonLink href="/agents" variant="ghost" className={styles.compare}>
        {texts.agents.compare}
        <ArrowRightIcon aria-hidden="true" />
      </ButtonLink>
    </PageSection>
  )
}
