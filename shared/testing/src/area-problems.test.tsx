import { type RouteObject, screen } from '@ag/platform'
import { areaProblems } from './area-problems'

const page = screen('home', async () => () => <p>Olá</p>, { title: 'Início' })
const broken = screen('home', () => Promise.reject(new Error('no such chunk')), { title: 'Início' })

it('finds nothing in routes that keep the contract', async () => {
  const routes: RouteObject[] = [
    { index: true, ...page },
    { path: 'list', children: [{ path: ':id', ...page }] },
  ]
  expect(await areaProblems(routes)).toEqual([])
})

const wrong: [string, RouteObject[], RegExp][] = [
  ['no routes', [], /no routes/],
  ['a path from the root', [{ path: '/list', ...page }], /\/\/list: .*slash/],
  ['laziness that cannot heal', [{ path: 'list', lazy: async () => ({}), ...page }], /\/list: .*lazy/],
  ['a screen without a title', [{ index: true, element: <p>Olá</p> }], /no title/],
  [
    'code that cannot be loaded',
    [{ path: 'list', children: [{ path: 'a', ...broken }] }],
    /list\/a: .*no such/,
  ],
]
it.each(wrong)('finds %s', async (_what, routes, words) => {
  expect((await areaProblems(routes)).join('\n')).toMatch(words)
})
