import { useCatalogue } from '../../catalogue/use-catalogue'
import { PageSection } from '../../parts/page-section/page-section'
import { UsagePrices } from '../../parts/usage-prices/usage-prices'
import { texts } from './texts'

/** What is charged on top of the monthly price. */
export function UsageSection() {
  const { usage } = useCatalogue()
  return (
    <PageSection split tone="soft" title={texts.usage.title} lead={texts.usage.lead}>
      {usage.length > 0 ? <UsagePrices prices={usage} /> : <p>{texts.usage.unknown}</p>}
    </PageSection>
  )
}
