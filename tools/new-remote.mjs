import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureDependencies } from './lib/dependencies.mjs'
import { binary, root } from './lib/workspace.mjs'

// `npm run new-remote -- <name> [--title words]`: a package for a new area, with its tests and its journey, ready to be released.

const { positionals, values } = parseArgs({ allowPositionals: true, options: { title: { type: 'string' } } })
if (positionals.length !== 1) {
  console.error('usage: npm run new-remote -- <name> [--title <words of its first heading>]')
  process.exit(2)
}

const areas = 'gateway/src/registry/areas.ts'
const owners = '.github/CODEOWNERS'

await ensureDependencies()
const { register } = await import('tsx/esm/api')
const unregister = register()
const { firstSegments, newRemote, remoteFiles, withArea, withOwner } = await import(
  '../shared/tooling/src/scaffold/new-remote.ts'
)
await unregister()

const read = (path) => readFileSync(join(root, path), 'utf8')
try {
  const remote = newRemote(positionals[0], values.title, firstSegments(read('mfe-public/src/routes.tsx')))
  const files = remoteFiles(remote, JSON.parse(read('mfe-auth/package.json')))
  const there = Object.keys(files).find((path) => existsSync(join(root, path)))
  if (there) throw new Error(`${there} is there already; nothing was written.`)
  const lists = { [areas]: withArea(read(areas), remote), [owners]: withOwner(read(owners), remote) }
  for (const [path, text] of Object.entries({ ...files, ...lists })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  run(binary('biome'), ['format', '--write', remote.name, `e2e/journeys/${remote.id}.test.ts`, areas])
  const { packageManager } = JSON.parse(read('package.json'))
  run('npx', ['--yes', packageManager, 'install', '--no-frozen-lockfile', '--prefer-offline', '--silent'])
  console.log(`${remote.name} answers /${remote.id}. Its team in .github/CODEOWNERS and the secret of its workflow are yours to make.
  npm test -- unit --area ${remote.name}        its tests
  npm run dev -- ${remote.name}                 the site as released, rebuilt on every save
  npm run release -- publish ${remote.name}     the first time, once a gateway that knows the area is live`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ${args[0]} failed; the lines above say why.`)
}
