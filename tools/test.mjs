import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { binary, ensureDependencies, root, run } from './lib/workspace.mjs'

// `npm test`: lint, types, unit, component and backend tests, the gallery, builds, journeys. `npm test -- lint types` runs
// only those.

const results = join(root, 'test-results')
const counts = { passed: 0, failed: 0 }

const steps = {
  lint: () => run(binary('biome'), ['check', '.']),
  types: () => run(process.execPath, [join(root, 'tools/types.mjs')]),
  async unit() {
    const report = join(results, 'unit.json')
    const code = await run(binary('jest'), ['--json', `--outputFile=${report}`, '--silent'])
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
    await buildAll()
    return 0
  },
  async journeys() {
    const { findChromium } = await import('./lib/chromium.mjs')
    const report = join(results, 'journeys.json')
    rmSync(join(root, 'e2e/.data'), { recursive: true, force: true })
    const code = await run(binary('playwright', 'e2e'), ['test'], {
      cwd: join(root, 'e2e'),
      env: { ...process.env, CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    })
    count(report, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }))
    return code
  },
}

function count(report, read) {
  const { passed, failed } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1 }
  counts.passed += passed
  counts.failed += failed
}

ensureDependencies()
mkdirSync(results, { recursive: true })
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(steps)
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
