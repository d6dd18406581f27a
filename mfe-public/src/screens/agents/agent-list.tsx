import type { ProductNeed } from '@ag/contracts'
import { needs } from '@ag/core/needs'
import { useSearchParams } from '@ag/platform'
import { Container, useHydrated } from '@ag/ui'
import { useCatalogue } from '../../catalogue/use-catalogue'
import styles from './agent-list.module.css'
import { AgentRow } from './agent-row'
import { NeedFilter } from './need-filter'
import { texts } from './texts'

/** Every agent we sell, one below the other, or those that serve one need. The address keeps the choice. */
export function AgentList() {
  const { source, offers, usage } = useCatalogue()
  const [chosen, choose] = useNeed()
  // What each agent serves is the catalogue's to say.
  const need = source === 'live' ? chosen : undefined
  const shown = offers.filter((offer) => need === undefined || offer.needs.includes(need.id))
  return (
    <Container className={styles.comparison}>
      <NeedFilter chosen={chosen?.id} onChoose={choose} />
      <p role="status" className={styles.count}>
        {need ? texts.filter.count(shown.length, need.list) : texts.filter.countAll(shown.length)}
      </p>
      <ul className={styles.list} aria-label={texts.list}>
        {shown.map((offer) => (
          <AgentRow key={offer.id} offer={offer} usage={usage} />
        ))}
      </ul>
    </Container>
  )
}

/** The need in the address, which a page rendered ahead does not know, and how to choose another. */
function useNeed() {
  const [search, setSearch] = useSearchParams()
  const hydrated = useHydrated()
  const need = hydrated ? needs.find(({ id }) => id === search.get('need')) : undefined
  const choose = (id: ProductNeed | undefined) =>
    setSearch(id === undefined ? {} : { need: id }, { replace: true, preventScrollReset: true })
  return [need, choose] as const
}
