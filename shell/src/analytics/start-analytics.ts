import { startReporting } from '@ag/platform'

/** Reports how the site is used, while that is allowed; what sends and measures is fetched only then. */
export function startAnalytics(): void {
  startReporting(async () => {
    const { sendFact, measureVitals } = await import(/* webpackChunkName: "reports" */ './send-fact')
    measureVitals()
    return sendFact
  })
}
