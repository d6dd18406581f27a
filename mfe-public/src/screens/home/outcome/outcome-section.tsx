import { hasDemo } from '@ag/core'
import { DataBoundary } from '@ag/ui'
import { useCatalogue } from '../../../catalogue/use-catalogue'
import { later } from '../../../parts/later'
import { PageSection } from '../../../parts/page-section/page-section'
import { useNearViewport } from '../../../parts/use-near-viewport'
import styles from './outcome.module.css'
import { texts } from './texts'

let comeNear: () => void = () => undefined
const near = new Promise<void>((resolve) => {
  comeNear = resolve
})

export const calculator = later('outcome', async () => {
  // Where nothing can tell who is near, as on a server, it is there at once.
  if (typeof IntersectionObserver !== 'undefined') await near
  return import(/* webpackChunkName: "outcome" */ './outcome-calculator').then((m) => m.OutcomeCalculator)
})

/** What an agent saves: a calculator, whole in the page rendered ahead, whose code comes once somebody is near. */
export function OutcomeSection() {
  const place = useNearViewport(comeNear)
  const { offers } = useCatalogue()
  // What it counts is the work of the agents that the site came with.
  if (!offers.some(({ id }) => hasDemo(id))) return null
  return (
    <PageSection title={texts.title} lead={texts.lead}>
      <div ref={place}>
        <DataBoundary loading={<div className={styles.room} />}>{calculator.element}</DataBoundary>
      </div>
      <noscript>{texts.needsScript}</noscript>
    </PageSection>
  )
}
