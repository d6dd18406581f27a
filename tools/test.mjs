import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { binary, ensureDependencies, federated, root, run } from './lib/workspace.mjs'

// `npm test`: lint, types, unit, component and backend tests, the gallery, builds, journeys. `npm test -- lint types` runs
// only those; `npm test -- --area mfe-auth` only what the team of that package owns.

const { positionals, values } = parseArgs({ allowPositionals: true, options: { area: { type: 'string' } } })
if (values.area !== undefined && !federated.includes(values.area)) {
  console.error(`There is no ${values.area}; there are ${federated.join(', ')}.`)
  process.exit(2)
}
const results = join(root, 'test-results')
const counts = { passed: 0, failed: 0 }

const steps = {
  lint: () => run(binary('biome'), ['check', ...(area?.folders ?? ['.'])]),
  types: () =>
    area ? run(binary('tsc'), ['-p', values.area]) : run(process.execPath, [join(root, 'tools/types.mjs')]),
  async unit() {
    const report = join(results, 'unit.json')
    const code = await run(binary('jest'), [
      '--json',
      `--outputFile=${report}`,
      '--silent',
      ...(area?.folders ?? []),
    ])
    count(report, ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
      passed: numPassedTests,
      failed: Math.max(numFailedTests, numFailedTestSuites),
    }))
    return code
  },
  async gallery() {
    const { buildGallery, checkGallery } = await import('./lib/gallery.mjs')
    const report = join(results, 'gallery.json')
    await buildGallery()
    const code = await checkGallery({ report })
    count(report, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }))
    return code
  },
  async build() {
    const { buildAll } = await import('./lib/build.mjs')
    // Journeys walk the whole site; what others have built already is taken as it is.
    await buildAll()
    return 0
  },
  async journeys() {
    const { findChromium } = await import('./lib/chromium.mjs')
    const report = join(results, 'journeys.json')
    rmSync(join(root, 'e2e/.data'), { recursive: true, force: true })
    const code = await run(binary('playwright', 'e2e'), ['test', ...(area?.journeys ?? [])], {
      cwd: join(root, 'e2e'),
      env: { ...process.env, CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    })
    count(report, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }))
    if (code !== 0) showLastPages(join(results, 'journeys'))
    return code
  },
}

/** Prints what failed journeys had before them: from a run on another machine there is only what it printed. */
function showLastPages(folder) {
  const reports = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('error-context.md'))
  for (const file of reports.slice(0, 5)) {
    const page = readFileSync(join(folder, file), 'utf8').match(/```yaml\n(.*?)```/s)?.[1]
    if (page) console.log(`\n${file}\n${page.slice(0, 4000)}`)
  }
}

function count(report, read) {
  const { passed, failed } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1 }
  counts.passed += passed
  counts.failed += failed
}

/** What the team of a package owns. */
async function readArea(name) {
  const { register } = await import('tsx/esm/api')
  const unregister = register()
  const { areaOf } = await import('../shared/tooling/src/teams/owners.ts')
  await unregister()
  return areaOf(name, readFileSync(join(root, '.github/CODEOWNERS'), 'utf8'))
}

ensureDependencies()
const area = values.area === undefined ? undefined : await readArea(values.area)
mkdirSync(results, { recursive: true })
const all = Object.keys(steps).filter((name) => !area || name !== 'gallery')
const wanted = positionals.length > 0 ? positionals : all
const failed = []
for (const name of wanted) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const code = await steps[name]().catch((error) => {
    console.error(error.message)
    return 1
  })
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'failed'}, ${((Date.now() - started) / 1000).toFixed(0)} s`)
  if (code !== 0) failed.push(name)
}
if (failed.length > 0) {
  counts.failed ||= failed.length
  console.error(`\nFailed: ${failed.join(', ')}`)
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exit(failed.length > 0 ? 1 : 0)
