/** What a team's package is made from. */
export interface NewRemote {
  /** Folder, package and name in the registry: `mfe-suporte`. */
  name: string
  /** Of the area, and the first part of its addresses: `suporte`. */
  id: string
  /** Heading of its first screen, in Portuguese. */
  title: string
}

/** package.json of a remote that exists: its versions are everybody's. */
export interface Neighbour {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** Addresses that are the gateway's own. */
const reserved = ['api', 'r', 'dev', 'docs', 'healthz', 'readyz', 'metrics', 'robots', 'sitemap']
const ownDependencies = ['@ag/platform', '@ag/ui', 'react', 'react-dom']
/** Nobody types or clicks in its first test. */
const laterDependencies = ['@testing-library/user-event']

/** Reads a name as somebody types it, with or without `mfe-`; throws with the reason when it cannot be one. */
export function newRemote(typed: string, title: string | undefined, taken: string[]): NewRemote {
  const id = typed.replace(/^mfe-/, '')
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(id) || id.length > 30) {
    throw new Error(`"${typed}" is no name: small letters and single dashes, e.g. suporte.`)
  }
  if ([...reserved, ...taken].includes(id)) throw new Error(`/${id} belongs to somebody already.`)
  const words = id.replaceAll('-', ' ')
  return { name: `mfe-${id}`, id, title: title ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}` }
}

/** First parts of the addresses that an area at `/` answers, from its routes. */
export function firstSegments(routesSource: string): string[] {
  return [...routesSource.matchAll(/\bpath: '([a-z-]+)/g)].map(([, segment = '']) => segment)
}

/** Every file of the package, its journey and its workflow, by path in the workspace. */
export function remoteFiles(remote: NewRemote, neighbour: Neighbour): Record<string, string> {
  const { name, id } = remote
  const inPackage = {
    'package.json': packageJson(remote, neighbour),
    'webpack.config.ts': webpackConfig(remote),
    'jest.config.mjs': `import { browser } from '@ag/tooling/jest'\n\nexport default { ...browser, id: '${name}' }\n`,
    'tsconfig.json': tsconfig,
    'src/tests.d.ts': testTypes,
    'src/routes.tsx': routes,
    'src/routes.test.tsx': contractTest,
    'src/screens/home/texts.ts': texts(remote),
    'src/screens/home/home-screen.tsx': screen,
    'src/screens/home/home-screen.test.tsx': screenTest(remote),
  }
  return {
    ...Object.fromEntries(Object.entries(inPackage).map(([path, text]) => [`${name}/${path}`, text])),
    [`e2e/journeys/${id}.test.ts`]: journey(remote),
    [`.github/workflows/${name}.yml`]: workflow(remote),
  }
}

/** The gateway's list of areas with one more. */
export function withArea(source: string, { name, id, title }: NewRemote): string {
  const start = source.indexOf('export const areas: Area[] = [')
  const end = source.indexOf('\n]\n', start)
  if (start < 0 || end < 0) throw new Error('The list of areas is not where it was.')
  if (source.includes(`id: ${quoted(id)},`)) throw new Error(`There is an area ${id} already.`)
  const area = `
  {
    id: ${quoted(id)},
    path: ${quoted(`/${id}`)},
    remote: ${quoted(name)},
    guard: 'none',
    start: 'now',
    title: ${quoted(title)},
    index: false,
  },`
  return source.slice(0, end) + area + source.slice(end)
}

/** CODEOWNERS with a team for the package, in the organisation of the others. */
export function withOwner(source: string, { name, id }: NewRemote): string {
  const [, organisation] = /\s@([\w-]+)\//.exec(source) ?? []
  if (!organisation) throw new Error('CODEOWNERS names no team yet.')
  const lines = [`/${name}/`, `/e2e/journeys/${id}*`].map(
    (path) => `${path.padEnd(ownersColumn - 1)} @${organisation}/${id}\n`,
  )
  return `${source.trimEnd()}\n\n${lines.join('')}`
}

/** Where the teams stand. */
const ownersColumn = 36

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

function packageJson({ name }: NewRemote, { dependencies, devDependencies }: Neighbour): string {
  const about = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { build: 'federation-build' },
    dependencies: onlyThose(dependencies, (dependency) => ownDependencies.includes(dependency)),
    devDependencies: onlyThose(devDependencies, (dependency) => !laterDependencies.includes(dependency)),
  }
  return `${JSON.stringify(about, null, 2)}\n`
}

const onlyThose = (versions: Record<string, string>, suits: (dependency: string) => boolean) =>
  Object.fromEntries(Object.entries(versions).filter(([dependency]) => suits(dependency)))

const webpackConfig = ({ name }: NewRemote) => `import { defineRemote } from '@ag/tooling'

export default defineRemote({
  name: ${quoted(name)},
  exposes: { './routes': { import: './src/routes.tsx', shape: 'routes' } },
})
`

const workflow = ({ name, id }: NewRemote) => `name: ${name}
on:
  pull_request:
    paths: &paths
      - ${name}/**
      - e2e/journeys/${id}*
  push:
    branches: [main]
    paths: *paths
jobs:
  area:
    uses: ./.github/workflows/area.yml
    with:
      package: ${name}
    secrets:
      RELEASE_TOKEN: \${{ secrets.RELEASE_TOKEN_${id.replaceAll('-', '_').toUpperCase()} }}
`

const tsconfig = `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "lib": ["ES2023", "DOM", "DOM.Iterable"], "types": ["node", "jest"] },
  "include": ["src", "*.ts", "*.mts"]
}
`

const testTypes = `/// <reference types="@testing-library/jest-dom" />

declare module 'jest-axe' {
  /** Checks what is rendered against the rules of accessibility. */
  export function axe(html: Element | string): Promise<object>
}

