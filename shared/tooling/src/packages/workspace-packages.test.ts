import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workspaceRoot } from '../build/workspace'
import { importsOf, workspacePackages } from './workspace-packages'

const packages = workspacePackages(workspaceRoot(__dirname))

/** The packages that the specification names, by what they are for. */
const inCode = [
  'webpack',
  '@module-federation/enhanced',
  'react',
  'react-dom',
  'react-router-dom',
  'jotai',
  'ky',
  'jwt-decode',
  'date-fns',
  '@emotion/react',
  'single-spa',
]
const inTests = ['jest', '@testing-library/react', '@playwright/test']

it.each([...inCode, ...inTests])('%s is declared where it is used, and nowhere else', (name) => {
  const wrong = packages.flatMap(({ folder, declared, peers, imports }) => {
    const [isDeclared, isUsed] = [declared.includes(name), imports.has(name)]
    if (isUsed && !isDeclared) return [`${folder} uses it without declaring it`]
    // What a declared package asks for beside it, such as React for its testing library, is used by that.
    if (isDeclared && !isUsed && !peers.includes(name)) return [`${folder} declares it without using it`]
    return []
  })
  expect(wrong).toEqual([])
})

it.each(inCode)('%s is used by code that is no test', (name) => {
  const files = packages.flatMap(({ imports }) => imports.get(name) ?? [])
  expect(files.filter((file) => !/\.(?:test|stories)\.|(?:^|\/)(?:testing|e2e)\//.test(file))).not.toEqual([])
})

it.each(inTests)('%s is used by tests, or runs them', (name) => {
  expect(packages.flatMap(({ imports }) => imports.get(name) ?? [])).not.toEqual([])
})

it('the router is asked for by one name', () => {
  const ask = packages.filter(
    ({ declared, imports }) => declared.includes('react-router') || imports.has('react-router'),
  )
  expect(ask.map(({ folder }) => folder)).toEqual([])
})

it('knows what a file imports, in every way there is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'))
  const file = join(folder, 'some.tsx')
  writeFileSync(
    file,
    `
    import a from 'plain'
    import { b, type B } from '@scope/some/part'
    import 'effect/style.css'
    import type { C } from 'types'
    import { type D } from 'types-too'
    import own from './own'
    import { join } from 'node:path'
    export { e } from 'passed-on'
    export * from 'passed-on/whole'
    const f = await import('late')
    const g = [require('old'), require.resolve('old-place'), import.meta.resolve('place')]
    run(binary('command'))
    export const element = <p>react</p>
    `,
  )
  expect(importsOf(file)).toEqual([
    'plain',
    '@scope/some',
    'effect',
    'passed-on',
    'late',
    'old',
    'old-place',
    'place',
    'command',
    'react',
  ])
  rmSync(folder, { recursive: true })
})
