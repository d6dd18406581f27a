import { areaOf } from './owners'

/** A package of the workspace, as its package.json says. */
interface Member {
  name: string
  folder: string
  /** Names of the packages of the workspace that it imports. */
  needs: string[]
}

/** What a change can reach, and so what is to be run for it. */
export interface Reach {
  /** Folders of packages whose types are checked. */
  types: string[]
  gallery: boolean
  /** Files of journeys, from the folder of the journeys' package; `all` where the whole site may be another. */
  journeys: string[] | 'all'
}

export interface Workspace {
  members: Member[]
  /** The text of CODEOWNERS. */
  owners: string
  /** Journeys with their texts, from the folder of the journeys' package. */
  journeys: Record<string, string>
}

/**
 * What a change of these files can reach, by the imports of the workspace and by who owns which journey. A change
 * inside one screen of a remote reaches the journeys of its area that name the last part of its address, which is the
 * name of its folder.
 * @param files from the root
 * @returns undefined where everything is to be run: what every package is built and tested with has changed
 */
export function reachOf(files: string[], { members, owners, journeys }: Workspace): Reach | undefined {
  const code = files.filter((file) => !file.endsWith('.md'))
  if (code.some((file) => !members.some(({ folder }) => file.startsWith(`${folder}/`)))) return undefined

  const changed = members.filter(({ folder }) => code.some((file) => file.startsWith(`${folder}/`)))
  const reached = new Set(changed.map(({ name }) => name))
  for (let before = -1; before !== reached.size; ) {
    before = reached.size
    for (const { name, needs } of members) if (needs.some((each) => reached.has(each))) reached.add(name)
  }
  const walked = new Set<string>()
  for (const { folder } of changed.filter(({ folder }) => folder !== 'gallery')) {
    const inside = code.filter((file) => file.startsWith(`${folder}/`))
    const found = journeysOf(folder, inside, owners, journeys)
    if (found === 'all') return { ...built(reached, members), journeys: 'all' }
    for (const each of found) walked.add(each)
  }
  return { ...built(reached, members), journeys: [...walked].sort() }
}

const built = (reached: Set<string>, members: Member[]) => {
  const folders = members.filter(({ name }) => reached.has(name)).map(({ folder }) => folder)
  return { types: folders, gallery: folders.includes('gallery') }
}

function journeysOf(
  folder: string,
  files: string[],
  owners: string,
  journeys: Record<string, string>,
): string[] | 'all' {
  // Of the journeys' own package each file is one, but for what several of them use.
  if (folder === 'e2e') {
    const own = files.map((file) => file.slice('e2e/'.length))
    return own.every((file) => file in journeys || /^(?:gallery|nightly|pictures)\b/.test(file))
      ? own.filter((file) => file in journeys)
      : 'all'
  }
  if (!folder.startsWith('mfe-') || files.every(isTest)) return files.every(isTest) ? [] : 'all'
  const area = areaOf(folder, owners).journeys
  const ofArea = Object.keys(journeys).filter((file) => area.some((start) => file.startsWith(start)))
  const screens = files.map((file) => /^[^/]+\/src\/screens\/([^/]+)\//.exec(file)?.[1])
  const naming = ofArea.filter((file) => screens.some((screen) => names(journeys[file] ?? '', screen)))
  return screens.includes(undefined) || naming.length === 0 ? ofArea : naming
}

const isTest = (file: string) => /\.(test|stories)\.tsx?$/.test(file)

const names = (text: string, screen: string | undefined) =>
  screen !== undefined && new RegExp(`/${screen}\\b`).test(text)
