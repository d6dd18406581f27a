import { screen } from '@ag/platform'
import { DataBoundary } from '@ag/ui'
import { useState } from 'react'
import { offerOf } from '../../../catalogue/catalogue'
import { useCatalogue } from '../../../catalogue/use-catalogue'
import { PageSection } from '../../../parts/page-section/page-section'
import { useNearViewport } from '../../../parts/use-near-viewport'
import { Formula } from './formula'
import { exampleHourCents, exampleWork, outcomeOf } from './outcome'
import styles from './outcome.module.css'
import { pricedUse } from './priced-use'
import { texts } from './texts'

// Loaded like a screen: what could not be loaded can be tried again.
const calculator = screen(
  'outcome',
  () => import(/* webpackChunkName: "outcome" */ './outcome-calculator').then((m) => m.OutcomeCalculator),
  { title: '' },
).element

/** What an agent saves: an example to read, and a calculator in its place once somebody comes near. */
export function OutcomeSection() {
  const [near, setNear] = useState(false)
  const place = useNearViewport(() => setNear(true))
  return (
    <PageSection title={texts.title} lead={texts.lead}>
      <div ref={place} className={styles.place}>
        {near ? <DataBoundary loading={<Example />}>{calculator}</DataBoundary> : <Example />}
      </div>
    </PageSection>
  )
}

function Example() {
  const catalogue = useCatalogue()
  const offer = offerOf(catalogue, 'whatsapp')
  const use = pricedUse(offer.id, catalogue.usage)
  const work = { ...exampleWork[offer.id], hourCents: exampleHourCents }
  const outcome = outcomeOf(work, offer.cents ?? 0, use)
  return (
    <div className={styles.example}>
      <h3 className={styles.exampleTitle}>{texts.example(offer.name)}</h3>
      {offer.cents !== undefined && <Formula offer={offer} work={work} outcome={outcome} use={use} />}
      <noscript>{texts.needsScript}</noscript>
    </div>
  )
}
