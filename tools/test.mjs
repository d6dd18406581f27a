import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { run } from './lib/processes.mjs'
import { readPages, readReport, readUnits, showLastPages } from './lib/reports.mjs'
import { binary, federated, root } from './lib/workspace.mjs'

// `npm test`: lint, types, unit, component and backend tests, the gallery, builds, journeys.
//   npm test -- lint types        only those steps
//   npm test -- --area mfe-auth   what the team of that package owns
//   npm test -- --changed [ref]   what has changed since a commit can reach; since the main branch, unless told
//   npm test -- --timings         and where the time went

const argv = process.argv.slice(2)
const at = argv.indexOf('--changed')
// Its commit may be left out, which parseArgs does not know.
if (at >= 0 && (argv[at + 1] ?? '--').startsWith('--')) argv.splice(at + 1, 0, '')
const { positionals, values } = parseArgs({
  args: argv,
  allowPositionals: true,
  options: { area: { type: 'string' }, changed: { type: 'string' }, timings: { type: 'boolean' } },
})
if (values.area !== undefined && !federated.includes(values.area)) {
  console.error(`There is no ${values.area}; there are ${federated.join(', ')}.`)
  process.exit(2)
}

/**
 * What of everything is run; what is left out is run whole.
 * @typedef {{ lint?: string[], types?: string[], unit?: string[], gallery?: boolean, journeys?: string[] }} Scope
 */

const results = join(root, 'test-results')
/** @type {import('./lib/reports.mjs').Counted} */
const counts = { passed: 0, failed: [], files: {} }
const has = (/** @type {string[] | undefined} */ list) => list === undefined || list.length > 0

const steps = {
  async lint() {
    // Beside each other: the second one has use for one processor only. Of what it is told only here it says that it knows that by itself,
    // where times are taken.
    const [wrong, unused] = await Promise.all([
      run(binary('biome'), [
        'check',
        '--no-errors-on-unmatched',
        '--files-ignore-unknown=true',
        ...(scope.lint ?? ['.']),
      ]),
      run(binary('knip'), ['--no-config-hints', ...(values.area ? ['--workspace', values.area] : [])]),
    ])
    return wrong || unused
  },
  types: () => run(process.execPath, [join(root, 'tools/types.mjs'), ...(scope.types ?? [])]),
  async unit() {
    const report = join(results, 'unit.json')
    const code = await run(process.execPath, [
      // Workers take these over. Suites make much that is soon gone: with room for it, 15 % less of the processor goes by, and 5 % less again
      // where the room is there from the first. Each runs much code a few times: compiled to the utmost four times later it takes 8 % less,
      // and 8 % less again where a worker keeps what it compiled.
      '--min-semi-space-size=64',
      '--max-semi-space-size=64',
      '--interrupt-budget=270336',
      '--no-flush-bytecode',
      join(root, 'node_modules/jest/bin/jest.js'),
      '--ci',
      '--json',
      `--outputFile=${report}`,
      '--silent',
      ...(scope.unit ?? []),
    ])
    count(readUnits, report)
    return code
  },
  async gallery() {
    const { buildGallery, checkGallery } = await import('./lib/gallery.mjs')
    const report = join(results, 'gallery.json')
    // A builder of its own leaves most of a processor free: what journeys need is built beside it. That step tells what failed.
    await Promise.all([buildGallery(), wanted.includes('build') && buildSite().catch(() => undefined)])
    const code = await checkGallery({ report })
    count(readPages, report)
    return code
  },
  async build() {
    await buildSite()
    return 0
  },
  async journeys() {
    const report = join(results, 'journeys.json')
    rmSync(join(root, 'e2e/.data'), { recursive: true, force: true })
    const code = await run(binary('playwright', 'e2e'), ['test', ...(scope.journeys ?? [])], {
      cwd: join(root, 'e2e'),
      env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    })
    count(readPages, report)
    if (code !== 0) showLastPages(join(results, 'journeys'))
    return code
  },
}

