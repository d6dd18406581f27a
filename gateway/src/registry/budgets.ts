import type { Release } from '@ag/contracts'
import { AppError } from '@ag/core'
import { compress } from '../cache/compression'

const kB = 1000

/**
 * What a build may weigh, in bytes as browsers fetch them (brotli). The platform sets these, not the teams: what one area
 * gains in a single release, every visitor pays for.
 */
export const budgets = {
  /** What every page needs before anything of ours runs. */
  hostEntries: 30 * kB,
  /** All that a host loads whatever the page. */
  hostStart: 145 * kB,
  remoteEntry: 6 * kB,
  /** Entry, routes and chunks of the one screen that a visitor opens. */
  screen: 60 * kB,
  /** Asked on every page, also where nothing is shown. */
  gate: 2 * kB,
  parcel: 12 * kB,
  /** Written into every page of its area. */
  style: 12 * kB,
}

/** Refuses a release that weighs more than it may. */
export async function checkBudgets(release: Release, files: Map<string, Buffer>): Promise<void> {
  const parts = partsOf(release)
  const counted = [...new Set(parts.flatMap((part) => part.files))]
  const weights = new Map(
    await Promise.all(
      counted.map(async (path) => [path, (await compress(files.get(path) ?? empty, 'br')).length] as const),
    ),
  )
  const reasons = parts.flatMap(({ what, files: needed, budget }) => {
    const bytes = [...new Set(needed)].reduce((sum, path) => sum + (weights.get(path) ?? 0), 0)
    return bytes > budget ? [`${what}: ${bytes} bytes, e cabem ${budget}.`] : []
  })
  if (reasons.length === 0) return
  const errors = reasons.slice(0, 20).map((message) => ({ field: 'release', code: 'OVER_BUDGET', message }))
  throw new AppError('VALIDATION_FAILED', { userMessage: reasons[0], errors })
}

const empty = Buffer.alloc(0)

interface Part {
  what: string
  files: string[]
  budget: number
}

function partsOf({ kind, entries, start, exposes, paths, style }: Release): Part[] {
  const styles = style === null ? [] : [{ what: 'A folha de estilo', files: [style], budget: budgets.style }]
  if (kind === 'host') {
    return [
      { what: 'As entradas', files: entries, budget: budgets.hostEntries },
      { what: 'O início da página', files: [...entries, ...start], budget: budgets.hostStart },
      ...styles,
    ]
  }
  const routes = exposes['./routes']?.files ?? []
  return [
    { what: 'A entrada', files: entries, budget: budgets.remoteEntry },
    ...paths.map(({ path, files }) => ({
      what: `A tela ${JSON.stringify(path)}`,
      files: [...entries, ...routes, ...files],
      budget: budgets.screen,
    })),
    ...Object.entries(exposes).flatMap(([module, { shape, files }]) =>
      shape === 'routes'
        ? []
        : [
            {
              what: `O módulo ${module}`,
              files: files.filter((file) => !entries.includes(file)),
              budget: budgets[shape],
            },
          ],
    ),
    ...styles,
  ]
}
