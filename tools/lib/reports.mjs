import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './workspace.mjs'

/** @typedef {{ passed: number, failed: string[], files: Record<string, number>, causes?: Record<string, number> }} Counted what a report says: how many passed, which did not, and the seconds that each file and each cause took */

/**
 * Reads the report of a step.
 * @param {(report: any) => Counted} read
 * @returns {Counted}
 */
export const readReport = (read, file) =>
  existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: [`${relative(root, file)} was never written`], files: {} }

/** A report of jest. */
export function readUnits({ numPassedTests, testResults }) {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    const file = relative(root, name)
    // A suite that could not start has no tests to blame.
    if (status === 'failed' && tests.length === 0) return [file]
    return tests.map(({ fullName }) => `${file} › ${fullName}`)
  })
  const files = Object.fromEntries(
    testResults.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1000]),
  )
  const sum = (numbers) => numbers.reduce((all, each) => all + each, 0)
  const all = sum(Object.values(files))
  const inTests = sum(
    testResults.flatMap((suite) => suite.assertionResults.map(({ duration }) => (duration ?? 0) / 1000)),
  )
  const causes = {
    'tests themselves': inTests,
    'around them: modules, environments, databases': all - inTests,
  }
  return { passed: numPassedTests, failed, files, causes }
}

/** A report of Playwright. */
export function readPages({ stats, suites, errors }) {
  const specsOf = ({ specs, suites: inner = [] }, path = []) => [
    ...specs.map((spec) => ({ ...spec, path: [...path, spec.title] })),
    ...inner.flatMap((suite) => specsOf(suite, [...path, suite.title])),
  ]
  const specs = suites.flatMap((suite) => specsOf(suite))
  const failed = specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, path }) => `${file}:${line} › ${path.join(' › ')}`)
  /** @type {Record<string, number>} */
  const files = {}
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      files[file] = (files[file] ?? 0) + duration / 1000
  return { passed: stats.expected, failed: [...failed, ...errors.map(({ message }) => message)], files }
}

/** Prints what failed journeys had before them: from a run on another machine there is only what it printed. */
export function showLastPages(folder) {
  const reports = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('error-context.md'))
  for (const file of reports.slice(0, 5)) {
    const page = readFileSync(join(folder, file), 'utf8').match(/```yaml\n(.*?)```/s)?.[1]
    if (page) console.log(`\n${file}\n${page.slice(0, 4000)}`)
  }
}