/** Journeys walk the whole site; what has been built already is taken as it is. */
async function buildSite() {
  const { buildAll } = await import('./lib/build.mjs')
  await buildAll()
}

/** Adds what the report of a step says. */
function count(read, report) {
  const { passed, failed, files, causes } = readReport(read, report)
  counts.passed += passed
  counts.failed.push(...failed)
  counts.files = files
  counts.causes = causes
}

/** @returns {Promise<Scope>} */
async function readScope() {
  const owners = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8')
  const { register } = await import('tsx/esm/api')
  const unregister = register()
  const { areaOf } = await import('../shared/tooling/src/teams/owners.ts')
  const { reachOf } = await import('../shared/tooling/src/teams/reach.ts')
  const { readWorkspace } = await import('../shared/tooling/src/teams/read-workspace.ts')
  await unregister()
  if (values.area !== undefined) {
    const { folders, journeys } = areaOf(values.area, owners)
    return { lint: folders, types: [values.area], unit: folders, gallery: false, journeys }
  }
  if (values.changed === undefined) return {}

  const files = changedSince(values.changed)
  const reach = reachOf(files, readWorkspace(root))
  if (!reach) return {}
  const there = files.filter((file) => existsSync(join(root, file)))
  console.log(
    `${files.length} files have changed; they reach ${reach.types.join(', ') || 'nothing that is built'}.`,
  )
  return {
    ...reach,
    lint: there,
    unit: ['--findRelatedTests', ...there, ...readers],
    journeys: reach.journeys === 'all' ? undefined : reach.journeys,
  }
}

/** Suites that read what others import nothing of. */
const readers = [
  'shared/core/src/one-calendar.test.ts',
  'shared/tooling/src/packages/workspace-packages.test.ts',
  'shared/tooling/src/specification/specification.test.ts',
]

/** Files that are not as they were at a commit, new ones included. */
function changedSince(/** @type {string} */ ref) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const [base] = git('merge-base', 'HEAD', ref || mainBranch(git))
  return [...git('diff', '--name-only', base ?? 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
}

const mainBranch = (git) =>
  git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main').length > 0 ? 'origin/main' : 'HEAD'

await ensureDependencies()
const scope = await readScope()
mkdirSync(results, { recursive: true })
const all = Object.keys(steps).filter((name) => {
  if (name === 'build') return has(scope.journeys)
  return name === 'gallery' ? scope.gallery !== false : has(scope[name])
})
const unknown = positionals.find((name) => !(name in steps))
if (unknown) {
  console.error(`There is no step ${unknown}; there are ${Object.keys(steps).join(', ')}.`)
  process.exit(2)
}
const wanted = positionals.length > 0 ? positionals : all
const chromium =
  wanted.includes('gallery') || wanted.includes('journeys') ? await ensureChromium() : undefined
const timings = values.timings ? await import('./lib/timings.mjs') : undefined
timings?.startTimings()
const failed = []
const done = []
async function take(/** @type {string} */ name) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  counts.files = {}
  counts.causes = undefined
  const code = await steps[name]().catch((error) => {
    console.error(error.message)
    return 1
  })
  const seconds = (Date.now() - started) / 1000
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'failed'}, ${seconds.toFixed(0)} s`)
  done.push({ name, seconds, files: counts.files, causes: counts.causes })
  if (code !== 0) failed.push(name)
}

// One after the other: suites begin with those that start servers, and on two cores nothing else fits beside them.
for (const name of wanted) await take(name)
timings?.showTimings(done)
if (failed.length > 0)
  console.error(['', `Failed: ${failed.join(', ')}`, ...counts.failed.map((name) => `  ${name}`)].join('\n'))
console.log(`\n${counts.passed} passed, ${Math.max(counts.failed.length, failed.length)} failed`)
process.exit(failed.length > 0 ? 1 : 0)
