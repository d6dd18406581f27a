import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace.mjs'

/**
 * Where what runs notes what its time went into, a line each: step, cause and milliseconds. The suites of the backend
 * and the journeys write it where `TIMINGS_FILE` names it.
 */
export const timingsFile = join(root, 'test-results/timings.tsv')

export function startTimings() {
  rmSync(timingsFile, { force: true })
  process.env.TIMINGS_FILE = timingsFile
}

/**
 * Prints where the time went: by step, by file, by cause.
 * @param {{ name: string, seconds: number, files: Record<string, number>, causes?: Record<string, number> }[]} steps
 */
export function showTimings(steps) {
  table(
    'Step',
    steps.map(({ name, seconds }) => [name, seconds]),
  )
  for (const { name, files } of steps.filter(({ files }) => Object.keys(files).length > 0)) {
    const longest = Object.entries(files).sort(([, one], [, other]) => other - one)
    const all = longest.reduce((sum, [, seconds]) => sum + seconds, 0)
    table(`Longest of ${longest.length} files of ${name}`, [
      ...longest.slice(0, 15),
      ['all of them, side by side', all],
    ])
  }
  table('Cause', causes(steps))
}

function causes(steps) {
  /** @type {Record<string, number>} */
  const sums = {}
  for (const { name, causes = {} } of steps)
    for (const [cause, seconds] of Object.entries(causes)) sums[`${name}: ${cause}`] = seconds
  const noted = existsSync(timingsFile) ? readFileSync(timingsFile, 'utf8').trim().split('\n') : []
  for (const line of noted.filter(Boolean)) {
    const [step, cause, milliseconds] = line.split('\t')
    const name = `${step}: ${cause}`
    sums[name] = (sums[name] ?? 0) + Number(milliseconds) / 1000
  }
  return Object.entries(sums).sort(([, one], [, other]) => other - one)
}

function table(title, rows) {
  console.log(`\n| ${title} | Seconds |\n|---|---:|`)
  for (const [name, seconds] of rows) console.log(`| ${name} | ${seconds.toFixed(1)} |`)
}
