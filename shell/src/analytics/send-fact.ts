import { type EventName, recordEvent, recordPageView } from '@ag/contracts'
import { call, type Fact, newRequestKey, track } from '@ag/platform'
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'

/** Names one load of the page; kept nowhere. */
const session_id = newRequestKey()
let measuring = false

/** Tells the backend what happened. Nothing waits for it, and its failure is nobody's concern. */
export function sendFact({ kind, parameters, page, title, referrer, user, at }: Fact): void {
  const circumstances = {
    user_id: user,
    session_id,
    page_url: page,
    user_agent: navigator.userAgent.slice(0, 1000),
    timestamp: at,
  }
  const sent =
    kind === 'page_view'
      ? call(
          recordPageView,
          { body: { ...circumstances, page_title: title.slice(0, 300), referrer: referrer.slice(0, 2000) } },
          { keepalive: true },
        )
      : call(
          recordEvent,
          { body: { ...circumstances, event_name: kind satisfies EventName, custom_parameters: parameters } },
          { keepalive: true },
        )
  sent.catch(() => undefined)
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
