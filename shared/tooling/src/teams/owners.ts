/** What a team owns, as its area is tested and released. */
export interface Area {
  team: string
  /** With sources. */
  folders: string[]
  /** Beginnings of their names, from the folder of the journeys' package. */
  journeys: string[]
}

/**
 * What belongs to the team of a package.
 * @param owners the text of CODEOWNERS: a path from the root, perhaps with a star at its end, and a team
 * @throws {Error} for a line that says something else, and for a package that nobody owns
 */
export function areaOf(name: string, owners: string): Area {
  const lines = owners
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean)
    .map(readLine)
  const team = lines.find(({ path }) => path === `${name}/`)?.team
  if (!team) throw new Error(`${name} has no owner in .github/CODEOWNERS.`)
  const paths = lines.filter((line) => line.team === team).map(({ path }) => path)
  return {
    team,
    folders: paths.filter((path) => path.endsWith('/')),
    journeys: paths
      .filter((path) => path.startsWith('e2e/journeys/'))
      .map((path) => path.slice('e2e/'.length).replace('*', '')),
  }
}

function readLine(line: string): { path: string; team: string } {
  const [, path, team] = /^(\*|\/[^\s*?[\]!]+\*?)\s+(@[\w/-]+)$/.exec(line) ?? []
  if (!path || !team) throw new Error(`CODEOWNERS: “${line}” is no path from the root with one team.`)
  return { path: path.replace(/^\//, ''), team }
}
