import { type ComponentType, useEffect, useState } from 'react'

/** Pixels of scrolling after which the button is worth its bytes. */
const threshold = 300

/** The button that leads back to the top; it is fetched when somebody has scrolled far enough to want it. */
export function LazyBackToTop() {
  const [Button, setButton] = useState<ComponentType>()
  useEffect(() => {
    const follow = () => {
      if (scrollY <= threshold) return
      stop()
      void import('@ag/ui/overlay').then(
        ({ BackToTop }) => setButton(() => BackToTop),
        () => undefined,
      )
    }
    const stop = () => removeEventListener('scroll', follow)
    addEventListener('scroll', follow, { passive: true })
    follow()
    return stop
  }, [])
  return Button && <Button />
}
