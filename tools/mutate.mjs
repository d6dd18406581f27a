import { existsSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import { root } from './lib/workspace.mjs'

// `npm run mutate [rule…]`: changes the rules that must not break, one small thing at a time, and tells which changes
// their own tests did not notice.

/** Of the changes to a rule, the part that its tests must notice. */
const least = 85

/** The rules by name: package, file and, where it is not the one beside the file, who tests it. */
const rules = {
  'refresh timing': [
    ['shared/core', 'src/refresh-delay.ts'],
    ['shared/platform', 'src/session/expiry.ts'],
    ['shared/platform', 'src/session/refresh.ts'],
    ['shared/platform', 'src/session/renew.ts', 'src/session/refresh.dom.test.ts'],
  ],
  consent: [
    ['shared/core', 'src/must-ask.ts'],
    ['shared/platform', 'src/privacy/consent.ts'],
    ['shell', 'src/consent/decide.ts'],
    ['shell', 'src/consent/unsent.ts'],
  ],
  money: [
    ['shared/core', 'src/money.ts'],
    ['shared/core', 'src/charges.ts'],
  ],
  'subscription machine': [
    ['shared/core', 'src/subscriptions.ts'],
    ['backend', 'src/modules/billing/subscription-machine.ts'],
  ],
  slots: [
    ['backend', 'src/modules/meetings/free-slots.ts'],
    ['backend', 'src/modules/meetings/occupancy.ts', 'src/modules/meetings/free-slots.test.ts'],
    ['backend', 'src/modules/meetings/zoned-day.ts'],
  ],
  guard: [
    ['shared/core', 'src/paths.ts'],
    ['shared/core', 'src/errors/ends-session.ts'],
    ['shell', 'src/routing/require-session.tsx'],
  ],
  'proxy path check': [
    ['gateway', 'src/proxy/target.ts'],
    ['gateway', 'src/proxy/route-table.ts', 'src/proxy/target.test.ts'],
  ],
  'release selection': [
    ['gateway', 'src/registry/selection.ts'],
    ['gateway', 'src/registry/visitors.ts'],
  ],
  validation: [
    ['shared/contracts', 'src/fields.ts'],
    ['shared/contracts', 'src/tax-id.ts'],
    ['shared/contracts', 'src/explain-issue.ts', 'src/field-messages.test.ts'],
  ],
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in rules))
if (unknown.length > 0) {
  console.error(`No such rule: ${unknown.join(', ')}. There are: ${Object.keys(rules).join(', ')}.`)
  process.exit(1)
}

const rows = []
for (const [rule, parts] of Object.entries(rules)) {
  if (asked.length > 0 && !asked.includes(rule)) continue
  const mutants = []
  for (const [place, file, suite] of parts) mutants.push(...(await mutate(place, file, suite)))
  const counted = mutants.filter(({ status }) => status !== 'Ignored')
  const noticed = counted.filter(({ status }) => /Killed|Timeout|RuntimeError|CompileError/.test(status))
  rows.push({ rule, changes: counted.length, noticed: noticed.length })
}

console.log('\n| Rule | Changes | Noticed | Score |\n|---|---:|---:|---:|')
for (const { rule, changes, noticed } of rows)
  console.log(`| ${rule} | ${changes} | ${noticed} | ${score({ changes, noticed }).toFixed(1)} % |`)
const tooLow = rows.filter((row) => score(row) < least)
if (tooLow.length > 0) {
  console.error(`\nLess than ${least} % noticed: ${tooLow.map(({ rule }) => rule).join(', ')}.`)
  process.exitCode = 1
}

function score({ changes, noticed }) {
  return changes === 0 ? 0 : (100 * noticed) / changes
}

/** Every change that was made to a file, each with what became of it. */
async function mutate(place, file, suite = suiteBeside(place, file)) {
  // Stryker works in the folder that it is started in.
  process.chdir(join(root, place))
  const { default: config } = await import(join(root, place, 'jest.config.mjs'))
  try {
    return await new Stryker({
      mutate: [file],
      testRunner: 'jest',
      plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/jest-runner'))],
      jest: { config: { ...config, testMatch: [`<rootDir>/${suite}`] }, enableFindRelatedTests: false },
      coverageAnalysis: 'off',
      // It would read the project's with an interface that the compiler no longer has; types are not what is asked here.
      tsconfigFile: 'none',
      ignorePatterns: ['dist', 'dist.next', '.data*'],
      reporters: ['clear-text'],
      logLevel: 'warn',
      clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
      concurrency: availableParallelism(),
      allowEmpty: false,
    }).runMutationTest()
  } finally {
    rmSync(join(root, place, '.stryker-tmp'), { recursive: true, force: true })
    rmSync(join(root, place, 'reports'), { recursive: true, force: true })
  }
}

function suiteBeside(place, file) {
  const endings = ['.test.ts', '.dom.test.ts', '.test.tsx']
  const suites = endings.map((ending) => file.replace(/\.tsx?$/, ending))
  const suite = suites.find((each) => existsSync(join(root, place, each)))
  if (!suite) throw new Error(`${place}/${file} has no suite beside it`)
  return suite
}
