import type { Area, PageRegistry, Settings } from '@ag/contracts'
import type { RouteObject, Router } from '@ag/platform'
import type { AssistantPlaced } from '@ag/platform/assistant'
import type { LoadReport, Remotes } from '../remotes/remotes'
import type { AreaModule } from '../remotes/shapes'
import type { Inbox } from './inbox'

/**
 * A page that has its handlers, for what follows the start. What that needs of the shell is handed over here: modules that
 * two chunks import could not be merged into one, and the first chunk would be larger.
 */
export interface StartedPage {
  /** When it was ready, in milliseconds. */
  readyAt: number
  /** The builds of this visitor; a build that is put here is trusted, and loaded from then on. */
  registry: PageRegistry
  remotes: Remotes
  router: Router
  /** The area that answers a path. */
  areaAt: (path: string) => Area | undefined
  /** The routes of an area at their full addresses. */
  routesUnder: (area: Area, routes: RouteObject[]) => RouteObject[]
  /** Who runs the site. */
  settings: () => Promise<Settings>
  /** The areas that are on the page, by id. */
  modules: Map<string, AreaModule>
  /** The route table of the areas that are on the page. */
  routes: () => RouteObject[]
  /** How the loading of builds went. */
  reports: Inbox<LoadReport>
  /** What broke while it was drawn and nobody had expected. */
  failures: Inbox<unknown>
  /** Places that screens have for the assistant. */
  places: Inbox<AssistantPlaced>
}
