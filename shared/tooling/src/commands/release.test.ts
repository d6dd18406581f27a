import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workspaceRoot } from '../build/workspace'

const library = join(workspaceRoot(__dirname), 'tools/lib/release.mjs')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
  writeFileSync(join(folder, 'tokens.json'), '{"mfe-admin":"of the local gateway"}')
})
afterEach(() => rmSync(folder, { recursive: true }))

it.each<[where: string, env: Record<string, string>, token: string]>([
  ['of the local gateway', {}, 'of the local gateway'],
  ['of gateways that share a registry', { RELEASE_TOKENS: '{"mfe-admin":"shared"}' }, 'shared'],
  ['that is given', { RELEASE_TOKENS: '{"mfe-admin":"shared"}', RELEASE_TOKEN: 'given' }, 'given'],
])('publishes with the token %s', (_where, env, token) => {
  const script = `import('${library}').then((own) => console.log(own.tokenFor('mfe-admin', '${folder}')))`
  const { stdout } = spawnSync(process.execPath, ['-e', script], { env, encoding: 'utf8' })
  expect(stdout).toBe(`${token}\n`)
})
