import { useEffect, useState } from 'react'

/**
 * Moves the focus to an element once what is about to close has closed: a dialog gives it back to what opened it, which
 * may be gone by then.
 */
export function useFocusLater(): (id: string) => void {
  const [target, setTarget] = useState<{ id: string }>()
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus()
  }, [target])
  return (id) => setTarget({ id })
}
