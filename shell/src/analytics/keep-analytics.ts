import { keepReporting } from '@ag/platform'

/** Reports how the site is used, while that is allowed; what sends and measures is fetched only then. */
export function keepAnalytics(): void {
  keepReporting(async () => {
    const { sendFact, measureVitals } = await import(/* webpackChunkName: "reports" */ './send-fact')
    measureVitals()
    return sendFact
  })
}
