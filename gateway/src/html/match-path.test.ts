import { areas } from '../registry/areas'
import { areaOf, fullPath, matchPath, pathInArea } from './match-path'

it.each([
  ['/', 'public', ''],
  ['/agents', 'public', 'agents'],
  ['/auth', 'auth', ''],
  ['/auth/login', 'auth', 'login'],
  ['/authors', 'public', 'authors'],
  ['/dashboard/billing/inv_1', 'dashboard', 'billing/inv_1'],
])('%s belongs to %s', (path, id, rest) => {
  const area = areaOf(areas, path)
  expect(area?.id).toBe(id)
  expect(area && pathInArea(area, path)).toBe(rest)
  expect(area && fullPath(area, rest)).toBe(path)
})

const paths = ['', 'agents', 'agents/:slug', 'agents/prospect', 'docs/*', 'a/:b/c'].map((path) => ({
  path,
  prerender: false,
  index: true,
  files: [],
}))

it.each([
  ['', ''],
  ['agents', 'agents'],
  ['agents/prospect', 'agents/prospect'],
  ['agents/bi', 'agents/:slug'],
  ['agents/bi/more', undefined],
  ['agents/', undefined],
  ['docs', 'docs/*'],
  ['docs/a/b', 'docs/*'],
  ['a/b/c', 'a/:b/c'],
  ['a//c', undefined],
  ['Agents', undefined],
  ['__proto__', undefined],
])('%j is %j', (relative, expected) => {
  expect(matchPath(paths, relative)?.path).toBe(expected)
})
