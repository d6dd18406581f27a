import { reachOf, type Workspace } from './reach'

const workspace: Workspace = {
  members: [
    { name: '@ag/core', folder: 'shared/core', needs: [] },
    { name: '@ag/ui', folder: 'shared/ui', needs: ['@ag/core'] },
    { name: 'mfe-auth', folder: 'mfe-auth', needs: ['@ag/core', '@ag/ui'] },
    { name: 'shell', folder: 'shell', needs: ['@ag/ui'] },
    { name: 'backend', folder: 'backend', needs: ['@ag/core'] },
    { name: 'gallery', folder: 'gallery', needs: ['@ag/ui'] },
    { name: 'e2e', folder: 'e2e', needs: [] },
  ],
  owners: '/mfe-auth/ @agentes/contas\n/e2e/journeys/accounts-* @agentes/contas\n',
  journeys: {
    'journeys/accounts-guard.test.ts': "goto('/auth/login')",
    'journeys/accounts-links.test.ts': "goto('/auth/forgot-password')",
    'journeys/home.test.ts': "goto('/auth/login')",
  },
}
const reach = (...files: string[]) => reachOf(files, workspace)

test('a screen reaches its package and the journeys of its area that name its address', () => {
  expect(reach('mfe-auth/src/screens/login/login-screen.tsx')).toEqual({
    types: ['mfe-auth'],
    gallery: false,
    journeys: ['journeys/accounts-guard.test.ts'],
  })
})

test('what several screens use, and a screen that no journey names, reach all journeys of the area', () => {
  const both = ['journeys/accounts-guard.test.ts', 'journeys/accounts-links.test.ts']
  expect(reach('mfe-auth/src/routes.tsx')?.journeys).toEqual(both)
  expect(reach('mfe-auth/src/screens/verify-email/texts.ts')?.journeys).toEqual(both)
})

test('a shared package reaches whoever imports it, by way of others too, and the whole site', () => {
  expect(reach('shared/ui/src/button.tsx')).toEqual({
    types: ['shared/ui', 'mfe-auth', 'shell', 'gallery'],
    gallery: true,
    journeys: 'all',
  })
  expect(reach('shared/core/src/money.ts')?.types).toEqual([
    'shared/core',
    'shared/ui',
    'mfe-auth',
    'shell',
    'backend',
    'gallery',
  ])
  expect(reach('backend/src/app.ts')).toEqual({ types: ['backend'], gallery: false, journeys: 'all' })
})

test('a journey reaches itself, what journeys share reaches all of them, a test no journey', () => {
  expect(reach('e2e/journeys/home.test.ts')?.journeys).toEqual(['journeys/home.test.ts'])
  expect(reach('e2e/fixtures/test.ts')?.journeys).toBe('all')
  expect(reach('e2e/gallery/baselines/button.png')?.journeys).toEqual([])
  expect(reach('e2e/nightly/endurance.test.ts')?.journeys).toEqual([])
  expect(reach('backend/src/app.test.ts')?.journeys).toEqual([])
})

test('words reach nothing that is built, and what everything is built with reaches everything', () => {
  expect(reach('README.md', 'docs/performance.md')).toEqual({ types: [], gallery: false, journeys: [] })
  expect(reach('pnpm-lock.yaml', 'mfe-auth/src/routes.tsx')).toBeUndefined()
  expect(reach('tools/test.mjs')).toBeUndefined()
})
