import type { PageRegistry } from '@ag/contracts'
import type { hydrateQueries } from '@ag/platform'

/** What the gateway leaves as JSON in every page, by the id of its element. */
interface PageData {
  registry: PageRegistry
  state: Parameters<typeof hydrateQueries>[1] | null
  files: string[] | null
}

const read = <Id extends keyof PageData>(id: Id): PageData[Id] =>
  JSON.parse(document.getElementById(id)?.textContent || 'null')

declare global {
  interface Window {
    agRegistry?: PageRegistry
  }
}

/** The builds that this visitor gets, for the shell to take over. */
export function readRegistry(): PageRegistry {
  const registry = read('registry')
  window.agRegistry = registry
  return registry
}

/** The same object that the inline script trusts scripts by; nobody else can have it afterwards. */
export function takeRegistry(): PageRegistry {
  const registry = window.agRegistry as PageRegistry
  delete window.agRegistry
  return registry
}

/** Server state that the page was rendered with. */
export const readState = () => read('state') ?? {}
/** Scripts and styles that the page will need, to be fetched ahead. */
export const readFiles = () => read('files') ?? []
