import { Container } from '@ag/ui'
import { useCatalogue } from '../../catalogue/use-catalogue'
import styles from './agent-list.module.css'
import { AgentRow } from './agent-row'
import { texts } from './texts'

/** Every agent we sell, one below the other. */
export function AgentList() {
  const { offers, usage } = useCatalogue()
  return (
    <Container className={styles.comparison}>
      <ul className={styles.list} aria-label={texts.list}>
        {offers.map((offer) => (
          <AgentRow key={offer.id} offer={offer} usage={usage} />
        ))}
      </ul>
    </Container>
  )
}
