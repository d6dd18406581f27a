import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '../build/workspace'
import { areaOf } from '../teams/owners'
import { firstSegments, newRemote, remoteFiles, withArea, withOwner } from './new-remote'

const root = workspaceRoot(__dirname)
const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('takes a name with or without its prefix, and a title from it', () => {
  expect(newRemote('suporte', undefined, [])).toEqual({
    name: 'mfe-suporte',
    id: 'suporte',
    title: 'Suporte',
  })
  expect(newRemote('mfe-base-de-dados', 'Dados', [])).toMatchObject({ id: 'base-de-dados', title: 'Dados' })
})

it.each(['', 'Suporte', '../x', 'a--b', 'x1', 'api', 'agents', 'a'.repeat(31)])('refuses %j', (name) => {
  expect(() => newRemote(name, undefined, ['agents'])).toThrow()
})

it('knows the addresses of the area at the root', () => {
  expect(firstSegments(read('mfe-public/src/routes.tsx'))).toEqual(
    expect.arrayContaining(['agents', 'consultation', 'privacy']),
  )
})

it('writes a package like its neighbours, with routes, tests and a journey', () => {
  const remote = newRemote('suporte', "Suporte d'água", [])
  const files = remoteFiles(remote, JSON.parse(read('mfe-auth/package.json')))
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'mfe-suporte/src/routes.tsx',
      'mfe-suporte/src/routes.test.tsx',
      'mfe-suporte/src/screens/home/home-screen.test.tsx',
      'e2e/journeys/suporte.test.ts',
    ]),
  )
  for (const path of ['jest.config.mjs', 'tsconfig.json', 'src/tests.d.ts']) {
    expect(files[`mfe-suporte/${path}`]).toBe(read(`mfe-auth/${path}`).replace('mfe-auth', 'mfe-suporte'))
  }
  const workflow = read('.github/workflows/mfe-auth.yml').replace(/ {6}- backend.*\n/, '')
  expect(files['.github/workflows/mfe-suporte.yml']).toBe(
    workflow
      .replaceAll('mfe-auth', 'mfe-suporte')
      .replace('accounts-', 'suporte')
      .replace('_AUTH', '_SUPORTE'),
  )
  const about = JSON.parse(files['mfe-suporte/package.json'] ?? '')
  const { devDependencies } = JSON.parse(read('mfe-auth/package.json'))
  expect(about).toMatchObject({ name: 'mfe-suporte', dependencies: { react: '19.3.1' } })
  expect({ ...devDependencies, ...about.devDependencies }).toEqual(devDependencies)
  // Lint finds what a package lists and does not use.
  expect(about.devDependencies).not.toHaveProperty('@testing-library/user-event')
  expect(files['mfe-suporte/src/screens/home/texts.ts']).toContain("title: 'Suporte d\\'água'")
})

it('adds an area to the list, once', () => {
  const source = read('gateway/src/registry/areas.ts')
  const remote = newRemote('suporte', undefined, [])
  const added = withArea(source, remote)
  expect(added).toContain("    path: '/suporte',\n    remote: 'mfe-suporte',\n")
  expect(added.replace(/\n {2}\{\n {4}id: 'suporte'[^}]*\},/, '')).toBe(source)
  expect(() => withArea(added, remote)).toThrow(/already/)
  expect(() => withArea('export const areas = []', remote)).toThrow(/not where it was/)
})

it('gives the package a team of its own', () => {
  const added = withOwner(read('.github/CODEOWNERS'), newRemote('suporte', undefined, []))
  expect(areaOf('mfe-suporte', added)).toEqual({
    team: '@agentes/suporte',
    folders: ['mfe-suporte/'],
    journeys: ['journeys/suporte'],
  })
})
