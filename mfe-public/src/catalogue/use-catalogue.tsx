import { useQuery } from '@ag/platform'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Catalogue, catalogueOf } from './catalogue'
import { pricing } from './catalogue-queries'

const CatalogueContext = createContext<Catalogue>(catalogueOf(undefined, false))

/** Watches the catalogue once for a whole page. */
export function CatalogueProvider({ children }: { children: ReactNode }) {
  const { data, errorUpdateCount } = useQuery(pricing)
  // Another try takes no price away: what failed once has failed until there is an answer.
  const failed = errorUpdateCount > 0
  const catalogue = useMemo(() => catalogueOf(data, failed), [data, failed])
  return <CatalogueContext value={catalogue}>{children}</CatalogueContext>
}

/** What is offered now. */
export const useCatalogue = (): Catalogue => useContext(CatalogueContext)
