import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the project. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The shell and the remotes: whatever has a package of its own. The shell takes longest to build, so it comes first. */
export const federated = [
  'shell',
  ...readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'package.json')))
    .sort(),
]

/** Path of a command that a package brings. */
export const binary = (name, packageFolder = '.') => join(root, packageFolder, 'node_modules/.bin', name)
