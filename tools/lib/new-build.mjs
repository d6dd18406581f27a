import { createHash, randomBytes } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace.mjs'

/** A release of other bytes in a folder of `results`, as a changed line would make it; the folder's name ends with its build. */
export function newBuild(name, results) {
  const build = randomBytes(6).toString('hex')
  const folder = join(results, `${name}-${build}`)
  cpSync(join(root, name, 'dist'), join(folder, 'dist'), { recursive: true })
  const file = join(folder, 'dist/release.json')
  const release = JSON.parse(readFileSync(file, 'utf8'))
  const entry = release.entries[0]
  const changes = new Map([[release.build, build]])
  // The entry comes last: it pins its chunks.
  for (const path of [...Object.keys(release.files).filter((each) => each !== entry), entry]) {
    if (!/\.c?js$/.test(path)) continue
    const target = join(folder, 'dist', path)
    const before = readFileSync(target)
    let text = before.toString()
    for (const [from, to] of changes) text = text.replaceAll(from, to)
    const after = Buffer.from(path === entry ? `${text};/*${build}*/` : text)
    changes.set(hashOf(before), hashOf(after))
    writeFileSync(target, after)
    release.files[path] = { integrity: `sha256-${hashOf(after)}`, bytes: after.length, brotli: null }
  }
  const global = release.global.replace(release.build, build)
  writeFileSync(file, JSON.stringify({ ...release, build, global }))
  return folder
}

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('base64')
