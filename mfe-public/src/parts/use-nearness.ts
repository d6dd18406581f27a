import { type RefCallback, useCallback, useRef } from 'react'

/** Room below the fold in which a part of a page is already fetched. */
const nearby = '300px'

/**
 * Calls once when the place that gets this ref comes near what is seen; never where the browser cannot tell. A ref and not
 * an effect: React may take over the place later than whatever asks.
 */
export function useNearness(onNear: () => void): RefCallback<HTMLElement> {
  const report = useRef(onNear)
  return useCallback((place) => {
    if (!place || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        report.current()
      },
      { rootMargin: nearby },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
}
