import { ArrowLeftIcon } from '@ag/ui'
import { useSyncExternalStore } from 'react'
import styles from './back-to-top.module.css'
import { texts } from './texts'

/** How far down a page, in pixels, the way back is worth a button. */
const threshold = 300

/** A way back to the top of a long page. */
export function BackToTop() {
  const far = useSyncExternalStore(
    onScroll,
    () => window.scrollY > threshold,
    () => false,
  )
  if (!far) return null
  return (
    <button type="button" className={styles.button} aria-label={texts.backToTop} onClick={goToTop}>
      <ArrowLeftIcon aria-hidden="true" />
    </button>
  )
}

function onScroll(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

/** The button is about to go away, so the keyboard goes to the top as well. */
function goToTop() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}
