import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesIn } from './workspace'

/** Letters that stand for one build in its class names: two builds of one remote on a page must not style each other. */
const prefixLength = 4
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Names the classes of a build. Every page carries them, in its markup and in its style, and hashes do not compress: a class is
 * named by its place among all classes that the build may have. The same sources give the same names, in the browser's build and in
 * the renderer's.
 *
 * @param identity what no other build has
 * @param folders where CSS modules of the build may lie
 */
export function classNames(identity: string, root: string, folders: string[]) {
  const prefix = [...sha256(identity).subarray(0, prefixLength)]
    .map((byte) => letters[byte % letters.length])
    .join('')
  const places = new Map<string, number>()
  for (const file of folders.flatMap(modulesIn).sort())
    for (const local of classesIn(readFileSync(file, 'utf8'))) places.set(keyOf(file, local), places.size)

  function keyOf(file: string, local: string): string {
    return `${relative(root, file)} ${local}`
  }

  /** A class of a file that lies elsewhere is named by its hash: its place there may change without this build. */
  return (file: string, local: string): string => {
    const key = keyOf(file, local)
    return `${prefix}${places.get(key)?.toString(36) ?? `_${sha256(key).toString('hex').slice(0, 8)}`}`
  }
}

const modulesIn = (folder: string): string[] => filesIn(folder).filter((path) => path.endsWith('.module.css'))

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** What may be a class; a name too many costs a number. */
const classesIn = (style: string): string[] => [
  ...new Set([...style.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)),
]
