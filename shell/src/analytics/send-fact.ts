import { recordEvent, recordPageView } from '@ag/contracts'
import { codeOf } from '@ag/core'
import { call, type Fact, newRequestKey } from '@ag/platform'

/** Names one load of the page; kept nowhere. */
const session_id = newRequestKey()

/** Tells the backend what happened. */
export function sendFact(fact: Fact): void {
  record(fact.kind, recordOf(fact))
}

/** Lets a record be made. Nothing waits for it; of a failure only who develops the site hears. */
export function record(what: string, made: Promise<unknown>): void {
  made.catch((error: unknown) => {
    if (process.env.AG_DEVELOPMENT) console.warn('This was not recorded:', what, codeOf(error))
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
