import type { EventName, EventParameters } from '@ag/contracts'
import { allows, currentConsent, onConsentChange, refusesTracking } from '../privacy/consent'
import { currentSession } from '../session/session'

/** Something that happened, with its circumstances, before it is sent. */
export interface Fact {
  /** An event of the list, or a page that was seen. */
  kind: EventName | 'page_view'
  parameters: EventParameters
  /** Path of the page. */
  page: string
  title: string
  /** Address or path somebody came from. */
  referrer: string
  user: string | undefined
  /** As an ISO date. */
  at: string
}

/** Most facts that wait for a choice; they are in memory only, and gone with the page. */
const mostHeld = 50
let held: Fact[] = []
let seenBefore: string | undefined
let report: ((fact: Fact) => void) | undefined

/**
 * Records that something happened, once the visitor allows it: what happens before a choice is held, and forgotten
 * when the answer is no. Parameters never hold names, addresses, phone numbers or what somebody wrote.
 */
export function track(kind: EventName | 'page_view', parameters: EventParameters = {}): void {
  if (isRefused()) return
  const { pathname } = location
  const session = currentSession()
  const fact: Fact = {
    kind,
    parameters,
    page: pathname,
    title: document.title,
    referrer: seenBefore ?? document.referrer,
    user: session.status === 'signed-in' ? session.user.id : undefined,
    at: new Date().toISOString(),
  }
  if (kind === 'page_view') seenBefore = pathname
  if (report) report(fact)
  else held = [...held, fact].slice(-mostHeld)
}

/**
 * Sends what is tracked as long as that is allowed, with code that is fetched only then.
 * @param load the code that sends one fact
 */
export function startReporting(load: () => Promise<(fact: Fact) => void>): void {
  const follow = async () => {
    if (isRefused()) held = []
    if (!allows('analytics')) {
      report = undefined
      return
    }
    if (report) return
    // Without its code nothing is sent, and nobody misses it.
    const send = await load().catch(() => undefined)
    if (!send || !allows('analytics')) return
    report = send
    for (const fact of held) send(fact)
    held = []
  }
  onConsentChange(() => void follow())
  void follow()
}

/** The visitor, or their browser for them, has said no. An old yes that counts no more is a question, not a no. */
const isRefused = () => refusesTracking() || currentConsent()?.preferences.analytics === false
