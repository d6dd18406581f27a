import type { PageRegistry } from '@ag/contracts'
import type { hydrateQueries } from '@ag/platform'

/** Element ids under which the gateway leaves JSON in every page. */
type DataId = 'registry' | 'state' | 'files'

const read = (id: DataId): unknown => JSON.parse(document.getElementById(id)?.textContent || 'null')

const page = globalThis as { agRegistry?: PageRegistry }

/** The builds that this visitor gets, for the shell to take over. */
export function readRegistry(): PageRegistry {
  const registry = read('registry') as PageRegistry
  page.agRegistry = registry
  return registry
}

/** The same object that the inline script trusts scripts by; nobody else can have it afterwards. */
export function takeRegistry(): PageRegistry {
  const registry = page.agRegistry as PageRegistry
  delete page.agRegistry
  return registry
}

/** Server state that the page was rendered with. */
export const readState = () => (read('state') as Parameters<typeof hydrateQueries>[1] | null) ?? {}
/** Scripts that the page will need, to be fetched ahead. */
export const readFiles = (): { href: string }[] => (read('files') as { href: string }[] | null) ?? []
