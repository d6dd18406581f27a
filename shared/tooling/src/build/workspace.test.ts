import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildIdentity, builtIdentity, versionOf, workspaceRoot } from './workspace'

const shared = ['contracts', 'core', 'platform', 'ui', 'tooling', 'testing']
const exportsOfUi = {
  '.': './src/index.ts',
  './form': './src/form/index.ts',
  './work': './src/work/index.ts',
}
const files: Record<string, string> = {
  'pnpm-workspace.yaml': '',
  'pnpm-lock.yaml': 'lock',
  'README.md': 'read',
  'mfe-tiny/src/routes.tsx': 'routes',
  'mfe-tiny/src/routes.test.tsx': 'test',
  'mfe-tiny/webpack.config.ts': 'config',
  'mfe-tiny/dist/release.json': '{"build":"0123456789ab"}',
  'mfe-tiny/node_modules/x/index.js': 'x',
  ...Object.fromEntries(
    shared.flatMap((name) => [
      [`shared/${name}/package.json`, `{"version":"1.2.3"}`],
      [`shared/${name}/src/index.ts`, name],
    ]),
  ),
  'shared/ui/package.json': JSON.stringify({ version: '1.2.3', exports: exportsOfUi }),
  'shared/ui/src/form/index.ts': 'form',
  'shared/ui/src/work/index.ts': 'work',
}

let root: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const identity = (kind: 'host' | 'remote') => buildIdentity(root, join(root, 'mfe-tiny'), kind)

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'workspace-'))
  for (const [file, text] of Object.entries(files)) write(file, text)
})
afterAll(() => rmSync(root, { recursive: true }))

it.each([
  ['mfe-tiny/src/routes.tsx', true, true],
  ['mfe-tiny/webpack.config.ts', true, true],
  ['mfe-tiny/src/new.ts', true, true],
  ['mfe-tiny/src/routes.test.tsx', false, false],
  ['mfe-tiny/dist/release.json', false, false],
  ['mfe-tiny/node_modules/x/index.js', false, false],
  ['shared/contracts/src/index.ts', true, true],
  ['shared/core/src/index.ts', true, true],
  ['shared/tooling/src/index.ts', true, true],
  ['shared/tooling/src/jest/preset.mjs', false, false],
  ['shared/platform/src/index.ts', false, true],
  ['shared/ui/src/index.ts', false, true],
  ['shared/ui/src/index.stories.tsx', false, false],
  // What the shell shares comes from there; what it does not is part of whoever takes it.
  ['shared/ui/src/form/index.ts', false, true],
  ['shared/ui/src/work/index.ts', true, true],
  ['shared/platform/package.json', true, true],
  ['shared/ui/package.json', true, true],
  ['shared/testing/src/index.ts', false, false],
  ['pnpm-lock.yaml', true, true],
  ['README.md', false, false],
])('%s makes another remote: %s, another host: %s', (file, remote, host) => {
  const before = [identity('remote'), identity('host')]
  write(file, `${files[file] ?? ''} `)
  expect([identity('remote') !== before[0], identity('host') !== before[1]]).toEqual([remote, host])
  if (file in files) write(file, files[file] ?? '')
  else rmSync(join(root, file))
  expect([identity('remote'), identity('host')]).toEqual(before)
})

it('makes another build of an agent’s engine only where agents are used', () => {
  const change = (text: string) => {
    write('shared/agents/src/engine.ts', text)
    return identity('remote')
  }
  const apart = change('one')
  expect(change('another')).toBe(apart)
  write('mfe-tiny/package.json', '{"dependencies":{"@ag/agents":"workspace:*"}}')
  const within = change('one')
  expect(change('another')).not.toBe(within)
  rmSync(join(root, 'mfe-tiny/package.json'))
})

it('makes another build of a file that is only called differently', () => {
  const before = identity('remote')
  rmSync(join(root, 'mfe-tiny/src/routes.tsx'))
  write('mfe-tiny/src/pages.tsx', 'routes')
  expect(identity('remote')).not.toBe(before)
  expect(identity('remote')).toMatch(/^[a-f0-9]{12}$/)
})

it('makes another build for who develops the site', () => {
  const before = identity('remote')
  process.env.AG_DEVELOPMENT = 'true'
  expect(identity('remote')).not.toBe(before)
  Reflect.deleteProperty(process.env, 'AG_DEVELOPMENT')
  expect(identity('remote')).toBe(before)
})

it('finds the workspace, its versions and what was built last', () => {
  expect(workspaceRoot(join(root, 'mfe-tiny/src'))).toBe(root)
  expect(() => workspaceRoot(tmpdir())).toThrow('is in no workspace')
  expect(versionOf(root, '@ag/platform')).toBe('1.2.3')
  expect(builtIdentity(join(root, 'mfe-tiny'))).toBe('0123456789ab')
  expect(builtIdentity(join(root, 'shared/core'))).toBeUndefined()
})
