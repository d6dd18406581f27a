import type { ExposeShape } from '@ag/contracts'
import type { RouteObject } from '@ag/platform'

/** What the gate of a parcel answers from where the visitor is. */
export type Gate = (input: { path: string; signedIn: boolean; consent: unknown }) => 'hidden' | 'shown'

/** Lifecycles of a parcel, in the shape that single-spa gave them. */
export interface Parcel<Props> {
  bootstrap: (props: Props) => Promise<void>
  mount: (props: Props) => Promise<void>
  update: (props: Props) => Promise<void>
  unmount: (props: Props) => Promise<void>
}

type Module = Record<string, unknown>
const areFunctions = (module: Module, names: string[]) =>
  names.every((name) => typeof module[name] === 'function')

const checks: Record<ExposeShape, (module: Module) => boolean> = {
  routes: ({ routes }) =>
    Array.isArray(routes) && routes.length > 0 && (routes as RouteObject[]).every(isRoute),
  gate: (module) => areFunctions(module, ['gate']),
  parcel: (module) => areFunctions(module, ['bootstrap', 'mount', 'update', 'unmount']),
}

const isRoute = (route: RouteObject | null) =>
  typeof route === 'object' &&
  route !== null &&
  (route.path !== undefined || route.index === true || !!route.children)

/** Is a loaded module what its release promised? A retried container may resolve to an empty one. */
export const hasShape = (module: unknown, shape: ExposeShape): module is Module =>
  typeof module === 'object' && module !== null && checks[shape](module as Module)
