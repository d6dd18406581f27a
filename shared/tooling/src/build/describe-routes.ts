import { readFileSync } from 'node:fs'
import vm from 'node:vm'

export interface RouteDescription {
  /** Path below the area, `''` for the area itself. */
  path: string
  prerender: boolean
  index: boolean
  chunk: string | undefined
}

interface Route {
  path?: string
  index?: boolean
  handle?: { prerender?: boolean; index?: boolean; chunk?: string }
  children?: Route[]
}

/**
 * Lists the routes of a remote's server file without rendering anything: shared libraries are replaced by stand-ins
 * that answer every call and property, except `screen`, whose description is kept.
 */
export function describeRoutes(serverFile: string): RouteDescription[] {
  const module: { exports: { routes?: Route[] } } = { exports: {} }
  const run = vm.runInThisContext(
    `(function (module, exports, require) {${readFileSync(serverFile, 'utf8')}\n})`,
    {
      filename: serverFile,
    },
  )
  run(module, module.exports, () => standIn)
  if (!Array.isArray(module.exports.routes)) throw new Error(`${serverFile} exports no routes`)
  return describe(module.exports.routes, '')
}

const screen = (chunk: string, _load: unknown, about: object) => ({ handle: { ...about, chunk } })

// A function that can be called, constructed and extended, as what it stands for may be.
function anything() {}

const standIn: unknown = new Proxy(anything, {
  get: (_, name) => (name === 'screen' ? screen : name === Symbol.toPrimitive ? () => '' : standIn),
  apply: () => standIn,
  construct: () => standIn as object,
})

function describe(routes: Route[], parent: string): RouteDescription[] {
  return routes.flatMap((route) => {
    const path = [parent, route.path].filter(Boolean).join('/')
    const { prerender = false, index = true, chunk } = route.handle ?? {}
    const own = route.children ? [] : [{ path, prerender, index, chunk }]
    return [...own, ...describe(route.children ?? [], path)]
  })
}
