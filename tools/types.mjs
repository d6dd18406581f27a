import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { contentOf, keepBuild, takeNewest } from './lib/build-cache.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { run } from './lib/processes.mjs'
import { binary, root } from './lib/workspace.mjs'

// `npm run types`: checks every package with the compiler, or those whose folders are named.

/** What the compiler found out of each file, by its content: of the same content it asks no second time, in any clone. */
const known = join(root, 'node_modules/.cache/types')

await ensureDependencies()
const packages = [
  ...readdirSync(root),
  ...readdirSync(join(root, 'shared')).map((name) => join('shared', name)),
]
if (!existsSync(known)) takeNewest('types', known)
const wrong = []
const named = process.argv.slice(2)
for (const name of (named.length > 0 ? named : packages).filter((folder) =>
  existsSync(join(root, folder, 'tsconfig.json')),
)) {
  const file = join(known, `${name.replaceAll(sep, '-')}.tsbuildinfo`)
  if ((await run(binary('tsc'), ['-p', name, '--incremental', '--tsBuildInfoFile', file])) !== 0)
    wrong.push(name)
}
keepBuild('types', contentOf('node_modules/.cache/types'), known)
if (wrong.length > 0) {
  console.error(`Types are wrong in ${wrong.join(', ')}.`)
  process.exit(1)
}
