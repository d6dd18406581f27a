import { allows, managePrivacy, refusesTracking, useConsent } from '@ag/platform'
import { Button, useHydrated } from '@ag/ui'
import { texts } from './texts'

const words = texts.cookies.choice
const categories = Object.keys(words.categories) as (keyof typeof words.categories)[]

/** What somebody allows today, and the way to change it. */
export function CookieChoice() {
  const consent = useConsent()
  const allowed = categories.filter(allows).map((category) => words.categories[category])
  // Only the browser knows.
  const isKnown = useHydrated()
  return (
    <>
      {isKnown && <p role="status">{consent && !consent.outdated ? words.allowed(allowed) : words.open}</p>}
      {isKnown && refusesTracking() && <p>{words.refusesTracking}</p>}
      <div>
        <Button variant="outline" onClick={managePrivacy}>
          {words.manage}
        </Button>
      </div>
    </>
  )
}
