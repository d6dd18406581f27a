import type { Area, PageBuild, PageRegistry } from '@ag/contracts'

/** The areas of the site. */
export const makeAreas = (): Area[] => [
  makeArea({ id: 'public', path: '/', remote: 'mfe-public', title: 'Agentes de IA', index: true }),
  makeArea({ id: 'auth', path: '/auth', remote: 'mfe-auth', title: 'Sua conta' }),
  makeArea({
    id: 'dashboard',
    path: '/dashboard',
    remote: 'mfe-dashboard',
    title: 'Painel',
    guard: 'session',
  }),
  makeArea({ id: 'admin', path: '/admin', remote: 'mfe-admin', title: 'Administração', guard: 'session' }),
]

const makeArea = (changes: Pick<Area, 'id' | 'path' | 'remote' | 'title'> & Partial<Area>): Area => ({
  guard: 'none',
  start: 'now',
  index: false,
  ...changes,
})

/** One build of a remote, as a page knows it; the letter makes its id. */
export function makePageBuild(remote: string, letter = 'a', changes: Partial<PageBuild> = {}): PageBuild {
  const build = letter.repeat(12)
  const base = `/r/${remote}/${build}/`
  return {
    build,
    base,
    entry: `${base}client/remoteEntry.js`,
    integrity: `sha256-${letter.repeat(43)}=`,
    global: `${remote.replaceAll('-', '_')}_${build}`,
    platform: '^1.0.0',
    exposes: { './routes': 'routes' },
    style: null,
    ...changes,
  }
}

/** What a page knows of the builds it gets: every area's remote, and no build before it. */
export const makePageRegistry = (changes: Partial<PageRegistry> = {}): PageRegistry => ({
  set: 'set-1',
  shell: {
    build: '0'.repeat(12),
    base: `/r/shell/${'0'.repeat(12)}/`,
    scripts: [{ src: `/r/shell/${'0'.repeat(12)}/client/main.js`, integrity: `sha256-${'0'.repeat(43)}=` }],
    style: null,
  },
  areas: makeAreas(),
  remotes: Object.fromEntries(
    makeAreas().map(({ remote }) => [
      remote,
      { current: makePageBuild(remote), previous: null, disabled: null },
    ]),
  ),
  start: 'now',
  ...changes,
})
