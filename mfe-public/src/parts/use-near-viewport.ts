import { type RefCallback, useCallback, useRef } from 'react'

/** Room below the fold in which a part of a page is already fetched. */
const nearby = '300px'

/**
 * Calls once when the place that gets this ref comes near what is seen, or when somebody begins to walk the page by Tab:
 * that walk leaps over a place without controls, however near it would have come. A ref and not an effect: React may take
 * over the place later than whatever asks.
 */
export function useNearViewport(onNear: () => void): RefCallback<HTMLElement> {
  const report = useRef(onNear)
  return useCallback((place) => {
    if (!place) return
    const come = () => {
      leave()
      report.current()
    }
    const walk = ({ key }: KeyboardEvent) => key === 'Tab' && come()
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver(
            (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
            { rootMargin: nearby },
          )
    const leave = () => {
      observer?.disconnect()
      document.removeEventListener('keydown', walk)
    }
    observer?.observe(place)
    document.addEventListener('keydown', walk)
    return leave
  }, [])
}
