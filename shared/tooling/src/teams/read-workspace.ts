import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../build/workspace'
import type { Workspace } from './reach'

/** What the packages, CODEOWNERS and the journeys of a workspace say. */
export function readWorkspace(root: string): Workspace {
  const folders = [...readdirSync(root), ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}`)]
  const packages = folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, ...readJson(join(root, folder, 'package.json')) }))
  const ours = new Set(packages.map(({ name }) => name))
  const journeys = readdirSync(join(root, 'e2e/journeys')).map((name) => `journeys/${name}`)
  return {
    members: packages.map(({ folder, name, dependencies, devDependencies }) => ({
      name,
      folder,
      needs: Object.keys({ ...dependencies, ...devDependencies }).filter((each) => ours.has(each)),
    })),
    owners: readFileSync(join(root, '.github/CODEOWNERS'), 'utf8'),
    journeys: Object.fromEntries(
      journeys.map((file) => [file, readFileSync(join(root, 'e2e', file), 'utf8')]),
    ),
  }
}
