import { type RefObject, useEffect, useRef } from 'react'

const phone = '(max-width: 40rem)'

interface Dialog {
  dialog: RefObject<HTMLDialogElement | null>
  /** Does the panel hide the page behind it? */
  coversPage: () => boolean
}

/** Opens a native dialog as soon as it is there: modal on a phone, beside the page elsewhere; focus goes into it. */
export function useDialog(): Dialog {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open) return
    if (isPhone()) element.showModal()
    else element.open = true
    element.focus()
  }, [])

  return { dialog, coversPage: isPhone }
}

const isPhone = () => typeof matchMedia === 'function' && matchMedia(phone).matches