declare namespace jest {
  interface Matchers<R> {
    toHaveNoViolations(): R
  }
}
`

const routes = `import { type RouteObject, screen } from '@ag/platform'
import { texts } from './screens/home/texts'

/** What this area shows at which address. */
export const routes: RouteObject[] = [
  {
    index: true,
    ...screen(
      'home',
      () => import(/* webpackChunkName: "home" */ './screens/home/home-screen').then((m) => m.HomeScreen),
      { title: \`\${texts.title} | {empresa}\`, prerender: true, index: false },
    ),
  },
]
`

const contractTest = `import { areaProblems } from '@ag/testing'
import { routes } from './routes'

it('offers the shell what an area has to', async () => {
  expect(await areaProblems(routes)).toEqual([])
})
`

const texts = ({ title }: NewRemote) => `export const texts = {
  title: ${quoted(title)},
  lead: 'Esta área acaba de nascer.',
}
`

const screen = `import { Container, Heading, Stack, Text } from '@ag/ui'
import { texts } from './texts'

/** The first page of the area. */
export function HomeScreen() {
  return (
    <Container>
      <Stack>
        <Heading level={1}>{texts.title}</Heading>
        <Text tone="muted">{texts.lead}</Text>
      </Stack>
    </Container>
  )
}
`

const screenTest = ({ title }: NewRemote) => `import { renderScreen } from '@ag/testing'
import { screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { HomeScreen } from './home-screen'

it('says what it is, to everybody', async () => {
  const { container } = renderScreen(<HomeScreen />)
  expect(screen.getByRole('heading', { level: 1, name: ${quoted(title)} })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})
`

const journey = ({ id, title }: NewRemote) => `import { expect, test, whenReady } from '../fixtures/test'

test('a visitor opens /${id}', async ({ page, request }) => {
  // Prerendered: the page is whole before any script.
  expect(await (await request.get('/${id}')).text()).toMatch(/data-rendered="true">.*<h1/)
  await page.goto('/${id}')
  await whenReady(page)
  await expect(page.getByRole('heading', { level: 1, name: ${quoted(title)} })).toBeVisible()
})
`
