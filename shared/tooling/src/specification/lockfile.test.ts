import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '../build/workspace'

const textOf = (file: string) => readFileSync(join(workspaceRoot(__dirname), file), 'utf8')

it('every package comes from the registry, by its hash', () => {
  const [, packages = ''] = /\npackages:\n([\s\S]*)\nsnapshots:\n/.exec(textOf('pnpm-lock.yaml')) ?? []
  const entries = packages.split(/\n(?= {2}\S)/).filter((entry) => entry.trim() !== '')
  expect(entries.length).toBeGreaterThan(1000)
  const isPinned =
    /^\s+'?(?:@[\w.-]+\/)?[\w.-]+@\d[\w.+-]*'?:\n {4}resolution: \{integrity: sha512-[\w+/]{86}==\}/
  expect(entries.filter((entry) => !isPinned.test(entry))).toEqual([])
})

it('no package may run a script when it is installed', () => {
  // The package manager runs none but those that are named.
  const settings = textOf('package.json') + textOf('pnpm-workspace.yaml')
  expect(settings).not.toMatch(
    /onlyBuiltDependencies|allowBuilds|dangerouslyAllowAllBuilds|neverBuiltDependencies/,
  )
})
