import { currentConsent } from '@ag/platform'
import { useEffect, useState } from 'react'

/** Seconds with prices in sight after which a question may be near. */
const enough = 40

/** Once a visit: whoever has been asked is left alone. */
let wasOffered = false

/**
 * Offers help once, to whoever has looked at prices for a while.
 * @param isWanted nothing else of the assistant is on screen
 * @param load fetches what an offer is made with; who cannot have it misses what nobody asked for
 * @returns that, while the offer is there, and how it goes
 */
export function useNudge<Code>(
  isWanted: boolean,
  load: () => Promise<Code>,
): [offer: Code | undefined, dismiss: () => void] {
  const [offer, setOffer] = useState<Code>()

  useEffect(() => {
    if (!isWanted || wasOffered) return
    let seconds = 0
    const timer = setInterval(() => {
      if (seesPrices()) seconds += 1
      if (seconds < enough || isQuestionOpen()) return
      clearInterval(timer)
      wasOffered = true
      load().then(setOffer, () => undefined)
    }, 1000)
    return () => clearInterval(timer)
  }, [isWanted, load])

  return [isWanted ? offer : undefined, () => setOffer(undefined)]
}

const seesPrices = () =>
  document.visibilityState === 'visible' &&
  [...document.querySelectorAll('[data-price]')].some((price) => {
    const { top, bottom } = price.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })

/** The question about cookies comes first: before its answer, and while its box covers the bottom of the page. */
const isQuestionOpen = () =>
  currentConsent() === undefined || document.documentElement.hasAttribute('data-covered')
