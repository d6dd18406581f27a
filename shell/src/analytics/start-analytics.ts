import { startReporting } from '@ag/platform'
import type { MeasuredLoad } from './measure-vitals'

/** Reports how the site is used and how fast it is, while that is allowed; what sends and measures is fetched only then. */
export function startAnalytics(page: MeasuredLoad): void {
  startReporting(async () => {
    const { sendFact, measureVitals } = await import(/* webpackChunkName: "reports" */ './reports')
    measureVitals(page)
    return sendFact
  })
}
