import { DataBoundary } from '@ag/ui'
import { CatalogueProvider } from '../../catalogue/use-catalogue'
import { later } from '../../parts/later'
import { ReferenceNotice } from '../../parts/reference-notice/reference-notice'
import { AgentGrid } from './agent-grid'
import { Hero } from './hero'

export const rest = later('home-rest', () =>
  import(/* webpackChunkName: "home-rest" */ './home-rest').then(async (m) => {
    if (typeof document === 'undefined') await m.calculator.preload()
    return m.HomeRest
  }),
)

/** The first page: the promise, the seven agents with their prices, and why it is safe to try one. */
export function HomeScreen() {
  return (
    <CatalogueProvider>
      <Hero />
      <ReferenceNotice />
      <AgentGrid />
      <DataBoundary loading={null}>{rest.element}</DataBoundary>
    </CatalogueProvider>
  )
}
