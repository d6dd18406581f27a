import { type RefObject, useEffect, useRef } from 'react'
import { isPhone, onTurn } from './phone'

interface Dialog {
  dialog: RefObject<HTMLDialogElement | null>
  /** Does the panel hide the page behind it? */
  coversPage: () => boolean
}

/**
 * Opens a native dialog as soon as it is there: modal on a phone, beside the page elsewhere.
 * @param first what receives the focus in it
 */
export function useDialog(first: RefObject<HTMLElement | null>): Dialog {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open) return
    open(element)
    first.current?.focus()
  }, [first])

  useEffect(() => onTurn(() => dialog.current && reopen(dialog.current)), [])

  return { dialog, coversPage: isPhone }
}

function open(element: HTMLDialogElement): void {
  if (isPhone()) element.showModal()
  else element.open = true
}

function reopen(element: HTMLDialogElement): void {
  const { activeElement: focused } = element.getRootNode() as Document | ShadowRoot
  element.close()
  open(element)
  if (focused instanceof HTMLElement && element.contains(focused)) focused.focus()
}
