import { useCatalogue } from '../../catalogue/use-catalogue'
import { AgentMark } from '../../parts/agent-mark/agent-mark'
import { PageSection } from '../../parts/page-section/page-section'
import { Price } from '../../parts/price/price'
import styles from './other-agents.module.css'
import { texts } from './texts'

/** The way on to every agent but this one. */
export function OtherAgents({ than }: { than: string }) {
  const { offers } = useCatalogue()
  return (
    <PageSection tone="soft" title={texts.others}>
      <ul className={styles.list}>
        {offers
          .filter(({ id }) => id !== than)
          .map((offer) => (
            <li key={offer.id} className={styles.agent}>
              <AgentMark icon={offer.icon} />
              <div>
                <a className={styles.name} href={offer.href}>
                  {offer.name}
                </a>
                <Price size="sm" offer={offer} />
              </div>
            </li>
          ))}
      </ul>
    </PageSection>
  )
}
