import { appendFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'

/** Notes for `npm test -- --timings` what the journeys' time went into. */
export default class TimingsReporter implements Reporter {
  readonly #sums = new Map<string, number>()

  onStepEnd(_test: TestCase, _result: TestResult, { category, title, duration, steps }: TestStep): void {
    // What holds other steps took as long as they did.
    if (steps.length === 0) this.#add(causeOf(category, title), duration)
  }

  onTestEnd(_test: TestCase, { duration }: TestResult): void {
    this.#add('in journeys', duration)
  }

  onEnd(): void {
    const lines = [...this.#sums].map(([cause, milliseconds]) => `journeys\t${cause}\t${milliseconds}\n`)
    if (process.env.TIMINGS_FILE) appendFileSync(process.env.TIMINGS_FILE, lines.join(''))
  }

  #add(cause: string, milliseconds: number): void {
    this.#sums.set(cause, (this.#sums.get(cause) ?? 0) + milliseconds)
  }
}

function causeOf(category: string, title: string): string {
  if (category === 'expect' || /^(Expect|Wait)/.test(title)) return 'waiting for what a page shows'
  if (category === 'fixture' || category === 'hook') return 'making ready: accounts, backends, sites'
  if (/^(Launch|Create|Close)/.test(title)) return 'browsers, contexts and pages'
  if (/^(Navigate|Reload|Go )/.test(title)) return 'loading pages'
  if (/^(Evaluate|Set viewport|Emulate)/.test(title)) return 'looking at pages: axe, sizes, colours'
  if (/^(GET|POST|PUT|DELETE|PATCH|Fetch)/.test(title)) return 'calls beside the browser'
  return 'pressing and typing'
}
