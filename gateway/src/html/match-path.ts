import type { Area, Release } from '@ag/contracts'

export type PagePath = Release['paths'][number]

/** The area that answers a path: the longest prefix of whole segments wins. */
export function areaOf(areas: Area[], path: string): Area | undefined {
  return areas
    .filter((area) => area.path === '/' || path === area.path || path.startsWith(`${area.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]
}

/** The rest of a path below its area, without slashes at the ends; `''` is the area itself. */
export function pathInArea(area: Area, path: string): string {
  return path.slice(area.path === '/' ? 1 : area.path.length + 1)
}

/** The address of a path inside an area. */
export function fullPath(area: Area, path: string): string {
  if (path === '') return area.path
  return area.path === '/' ? `/${path}` : `${area.path}/${path}`
}

/** Finds the path that a remote declares for an address, the most literal one first. */
export function matchPath(paths: PagePath[], relative: string): PagePath | undefined {
  const segments = relative.split('/')
  return paths
    .filter(({ path }) => matches(path.split('/'), segments))
    .sort((a, b) => variables(a.path) - variables(b.path))[0]
}

function matches(pattern: string[], segments: string[]): boolean {
  const rest = pattern.at(-1) === '*'
  const fixed = rest ? pattern.slice(0, -1) : pattern
  if (rest ? segments.length < fixed.length : segments.length !== fixed.length) return false
  return fixed.every((part, index) => {
    const segment = segments[index]
    return part.startsWith(':') ? segment !== '' : part === segment
  })
}

function variables(path: string): number {
  return path.split('/').reduce((sum, part) => sum + (part === '*' ? 100 : part.startsWith(':') ? 1 : 0), 0)
}

/** The part of a path that stands for the page of each product that is sold: what an address has in its place. */
export const productSegment = ':product'

/** Does a path stand for many addresses? */
export const isVariable = (path: string): boolean => /[:*]/.test(path)

/** An address of an area that a release answers as it stands, without anything to fill in. */
export function plainAddress(area: Area, { paths }: Pick<Release, 'paths'>): string | undefined {
  const first = paths.find(({ path }) => !isVariable(path))
  return first && fullPath(area, first.path)
}
