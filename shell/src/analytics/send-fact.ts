import { recordEvent, recordPageView } from '@ag/contracts'
import { codeOf } from '@ag/core'
import { call, type Fact, newRequestKey, track } from '@ag/platform'
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'

/** Names one load of the page; kept nowhere. */
const session_id = newRequestKey()
let measuring = false

/** Tells the backend what happened. Nothing waits for it; of a failure only who develops the site hears. */
export function sendFact(fact: Fact): void {
  recordOf(fact).catch((error: unknown) => {
    if (process.env.AG_DEVELOPMENT) console.warn('This was not recorded:', fact.kind, codeOf(error))
  })
}

function recordOf({ kind, parameters, page, title, referrer, user, at }: Fact) {
  const circumstances = {
    user_id: user,
    session_id,
    page_url: page,
    user_agent: navigator.userAgent.slice(0, 1000),
    timestamp: at,
  }
  if (kind === 'page_view') {
    const seen = { page_title: title.slice(0, 300), referrer: referrer.slice(0, 2000) }
    return call(recordPageView, { body: { ...circumstances, ...seen } }, { keepalive: true })
  }
  const event =
    kind === 'assistant_booking'
      ? { name: kind, params: parameters }
      : { event_name: kind, custom_parameters: parameters }
  return call(recordEvent, { body: { ...circumstances, ...event } }, { keepalive: true })
}

/** Begins to tell how fast and how steady the page was, once a page load. */
export function measureVitals(): void {
  if (measuring) return
  measuring = true
  for (const measure of [onCLS, onINP, onLCP, onTTFB])
    measure(({ name, value, rating }) =>
      track('web_vital', { metric: name, value: Math.round(value * 1000) / 1000, rating }),
    )
}
