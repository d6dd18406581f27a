import type { ExposeShape } from '@ag/contracts'
import type { RouteObject } from '@ag/platform'
import type { LifeCycles } from 'single-spa'
import type { AssistantProps } from '../assistant/assistant-props'

/** What an area's remote has. */
export interface AreaModule {
  routes: RouteObject[]
}

/** What the gate of a parcel answers from where the visitor is. */
type Gate = (input: { path: string; signedIn: boolean; consent: unknown }) => 'hidden' | 'shown'

/** What the shell asks remotes for, by the name it asks with. */
export interface Exposes {
  './routes': AreaModule
  './gate': { gate: Gate }
  './widget': Required<LifeCycles<AssistantProps>>
}
export type Expose = keyof Exposes

/** A module that has the shape its release promised. */
export type Exposed = Exposes[Expose]

type Module = Record<string, unknown>
const areFunctions = (module: Module, names: string[]) =>
  names.every((name) => typeof module[name] === 'function')

const checks: Record<ExposeShape, (module: Module) => boolean> = {
  routes: ({ routes }) => Array.isArray(routes) && routes.length > 0 && routes.every(isRoute),
  gate: (module) => areFunctions(module, ['gate']),
  parcel: (module) => areFunctions(module, ['bootstrap', 'mount', 'update', 'unmount']),
}

const isRoute = (route: RouteObject | null) =>
  typeof route === 'object' &&
  route !== null &&
  (route.path !== undefined || route.index === true || !!route.children)

const isModule = (module: unknown): module is Module => typeof module === 'object' && module !== null

/** Is a loaded module what its release promised? A retried container may resolve to an empty one. */
export const hasShape = (module: unknown, shape: ExposeShape): module is Exposed =>
  isModule(module) && checks[shape](module)
