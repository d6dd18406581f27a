import { type RefObject, useLayoutEffect } from 'react'
import { type Alignment, placeBeside } from './place-beside'

/** Keeps an open popover beside its anchor, above everything else and out of any box that would cut it off. */
export function useBeside(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  align: Alignment,
): void {
  useLayoutEffect(() => {
    const box = popover.current
    if (!open || !box) return
    const place = () => {
      const around = anchor.current?.getBoundingClientRect()
      if (!around) return
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
      const { top, left } = placeBeside(around, box.getBoundingClientRect(), view, align)
      box.style.top = `${top}px`
      box.style.left = `${left}px`
    }
    box.showPopover()
    place()
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      box.hidePopover()
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, { capture: true })
    }
  }, [open, anchor, popover, align])
}
