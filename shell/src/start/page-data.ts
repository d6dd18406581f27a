import type { PageRegistry } from '@ag/contracts'
import type { hydrateQueries } from '@ag/platform'

/** Element ids under which the gateway leaves JSON in every page. */
type DataId = 'registry' | 'state' | 'files'

const read = (id: DataId): unknown => JSON.parse(document.getElementById(id)?.textContent || 'null')

/** The builds that this visitor gets. */
export const readRegistry = (): PageRegistry => read('registry') as PageRegistry
/** Server state that the page was rendered with. */
export const readState = () => (read('state') as Parameters<typeof hydrateQueries>[1] | null) ?? {}
/** Scripts that the page will need, to be fetched ahead. */
export const readFiles = (): { href: string }[] => (read('files') as { href: string }[] | null) ?? []
