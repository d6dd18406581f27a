import type { Endpoint } from '@ag/contracts'

export interface RouteTable {
  /** Which call a method and a path are, if any. */
  find(method: string, path: string): Endpoint | undefined
  /** The methods that there are of a path. */
  methods(path: string): string[]
}

/** Makes the table of everything that the proxy sends on from the contracts. */
export function routeTable(endpoints: readonly Endpoint[]): RouteTable {
  const routes = endpoints
    .map((endpoint) => ({ endpoint, pattern: patternOf(endpoint.path) }))
    .sort((a, b) => parameters(a.endpoint.path) - parameters(b.endpoint.path))
  const of = (path: string) =>
    routes.filter(({ pattern }) => pattern.test(path)).map(({ endpoint }) => endpoint)
  return {
    find: (method, path) => of(path).find((endpoint) => endpoint.method === method),
    methods: (path) => [...new Set(of(path).map(({ method }) => method))],
  }
}

/** The parameters of a path that a call's path has a name for: `/a/:id` and `/a/b` → `{ id: 'b' }`. */
export function paramsOf(path: string, target: string): Record<string, string> {
  const given = target.replace(/\?.*/s, '').split('/')
  return Object.fromEntries(
    path
      .split('/')
      .flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), given[index] ?? '']] : [])),
  )
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)))
  return new RegExp(`^${parts.join('/')}$`)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function parameters(path: string): number {
  return path.split('/').filter((part) => part.startsWith(':')).length
}
