import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { binary, ensureDependencies, root, run } from './lib/workspace.mjs'

// `npm run types`: checks every package with the compiler.

ensureDependencies()
const packages = [
  ...readdirSync(root),
  ...readdirSync(join(root, 'shared')).map((name) => join('shared', name)),
]
const wrong = []
for (const name of packages.filter((folder) => existsSync(join(root, folder, 'tsconfig.json'))))
  if ((await run(binary('tsc'), ['-p', name])) !== 0) wrong.push(name)
if (wrong.length > 0) {
  console.error(`Types are wrong in ${wrong.join(', ')}.`)
  process.exit(1)
}
