import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import styles from './tooltip.module.css'
import { useBeside } from './use-beside'

export interface TooltipProps {
  /** A few words more about the control; never the only place that says it. */
  text: string
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/** Words that show while a control has the pointer or the focus; Escape takes them away. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  useBeside(open, anchor, tip, 'center')
  useEscape(open, () => setOpen(false))
  return (
    <span ref={anchor} className={styles.anchor} {...shownWhile(setOpen)}>
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={tip} id={id} className={styles.tip} role="tooltip" popover="manual" hidden={!open}>
        <span className={styles.words}>{text}</span>
      </span>
    </span>
  )
}

/** The control inside is what is pointed at and focused; the span around it only listens. */
const shownWhile = (setOpen: (open: boolean) => void) => ({
  onPointerEnter: () => setOpen(true),
  onPointerLeave: () => setOpen(false),
  onFocus: () => setOpen(true),
  onBlur: () => setOpen(false),
})

/** The first Escape is for the tip alone, whatever it stands in. */
function useEscape(open: boolean, close: () => void) {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!open) return
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', pressed, { capture: true })
    return () => document.removeEventListener('keydown', pressed, { capture: true })
  }, [open])
}
