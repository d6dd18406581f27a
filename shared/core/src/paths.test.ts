import { barePath, isUnder, safeReturnPath } from './paths'

test.each([
  ['/auth', '/auth', true],
  ['/auth/login', '/auth', true],
  ['/authors', '/auth', false],
  ['/', '/auth', false],
])('%s is under %s: %s', (path, prefix, expected) => {
  expect(isUnder(path, prefix)).toBe(expected)
})

test.each([
  ['/', '/'],
  ['', '/'],
  ['/agents/', '/agents'],
  ['/agents?x=1#y', '/agents'],
  ['/#precos', '/'],
])('%s without extras is %s', (path, bare) => {
  expect(barePath(path)).toBe(bare)
})

test.each<[wanted: string | null, path: string | undefined]>([
  ['/dashboard', '/dashboard'],
  ['/dashboard/billing?page=2#last', '/dashboard/billing?page=2#last'],
  ['/admin', '/admin'],
  [null, undefined],
  ['', undefined],
  ['dashboard', undefined],
  ['https://mal.example/', undefined],
  ['//mal.example/', undefined],
  ['/\\mal.example/', undefined],
  ['/\t/mal.example/', undefined],
  ['/.//mal.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['/auth/login?from=/auth/login', undefined],
])('a wish for %s leads to %s', (wanted, path) => {
  expect(safeReturnPath(wanted)).toBe(path)
})
