import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDependencies } from './lib/dependencies.mjs'
import { run } from './lib/processes.mjs'
import { binary, root } from './lib/workspace.mjs'

// `npm run types`: checks every package with the compiler, or those whose folders are named.

await ensureDependencies()
const packages = [
  ...readdirSync(root),
  ...readdirSync(join(root, 'shared')).map((name) => join('shared', name)),
]
const wrong = []
const named = process.argv.slice(2)
for (const name of (named.length > 0 ? named : packages).filter((folder) =>
  existsSync(join(root, folder, 'tsconfig.json')),
))
  if ((await run(binary('tsc'), ['-p', name])) !== 0) wrong.push(name)
if (wrong.length > 0) {
  console.error(`Types are wrong in ${wrong.join(', ')}.`)
  process.exit(1)
}
