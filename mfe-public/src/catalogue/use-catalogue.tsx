import { useQuery } from '@ag/platform'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Catalogue, catalogueOf } from './catalogue'
import { pricing } from './catalogue-queries'

const CatalogueContext = createContext<Catalogue>(catalogueOf(undefined, false))

/** Watches the catalogue once for a whole page. */
export function CatalogueProvider({ children }: { children: ReactNode }) {
  const { data, isError } = useQuery(pricing)
  const catalogue = useMemo(() => catalogueOf(data, isError), [data, isError])
  return <CatalogueContext value={catalogue}>{children}</CatalogueContext>
}

/** What is offered now. */
export const useCatalogue = (): Catalogue => useContext(CatalogueContext)
