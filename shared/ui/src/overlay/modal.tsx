import { CloseIcon, classNames } from '@ag/ui'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import styles from './modal.module.css'
import { texts } from './texts'

export const modalSizes = ['sm', 'md', 'lg', 'xl', 'full'] as const
export type ModalSize = (typeof modalSizes)[number]

export interface ModalProps
  extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onCancel' | 'title' | 'ref'> {
  open: boolean
  /** Asked for by Escape, by a press outside and by the button in the corner. */
  onClose: () => void
  title: string
  size?: ModalSize
  /** What gets the focus first; otherwise the dialog itself, so that it is read from its title on. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Its actions, below everything else. */
  footer?: ReactNode
}

/** Something to finish before going on: the page behind it can neither be pressed nor reached. */
export function Modal({ open, ...props }: ModalProps) {
  return open ? <OpenModal {...props} /> : null
}

function OpenModal({
  onClose,
  title,
  size = 'md',
  initialFocus,
  footer,
  className,
  children,
  ...native
}: Omit<ModalProps, 'open'>) {
  const id = useId()
  const dialog = useShown(initialFocus)
  const pressedOutside = useRef(false)

  function handleKeys(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    }
    if (event.key === 'Tab') wrapAround(event)
  }

  return (
    <dialog
      {...native}
      ref={dialog}
      className={classNames(styles.modal, className)}
      data-size={size}
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={handleKeys}
      // A phone's way back asks to cancel without any key.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // A browser may close it all the same.
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
      // The ground behind a dialog belongs to it. A press that only ends there was meant for what it began on.
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (pressedOutside.current && event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.box}>
        <div className={styles.head}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={texts.close} onClick={onClose}>
            <CloseIcon aria-hidden="true" />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  )
}

/** Shows a dialog as long as it is rendered; closing it gives the focus back to whoever had it. */
function useShown(initialFocus?: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    const first = initialFocus?.current ?? element
    first?.focus()
    return () => element?.close()
  }, [initialFocus])
  return dialog
}

const focusable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"], [inert] *, [hidden] *)'

/** Keeps Tab among the controls of a dialog. */
function wrapAround(event: KeyboardEvent) {
  const controls = event.currentTarget.querySelectorAll<HTMLElement>(focusable)
  const first = controls[0]
  const last = controls[controls.length - 1]
  const { activeElement } = document
  const leaves = event.shiftKey
    ? activeElement === first || activeElement === event.currentTarget
    : activeElement === last
  if (!leaves) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
