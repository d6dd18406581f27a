import type { StartedPage } from '../start/started-page'
import styles from './fade-areas.module.css'

/** Longest time that the last page stands still for the next one, in milliseconds; what takes longer comes without a fade. */
const patience = 150
const { fading = 'fading' } = styles

/** Lets one area fade into the next where the browser can do that and nobody has asked for less motion. */
export function fadeAreas({ router, areaAt }: Pick<StartedPage, 'router' | 'areaAt'>): void {
  if (!('startViewTransition' in document)) return
  const wantsRest = matchMedia('(prefers-reduced-motion: reduce)')
  const reveal = router.reveal
  let shown = areaAt(router.state.location.pathname)
  router.reveal = (draw) => {
    const area = areaAt(router.state.location.pathname)
    const isNew = area !== shown
    shown = area
    // Browsers have motions of their own for going back and forward.
    if (!isNew || wantsRest.matches || router.state.historyAction === 'POP') return reveal(draw)
    const root = document.documentElement
    root.classList.add(fading)
    const fade = document.startViewTransition(draw)
    const late = setTimeout(() => fade.skipTransition(), patience)
    void fade.updateCallbackDone.finally(() => clearTimeout(late))
    // One that was skipped is never ready.
    fade.ready.catch(() => undefined)
    void fade.finished.finally(() => root.classList.remove(fading))
  }
}
