import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, workspaceRoot } from '../build/workspace'

const root = workspaceRoot(__dirname)
const readme = readFileSync(join(root, 'README.md'), 'utf8')
/** What the indented blocks hold beside drawings and markup. */
const commands = readme
  .split('\n')
  .flatMap((line) => /^ {4}([a-z].*)/.exec(line)?.[1] ?? [])
  .filter((line) => !line.includes('►'))

it('has commands for npm alone, which everybody has who has Node', () => {
  expect(commands.length).toBeGreaterThan(10)
  expect(commands.filter((command) => !/^npm (?:start|test|run) /.test(`${command} `))).toEqual([])
})

it('names scripts that there are', () => {
  const { scripts } = readJson(join(root, 'package.json'))
  const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '')
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
