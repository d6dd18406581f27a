import type { RouteObject, ScreenHandle } from '@ag/platform'

/**
 * What the shell would refuse or stumble over in the routes that an area exposes, one line each; nothing when they keep
 * the contract. Loads the code of every screen.
 */
export async function areaProblems(routes: RouteObject[]): Promise<string[]> {
  if (routes.length === 0) return ['there are no routes']
  const problems = await Promise.all(routes.map((route) => problemsOf(route, '')))
  return problems.flat()
}

async function problemsOf(route: RouteObject, parent: string): Promise<string[]> {
  const name = `${parent}/${route.path ?? ''}`
  const problems: string[] = []
  if (route.path?.startsWith('/')) problems.push(`${name}: a path begins below its area, not with a slash`)
  // The router's own laziness remembers a failure for ever.
  if (route.lazy) problems.push(`${name}: screens are loaded by screen(), not by lazy`)
  if (route.path === undefined && !route.index && !route.children)
    problems.push(`${name}: answers no address`)
  if (route.children) {
    const below = await Promise.all(route.children.map((child) => problemsOf(child, name)))
    return [...problems, ...below.flat()]
  }
  const handle = route.handle as Partial<ScreenHandle> | undefined
  if (!handle?.title) problems.push(`${name}: has no title`)
  if (!handle?.chunk) problems.push(`${name}: names no chunk, so nothing of it can be fetched ahead`)
  try {
    await handle?.preload?.()
  } catch (error) {
    problems.push(`${name}: its code cannot be loaded (${error instanceof Error ? error.message : error})`)
  }
  return problems
}
